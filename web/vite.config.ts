import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vitest/config";
import { credits } from "./plugins/credits.ts";
import { drawing } from "./plugins/drawing.ts";
import { languages } from "./plugins/languages.ts";
import { shell, WORKER } from "./plugins/shell.ts";
import { siblings } from "./plugins/siblings.ts";
import { weight } from "./plugins/weight.ts";

// The page is served by the server (fimbul.server.pages) from where it is built to, and the wheel
// carries it. In development, `vite` serves it and hands the API on to a server on port 8000.
export default defineConfig({
  plugins: [
    languages(),
    drawing(),
    svelte(),
    icons({ compiler: "svelte", scale: 1 }),
    shell(),
    weight(),
    credits(),
    siblings(),
  ],
  base: "/",
  build: {
    outDir: "../src/fimbul/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: "index.html", sw: "worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  // Only a test that hangs waits that long: a busy machine is slow.
  test: { include: ["src/**/*.test.ts"], testTimeout: 120_000 },
});
