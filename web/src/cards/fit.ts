// Text that is too long for its box is set smaller, step by step, until it fits; short text is set
// a little larger.

const SMALLEST = 0.66;
const LARGEST = 1.14;
const STEP = 0.06;

/** The factor to begin with, by how much text there is for a box that holds `room` letters. */
export function firstGuess(length: number, room: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, Math.sqrt(room / length)));
}

/** An attachment: keep the text of an element inside it. Sets `--fit`, the factor of its size;
 * where the smallest does not do, `data-tight`, and words may break anywhere. */
export function fit(text: string, room: number): (element: HTMLElement) => () => void {
  return (element) => {
    const isTooSmall = (): boolean =>
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const settle = (): void => {
      delete element.dataset["tight"];
      let factor = firstGuess(text.length, room);
      element.style.setProperty("--fit", factor.toFixed(2));
      while (factor > SMALLEST && isTooSmall()) {
        factor = Math.max(SMALLEST, factor - STEP);
        element.style.setProperty("--fit", factor.toFixed(2));
      }
      if (isTooSmall()) element.dataset["tight"] = "";
    };
    settle();
    // Pieces of the fonts come when a page first needs them, and then letters are wider or narrower.
    document.fonts.addEventListener("loadingdone", settle);
    return () => document.fonts.removeEventListener("loadingdone", settle);
  };
}
