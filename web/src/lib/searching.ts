// Searching texts by words, whatever their capitals and diacritics.

const APART: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", þ: "th", æ: "ae", ð: "d" };

/** A text as it is compared: without capitals, diacritics, apostrophes and marks that divide words. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u00ad'’]/gu, "")
    .replace(/[łøđþæð]/g, (letter) => APART[letter] ?? letter);
}

/** Whether a text has all words of a search, in any order; each may be a part of a word. */
export function hasWords(sought: string, text: string): boolean {
  const searched = folded(text);
  return folded(sought)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
