import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { rulesPages } from "./build/rules.ts";

const SERVER = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), rulesPages()],
  build: {
    target: "es2022",
    // A font or picture inside a style sheet would need a wider content policy.
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
