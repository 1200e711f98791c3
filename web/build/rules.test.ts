import { describe, expect, it } from "vitest";
import { renderRules } from "./rules";

describe("a rules page", () => {
  const page = renderRules(
    "# Game\n\nAbout [x](ledger.md).\n\n## 4 A turn\n\n**R4.2** Draw *one* card.\n\n* **Q7** So be it.\n",
  );
  it("gives every number and chapter an address", () => {
    expect(page.title).toBe("Game");
    expect(page.chapters).toEqual([{ id: "chapter-1", title: "4 A turn" }]);
    expect(page.html).toContain('<strong class="number" id="R4.2">R4.2</strong>');
    expect(page.html).toContain('id="Q7"');
  });
  it("begins with how it goes and ends with what is reconstructed", () => {
    const { html } = renderRules(
      "# Game\n\nIt is fun.\n\n**R** is a rule.\n\n**Reconstructed.** All.\n\n## 4 A turn\n\n**R4.2** Draw.\n",
    );
    const order = ["It is fun", "A turn", "Draw", "is a rule", "Reconstructed"];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.indexOf(part)).sort((one, other) => one - other),
    );
  });
  it("keeps links within docs as text", () => {
    expect(page.html).not.toContain("ledger.md");
  });
});
