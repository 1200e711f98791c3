import { describe, expect, it } from "vitest";
import type { Choice } from "../generated/messages";
import { grouped } from "./menuGroups";

const choice = (text: string): Choice => ({
  text,
  label: { key: text, values: {} },
  hint: null,
  shows: {},
  kind: "",
});
const kind = ({ text }: Choice) => text.split(" ")[1] ?? "";
const many = (kinds: string[]) => kinds.map((name, at) => choice(`${at} ${name}`.trim()));

describe("a menu", () => {
  it("is one list while it is short", () => {
    const menu = many(["a", "b", "a"]);
    expect(grouped(menu, kind)).toEqual([{ title: "", choices: menu }]);
  });
  it("has groups when it is long, those without a title first", () => {
    const menu = many(["b", "a", "b", "a", "b", "", "a", "b", "a", "b"]);
    const groups = grouped(menu, kind);
    expect(groups.map((group) => group.title)).toEqual(["", "b", "a"]);
    expect(groups.flatMap((group) => group.choices)).toHaveLength(menu.length);
  });
  it("needs no titles when all are of one kind", () => {
    const menu = many(Array<string>(12).fill("a"));
    expect(grouped(menu, kind)).toEqual([{ title: "", choices: menu }]);
  });
});
