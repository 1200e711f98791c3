import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

const EFFECTS = ["src/**/*.svelte.test.ts"];

export default mergeConfig(
  built,
  defineConfig({
    test: {
      // Some go through whole kept games, told by the real rules, also on a busy machine.
      testTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: { name: "node", include: ["{src,build}/**/*.test.ts"], exclude: EFFECTS },
        },
        {
          extends: true,
          resolve: { conditions: ["browser"] },
          test: {
            name: "effects",
            include: EFFECTS,
            environment: "./build/client-environment.ts",
            server: { deps: { inline: [/svelte/] } },
          },
        },
      ],
    },
  }),
);
