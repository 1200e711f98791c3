import { defineConfig, mergeConfig } from "vitest/config";
import built from "./vite.config.ts";

export default mergeConfig(
  built,
  defineConfig({ test: { include: ["src/**/*.test.ts", "build/**/*.test.ts"] } }),
);
