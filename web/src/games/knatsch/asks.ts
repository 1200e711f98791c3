import type { View } from "../../generated/views/knatsch";
import type { Asked } from "../../stage/contract";
import type { Stage } from "../../stage/stage.svelte";
import { nameOf, ownerOf } from "./facts/cards";

/** What is decided now, and which card a roll is for. */
export function asks(stage: Stage<View>): Asked {
  const { phase, roll } = stage.view;
  if (phase !== "roll" || !roll) return { key: `asks-${phase}` };
  const { purpose, target } = roll;
  if (target === null) return { key: `asks-${purpose}` };
  const other = stage.names[ownerOf(stage.view, target) ?? -1] ?? "";
  return { key: `asks-${purpose}`, values: { card: nameOf(stage, target), other } };
}
