import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { catalogues } from "./build/catalogues.ts";
import { chunkNames } from "./build/chunks.ts";
import { rulesPages } from "./build/rules.ts";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  // Scripts find each other at any path; the server writes its own into pages (`--base-path`).
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === "html" ? undefined : { relative: true }),
  },
  plugins: [svelte(), catalogues(), rulesPages()],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    // A font or picture inside a style sheet would need a wider content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: chunkNames(import.meta.dirname) }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
