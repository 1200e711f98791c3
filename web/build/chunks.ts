import { readdirSync } from "node:fs";

/** What rolldown knows about a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}
type Modules = Set<string>;
type Kind = "main" | "home" | "table" | "pages" | "boards" | "pictures";

/**
 * Names the file that a module goes into. A request costs a visitor more than a kilobyte, so there
 * are three: what every page needs, or the home page and another one; what other pages share with each
 * other or with tables; and what every table needs besides. A board is one file, which televisions and
 * hands share. Whatever gets no name goes where it is imported.
 */
export function chunkNames(root: string): (id: string, graph: Graph) => string | null {
  const route = (name: string) => `${root}/src/routes/${name}.svelte`;
  const games = readdirSync(`${root}/src/games`);
  const parts = (name: string) => games.map((game) => `${root}/src/games/${game}/${name}`);
  let known: Record<Kind, Modules[]> | undefined;
  return (id, graph) => {
    const each = (starts: string[]) => starts.map((start) => reached(graph, start));
    known ??= {
      main: each([`${root}/src/main.ts`]),
      home: each([route("Home")]),
      table: each([route("TablePage")]),
      // The last one is loaded when the settings are opened.
      pages: each([
        ...["Home", "NewTable", "Rules", "Move", "Day"].map(route),
        `${root}/src/account/MoveDevice.svelte`,
      ]),
      boards: each(parts("stage.ts")),
      pictures: each(parts("Pictures.svelte")),
    };
    const { main, home, table, pages, boards, pictures } = known;
    const uses = (sets: Modules[]) => sets.filter((set) => set.has(id)).length;
    const elsewhere = uses([...table, ...boards]);
    const shared = uses(pages) > 1 || (uses(pages) && elsewhere);
    if (uses(main) || (uses(home) && shared)) return "main";
    if (shared) return "pages";
    if (uses(table) || elsewhere > 1) return "table";
    const board = games.find((_, at) => boards[at].has(id));
    return board && !uses(pictures) ? `board-${board}` : null;
  };
}

/** A module and all that are loaded with it. */
function reached(graph: Graph, start: string): Modules {
  const found = new Set([start]);
  for (const id of found)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}
