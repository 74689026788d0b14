// Icons are drawn on 512 × 512 and shown at a tenth of that: one decimal is precise enough.

import { optimize } from "svgo";
import type { Plugin } from "vite";

const PATH = /(?<= d=")[^"]+/g;

export function drawing(): Plugin {
  return {
    name: "fimbul-drawing",
    enforce: "pre",
    transform(code, id) {
      return id.startsWith("~icons/") ? { code: code.replace(PATH, simplify), map: null } : null;
    },
  };
}

function simplify(path: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }],
  });
  return data.match(PATH)?.[0] ?? path;
}
