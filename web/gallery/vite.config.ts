import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { catalogues } from "../build/catalogues.ts";
import { rulesPages } from "../build/rules.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Scenes are made by `python -m tools.scenes web/gallery/scenes` and not kept. */
const scenes: Plugin = {
  name: "scenes",
  configureServer(server) {
    server.middlewares.use("/scenes", (request, response, next) => {
      const file = here(`./scenes${(request.url ?? "").split("?")[0]}`);
      if (!existsSync(file)) return next();
      response.setHeader("content-type", "application/json");
      createReadStream(file).pipe(response);
    });
  },
};

export default defineConfig({
  root: here("."),
  publicDir: here("../public"),
  plugins: [svelte(), catalogues(), rulesPages(), scenes],
  build: { target: "es2022", assetsInlineLimit: 0, emptyOutDir: true },
  server: { fs: { allow: [here("../..")] } },
});
