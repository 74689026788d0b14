// Writes the licences of the packages in the page to `licences.txt`, and fails the build when NOTICE
// does not name one of them.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGES = resolve(import.meta.dirname, "../node_modules");
const NOTICE = resolve(import.meta.dirname, "../../NOTICE");
const OWNER = /[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/;
const ICONS = /^~icons\/([\w-]+)\//;

export function credits(): Plugin {
  const used = new Set<string>();
  return {
    name: "fimbul-credits",
    apply: "build",
    enforce: "post",
    buildStart() {
      used.clear();
    },
    // Styles and fonts count too, so it is not enough to look at the scripts.
    moduleParsed({ id }) {
      const owner = ownerOf(id);
      if (owner !== null) used.add(owner);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const sources = file.type === "asset" ? file.originalFileNames : [];
        sources.map(ownerOf).forEach((owner) => owner !== null && used.add(owner));
      }
      const names = [...used].sort();
      const notice = readFileSync(NOTICE, "utf8");
      const missing = names.filter((name) => !notice.includes(`\n  ${name} `));
      if (missing.length > 0) this.error(`NOTICE does not name ${missing.join(", ")}`);
      const source = names.map(licenceOf).join(`\n\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

function ownerOf(id: string): string | null {
  const collection = ICONS.exec(id)?.[1];
  if (collection !== undefined) return `@iconify-json/${collection}`;
  return OWNER.exec(id)?.[1]?.replace("\\", "/") ?? null;
}

/** The licence text of a package, or its name if the package has no text. */
function licenceOf(name: string): string {
  const folder = join(PACKAGES, name);
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
    homepage?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8").trim();
  return `${name} ${about.version}: ${about.license}\n${about.homepage ?? ""}\n\n${text}`.trim() + "\n";
}
