// Writes a compressed copy beside every built file that gains by it, for the server to send. The HTML
// page has none: the server writes its head for every address, and compresses it then.

import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const WORTHWHILE = /\.(css|js|svg|webmanifest)$/;
const SMALLEST = 1_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function siblings(): Plugin {
  return {
    name: "fimbul-siblings",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir = "" }) {
        const names = await readdir(dir, { recursive: true });
        const files = names.filter((name) => WORTHWHILE.test(name)).map((name) => join(dir, name));
        await Promise.all(files.map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
