// Where a long word may break. Browsers hyphenate few languages, so the break points are put in here.

const SOFT_HYPHEN = "\u00ad";
/** Letters of the longest word that needs no break on a small card or a tile. */
const LONGEST = 10;
/** Letters that stay together on either side. */
const SHORTEST = 3;

const VOWEL = /[aeiouyáéíóúýěůąęаеёиоуыэюяъ]/iu;
/** A consonant that begins a syllable: after a letter of the word, before a vowel. Letters that
 *  stand for one sound stay together. */
const ONSET = /(?:ch|sz|cz|rz|dz|dż|dź|sh|th|[^\p{P}aeiouyáéíóúýěůąęаеёиоуыэюяъьй])(?=[aeiouyáéíóúýěůąęаеёиоуыэюяъ])/giu;

/** The text with soft hyphens between the syllables of its long words. */
export function breakable(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > LONGEST ? syllables(word) : word));
}

function syllables(word: string): string {
  return word.replace(ONSET, (onset, at: number) => {
    const before = word.slice(0, at);
    const isInside = at >= SHORTEST && word.length - at >= SHORTEST;
    return isInside && VOWEL.test(before) ? SOFT_HYPHEN + onset : onset;
  });
}
