import { describe, expect, it } from "vitest";
import { only, withoutComments } from "./catalogues";

const TEXT = `# For translators.
game-title = Knatsch
game-hook =
    Ritter würfeln
    # um Burgen.
    .attribute = Mehr
# Not on the wall.
other = { $many ->
    [one] eins
   *[other] mehr
    }
`;

describe("a catalogue", () => {
  it("comes without the comments for translators, but with every other line", () => {
    expect(withoutComments(TEXT).split("\n").length).toBe(TEXT.split("\n").length - 2);
    expect(withoutComments(TEXT)).toContain("    # um Burgen.");
  });

  it("can be cut down to some messages, whole with their attributes", () => {
    expect(only(TEXT, ["game-hook"])).toBe(
      "game-hook =\n    Ritter würfeln\n    # um Burgen.\n    .attribute = Mehr\n",
    );
    expect(only(TEXT, ["title"])).toBe("");
  });
});
