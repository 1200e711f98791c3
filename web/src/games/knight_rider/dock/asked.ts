import type { Choice } from "../../../generated/messages";
import { cellsOf, turn } from "./building.svelte";
import type { Drive, KnightStage } from "./drive.svelte";
import { fieldWords } from "../city/fields";

/** What the dashboard asks: the words and buttons of a decision. */
export interface Asked {
  heading?: string;
  effects?: string;
  verb?: string;
  primary?: Choice;
  ondo?: () => void;
  others?: { label: string; keys?: string; choice?: Choice; onclick?: () => void }[];
}

/** All entries of a kind. */
export const allOf = (stage: KnightStage, kind: string): Choice[] =>
  stage.choices.filter((entry) => entry.kind === kind);
const find = (stage: KnightStage, kind: string): Choice | undefined => allOf(stage, kind)[0];

export function askedOf(stage: KnightStage, drive: Drive): Asked {
  if (!stage.myTurn) return {};
  if (drive.shown) return driving(stage, drive);
  if (find(stage, "place")) return placing(stage);
  if (stage.view.lay_kind) return laying(stage);
  if (drive.goals.length && !stage.pointing.picked) return whereTo(stage, drive);
  return plainly(stage);
}

function driving(stage: KnightStage, drive: Drive): Asked {
  const end = drive.shown!;
  const where = fieldWords(stage, end.x, end.y);
  const verb = drive.turbo ? "turbo-" : "";
  return {
    heading: end.catch
      ? stage.t("board-catch", { where })
      : stage.t("board-drive-to", { where, side: stage.t(`side-${end.facing}`) }),
    verb: stage.t(end.catch ? `board-${verb}catch-verb` : `board-${verb}drive-verb`),
    primary: stage.choices[0],
    ondo: () => void drive.go(),
    others: [{ label: stage.t("board-other-goal"), keys: "Esc", onclick: () => drive.clear() }],
  };
}

function whereTo(stage: KnightStage, drive: Drive): Asked {
  const { view } = stage;
  const turbo = view.reach.find(({ turbo }) => turbo && drive.wins(turbo))?.turbo;
  // The turbo that lies ready can also be played before one knows where to.
  const card = stage.choices.find(({ shows }) => drive.turbo && shows.card === drive.turbo);
  return {
    primary: card,
    verb: card && stage.t("board-play-verb", { card: stage.t(`lens-${drive.turbo}`) }),
    others: card && [
      { label: stage.t("board-other-choice"), keys: "Esc", onclick: () => drive.clear() },
    ],
    heading: stage.t("board-where-to", { points: drive.points }),
    effects: turbo
      ? stage.t("board-turbo-catches", { card: stage.t(`kitt-${turbo}`) })
      : stage.t("board-goals", { many: drive.goals.length }),
  };
}

function placing(stage: KnightStage): Asked {
  const { view } = stage;
  const places = allOf(stage, "place");
  const shape = stage.t(`shape-${view.drawn_shape}`);
  const { picked } = stage.pointing;
  const cells = cellsOf(places).length;
  return {
    heading: stage.t("board-place", { tile: view.drawn ?? 0, shape }),
    effects: picked ? stage.hint(picked) : stage.t("board-fits", { many: cells }),
    verb: stage.t("board-place-verb"),
    others: [{ label: stage.t("board-turn"), keys: "D", onclick: () => turn(stage.pointing, 1) }],
  };
}

function laying(stage: KnightStage): Asked {
  const { view } = stage;
  const feet = allOf(stage, "foot");
  const card = stage.t(`diversion-${view.lay_kind}`);
  const foot = stage.pointing.shown?.kind === "foot" ? stage.pointing.shown : feet[0];
  const back = find(stage, "back");
  const many = allOf(stage, "on").length;
  const others = view.tiles.length - many;
  return {
    heading: view.lay_tile
      ? stage.t("board-lay-on", { card, tile: view.lay_tile })
      : stage.t("board-lay-where", { card }),
    effects: foot
      ? feet.length > 1
        ? `${stage.hint(foot)}. ${stage.t("board-lay-turn")}`
        : stage.hint(foot)
      : stage.pointing.shown
        ? stage.hint(stage.pointing.shown)
        : stage.t("board-lay-tiles", { many, others }),
    verb: stage.t("board-lay-verb"),
    primary: stage.pointing.picked ?? feet[0],
    others: back ? [{ label: stage.label(back), keys: "Esc", choice: back }] : [],
  };
}

/** What the menu already says: start tile, entry, a card, the end of the turn. */
function plainly(stage: KnightStage): Asked {
  const { view } = stage;
  const only = find(stage, "end turn") ?? find(stage, "move") ?? find(stage, "stop");
  const primary = stage.pointing.picked ?? only;
  const heading = find(stage, "enter")
    ? stage.t("board-enter")
    : stage.choices.some((entry) => entry.kind.startsWith("start"))
      ? stage.t("board-start-where")
      : undefined;
  if (!primary) return { heading };
  return {
    heading: stage.pointing.shown ? undefined : (heading ?? stage.t(`phase-${view.phase}`)),
    verb: stage.label(primary),
    primary,
    others: stage.pointing.picked
      ? [
          {
            label: stage.t("board-other-choice"),
            keys: "Esc",
            onclick: () => void stage.pointing.back(),
          },
        ]
      : [],
  };
}
