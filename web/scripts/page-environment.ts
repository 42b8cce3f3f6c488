import type { Environment } from "vitest/runtime";

/** Tests run in Node, on the code as the browser gets it: runes react, and effects run. */
export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
