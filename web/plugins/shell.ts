// Gives the service worker the list of the page's files, so that the page opens without a network.
// Fonts and messages are not in the list: a reader needs few of them, and the worker keeps those used.

import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

export const WORKER = "sw.js";
/** The public files that a page without a network shows. */
const BESIDE = /\.(svg|webmanifest)$/;
const BY_USE = /\/_(messages|rules)-[\w-]+\.js$|\.woff2?$/;

export function shell(): Plugin {
  let publicDir = "";
  return {
    name: "fimbul-shell",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== "chunk") return this.error("there is no service worker");
        if (worker.imports.length > 0) this.error("the service worker must stand alone");
        const built = Object.keys(bundle)
          .map((name) => `/${name}`)
          .filter((name) => name !== `/${WORKER}` && name !== "/index.html" && !BY_USE.test(name));
        const beside = readdirSync(publicDir)
          .filter((name) => BESIDE.test(name))
          .map((name) => `/${name}`);
        const files = ["/", ...beside, ...built].sort();
        const page = bundle["index.html"];
        const version = createHash("sha256")
          .update(JSON.stringify(files))
          .update(page?.type === "asset" ? page.source : "")
          .digest("hex")
          .slice(0, 12);
        worker.code = worker.code
          .replaceAll("__FILES__", JSON.stringify(files))
          .replaceAll("__VERSION__", JSON.stringify(version));
      },
    },
  };
}
