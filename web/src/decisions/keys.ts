// Numbers the options on the screen: the option whose badge reads N is chosen by key N.

/** The most options that have a key. */
const KEYS = 9;

/** The options in the order of their keys: cards of the hand first, then the buttons of the bar. */
function choicesIn(surface: HTMLElement): HTMLElement[] {
  const all = [...surface.querySelectorAll<HTMLElement>("[data-choice]")];
  const isHeld = (choice: HTMLElement): boolean => choice.closest("[data-hand]") !== null;
  return [...all.filter(isHeld), ...all.filter((choice) => !isHeld(choice))];
}

/** An attachment that writes the key of each option into its `data-key`, whenever the options change. */
export function numbered(surface: HTMLElement): () => void {
  const number = (): void => {
    for (const old of surface.querySelectorAll<HTMLElement>("[data-key]:not([data-choice])")) delete old.dataset["key"];
    choicesIn(surface).forEach((choice, index) => {
      if (index < KEYS) choice.dataset["key"] = String(index + 1);
      else delete choice.dataset["key"];
    });
  };
  number();
  const observer = new MutationObserver(number);
  observer.observe(surface, { childList: true, subtree: true, attributeFilter: ["data-choice"] });
  return () => observer.disconnect();
}

/** The button that a key chooses, if there is one. */
export function buttonOf(surface: HTMLElement | undefined, key: string): HTMLElement | null {
  return surface?.querySelector<HTMLElement>(`[data-choice][data-key="${key}"] button`) ?? null;
}
