// Shrinks text that is too long for its box step by step until it fits; enlarges short text a
// little.

const SMALLEST = 0.66;
const LARGEST = 1.14;
const STEP = 0.06;

/** The factor to begin with for a text in a box that holds `capacity` letters. */
export function firstGuess(length: number, capacity: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(capacity / length)));
}

/** An attachment that keeps the text of an element inside it. Sets `--fit`, the factor of the font
 * size; if the smallest is still too large, sets `data-tight`, which lets words break anywhere. */
export function fit(text: string, capacity: number): (element: HTMLElement) => () => void {
  return (element) => {
    const isTooSmall = (): boolean =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const settle = (): void => {
      delete element.dataset["tight"];
      let factor = firstGuess(text.length, capacity);
      element.style.setProperty("--fit", factor.toFixed(2));
      while (factor > SMALLEST && isTooSmall()) {
        factor = Math.max(SMALLEST, factor - STEP);
        element.style.setProperty("--fit", factor.toFixed(2));
      }
      if (isTooSmall()) element.dataset["tight"] = "";
    };
    settle();
    // Fonts load when they are first needed, and then letters change their width.
    document.fonts.addEventListener("loadingdone", settle);
    return () => document.fonts.removeEventListener("loadingdone", settle);
  };
}
