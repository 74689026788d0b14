// What the pointer rests on, the focus is on or a finger holds down is explained in one place
// (see ui/Explanation.svelte).

import type { TableStore } from "./table.svelte";

export type Subject =
  | { kind: "card"; card: string }
  | { kind: "place"; place: string }
  | { kind: "clan"; seat: number }
  | { kind: "text"; text: string };

const HOVER = 450;
const HOLD = 450;
/** The id of the explanation in the page. */
export const EXPLANATION = "explanation";

class Explainer {
  subject = $state.raw<Subject | null>(null);
  /** Where on the screen it is. */
  anchor = $state.raw<DOMRect | null>(null);
  /** The table whose places and clans are explained. */
  table = $state.raw<TableStore | null>(null);

  #element: Element | null = null;

  show(subject: Subject, element: Element): void {
    this.hide();
    this.subject = subject;
    this.anchor = element.getBoundingClientRect();
    if (!element.hasAttribute("aria-describedby")) {
      element.setAttribute("aria-describedby", EXPLANATION);
      this.#element = element;
    }
  }

  hide(): void {
    this.#element?.removeAttribute("aria-describedby");
    this.#element = null;
    this.subject = null;
  }
}

export const explainer = new Explainer();

/** An attachment: explain this when somebody hovers, focuses or holds the element. */
export function explain(subject: () => Subject): (element: HTMLElement | SVGElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isHeld = false;
    const soon = (after: number): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isHeld = true;
        isShown = true;
        explainer.show(subject(), element);
      }, after);
    };
    let isShown = false;
    const end = (): void => {
      clearTimeout(timer);
      // Not at once: an element that is taken away loses its focus in the middle of the change.
      if (isShown) queueMicrotask(() => explainer.hide());
      isShown = false;
    };
    // A finger that is lifted leaves the explanation to be read.
    const leave = (event: Event): void => {
      clearTimeout(timer);
      if (isShown && (event as PointerEvent).pointerType === "mouse") {
        isShown = false;
        explainer.hide();
      }
    };
    const menu = (event: Event): void => {
      if (isHeld) event.preventDefault();
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") soon(HOVER);
    };
    const down = (event: Event): void => {
      isHeld = false;
      if ((event as PointerEvent).pointerType !== "mouse") soon(HOLD);
    };
    const click = (event: Event): void => {
      if (isHeld && explainer.subject !== null && matchMedia("(hover: none)").matches) {
        event.preventDefault();
        event.stopPropagation();
      } else end();
      isHeld = false;
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) soon(HOVER);
    };
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", enter],
      ["pointerleave", leave],
      ["pointerdown", down],
      ["pointercancel", end],
      ["contextmenu", menu],
      ["click", click, true],
      ["focus", focus],
      ["blur", end],
    ];
    for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture);
    return () => {
      end();
      for (const [name, listen, capture] of listeners) {
        element.removeEventListener(name, listen, capture);
      }
    };
  };
}
