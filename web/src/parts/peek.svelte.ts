/** The card that somebody wants to see large: hovered, long-pressed, or asked for by key. */

interface Peeked {
  id: string;
  /** What it was asked for at; it is shown beside that. */
  at: DOMRect;
}

class Peek {
  shown = $state.raw<Peeked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(id: string, element: Element, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.shown = { id, at: element.getBoundingClientRect() }), delay);
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

export const peek = new Peek();

const HOVER = 350;
const LONG_PRESS = 450;

/** Shows a card large while the pointer rests on an element or a finger stays on it. */
export function peeking(id: string): (element: Element) => () => void {
  return (element) => {
    let pressed = false;
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") peek.soon(id, element, HOVER);
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return peek.hide();
      pressed = true;
      peek.soon(id, element, LONG_PRESS);
    };
    const leave = (): void => peek.hide();
    /** A long press looks at a card; it does not choose it. */
    const click = (event: MouseEvent): void => {
      if (pressed && peek.shown) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = false;
      peek.hide();
    };
    const menu = (event: Event): void => {
      if (pressed) event.preventDefault();
    };
    const listeners: [string, EventListener, boolean?][] = [
      ["pointerenter", enter as EventListener],
      ["pointerdown", down as EventListener],
      ["pointerleave", leave],
      ["pointercancel", leave],
      ["contextmenu", menu],
      ["click", click as EventListener, true],
    ];
    for (const listener of listeners) element.addEventListener(...listener);
    return () => {
      for (const listener of listeners) element.removeEventListener(...listener);
      peek.hide();
    };
  };
}
