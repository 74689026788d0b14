// Texts in parts, for a narrow screen.

/** The letters that fit at once. */
const FIT = 170;
const SENTENCES = /(?<=[.!?…])\s+/u;

/** A text cut between its sentences into as few parts as fit; a longer sentence is a part of its own. */
export function inParts(text: string, fit = FIT): string[] {
  const parts: string[] = [];
  for (const sentence of text.split(SENTENCES)) {
    const joined = [...parts.slice(-1), sentence].join(" ");
    if (parts.length > 0 && joined.length <= fit) parts[parts.length - 1] = joined;
    else parts.push(sentence);
  }
  return parts;
}
