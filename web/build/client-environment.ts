import type { Environment } from "vitest/runtime";

/** Node, with modules compiled as for a browser: effects run. */
export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
