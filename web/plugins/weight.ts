// Fails the build when the script of a table exceeds a limit.

import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Bytes of compressed script, without the messages of a language. */
const LIMIT = 150_000;
const ROOMS = /[\\/]src[\\/](main\.ts|TablePage\.svelte)$/;

export function weight(): Plugin {
  let tell: (text: string) => void;
  return {
    name: "fimbul-weight",
    apply: "build",
    configResolved({ logger }) {
      tell = (text) => logger.info(text);
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const needed = new Set<string>();
        const need = (name: string): void => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || needed.has(name)) return;
          needed.add(name);
          chunk.imports.forEach(need);
        };
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk") continue;
          const isRoom = chunk.moduleIds.some((id) => ROOMS.test(id));
          if (isRoom) need(chunk.fileName);
        }
        const sizes = [...needed].map((name) => {
          const chunk = bundle[name];
          return chunk?.type === "chunk" ? gzipSync(chunk.code, { level: 9 }).length : 0;
        });
        const sum = sizes.reduce((total, size) => total + size, 0);
        if (sizes.length < 2) this.error("the script of a table was not found");
        if (sum > LIMIT) this.error(`the script of a table is too heavy: ${sum} of ${LIMIT} bytes`);
        tell(`the script of a table: ${sum} of ${LIMIT} bytes compressed`);
      },
    },
  };
}
