import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { firstWords } from "./scripts/first-words.ts";

/** Where `npm run dev` finds the server. */
const SERVER = process.env.NETOCEAN_SERVER ?? "http://localhost:8000";

export default defineConfig({
  base: "./",
  plugins: [firstWords(), svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/netocean/server/page",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": SERVER, "/health": SERVER, "/wire": { target: SERVER, ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./scripts/page-environment.ts",
    server: { deps: { inline: ["svelte"] } },
    testTimeout: 60_000,
  },
});
