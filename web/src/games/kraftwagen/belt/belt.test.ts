import { describe, expect, it } from "vitest";
import type { View } from "../../../generated/views/kraftwagen";
import { orderOf } from "./belt";

const [ME, LOTTE] = [0, 1];

function view(more: Partial<View>): View {
  const worker = (seat: number) => ({ tile: null, icons: [], seat, special: false });
  const [rear, front] = [worker(LOTTE), worker(ME)];
  const now = { phase: "select_card", active: ME, chain: [rear, front], track: 4, market: [null] };
  return { ...now, ...more } as View;
}

describe("the line below the belt", () => {
  it("says that the rear moves only while the rear has to choose a tile", () => {
    const at = { phase: "select_tile", active: LOTTE };
    expect(orderOf(view(at), ME)).toEqual({ key: "board-rear" });
    expect(orderOf(view({}), ME)).toEqual({ key: "board-then", seat: LOTTE });
  });

  it("names a second turn in a row", () => {
    const { chain } = view({});
    const again = view({ chain: [...chain].reverse() });
    expect(orderOf(again, ME)).toEqual({ key: "board-again" });
    expect(orderOf(again, LOTTE)).toEqual({ key: "board-again-other", seat: ME });
  });

  it("says that the round is scored when it is about to end", () => {
    expect(orderOf(view({ track: 0 }), ME)).toEqual({ key: "board-then-scored" });
    const full = view({ market: [{} as View["market"][0]] });
    expect(orderOf(full, ME)).toEqual({ key: "board-then-scored" });
  });

  it("is silent while start tiles are chosen, from the front, and at the end", () => {
    expect(orderOf(view({ phase: "start_choice" }), ME)).toBeUndefined();
    expect(orderOf(view({ phase: "over", active: null }), ME)).toBeUndefined();
  });
});
