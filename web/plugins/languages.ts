// Bundles the messages of each language into one file and its rules into another, which the page
// fetches on demand. The sources are the Fluent files of the server and the terminal, without comments.

import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/fimbul/i18n");
const SHELVES = {
  messages: /^(terms|words|cards|moves|advice|analysis|log|refusals|web|web-[\w-]+)\.ftl$/,
  rules: /^rules\.ftl$/,
};
type Shelf = keyof typeof SHELVES;
const SHELF_NAMES: readonly Shelf[] = ["messages", "rules"];

const INDEX = "virtual:languages";
const VOLUME = /^\0(messages|rules)-(\w+)$/;
const COMMENT = /^#.*\r?\n/gm;

export function languages(): Plugin {
  return {
    name: "fimbul-languages",
    resolveId(id) {
      if (id === INDEX) return `\0${INDEX}`;
      return id.startsWith(`${INDEX}/`) ? `\0${id.slice(INDEX.length + 1)}` : null;
    },
    async load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, shelf, language] = VOLUME.exec(id) ?? [];
      if (shelf === undefined || language === undefined) return null;
      const files = await filesOf(shelf as Shelf, language);
      files.forEach((file) => this.addWatchFile(file));
      const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
      return `export default ${JSON.stringify(texts.join("\n").replace(COMMENT, ""))};`;
    },
  };
}

/** For each shelf (messages or rules), an import for each language. */
async function index(): Promise<string> {
  const folders = await readdir(FOLDER, { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name));
  return SHELF_NAMES.map((shelf) => {
    const volumes = names.map(({ name }) => `${name}: () => import("${INDEX}/${shelf}-${name}")`);
    return `export const ${shelf} = {${volumes.join(", ")}};`;
  }).join("\n");
}

async function filesOf(shelf: Shelf, language: string): Promise<string[]> {
  const names = await readdir(join(FOLDER, language));
  const own = names.filter((name) => SHELVES[shelf].test(name)).sort();
  return own.map((name) => join(FOLDER, language, name));
}
