import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({
    test: {
      include: ["src/**/*.test.ts", "build/**/*.test.ts"],
      // Some go through whole kept games, told by the real rules, also on a busy machine.
      testTimeout: 60_000,
    },
  }),
);
