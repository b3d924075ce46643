/** Dragging what lies in a row to another place in it. */

import type { Attachment } from "svelte/attachments";

/** How far a pointer moves before a click becomes a drag, in pixels. */
const SLACK = 6;

/** Lets the children of an element be dragged: `move` is called whenever one has come to another's place. */
export function draggable(move: (from: number, to: number) => void): Attachment<HTMLElement> {
  return (row) => {
    let from = -1;
    let dragging = false;
    let start = { x: 0, y: 0 };

    const under = ({ clientX, clientY }: PointerEvent): number =>
      [...row.children].findIndex((child) => {
        const { left, right, top, bottom } = child.getBoundingClientRect();
        return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      });

    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      from = under(event);
      dragging = false;
      start = { x: event.clientX, y: event.clientY };
    };
    const moved = (event: PointerEvent): void => {
      if (from < 0) return;
      if (!dragging && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) {
        dragging = true;
        row.setPointerCapture(event.pointerId);
      }
      const to = dragging ? under(event) : -1;
      if (to < 0 || to === from) return;
      move(from, to);
      from = to;
    };
    const up = (): void => {
      from = -1;
    };
    // The click that ends a drag chooses nothing.
    const click = (event: MouseEvent): void => {
      if (dragging) event.stopPropagation();
      dragging = false;
    };

    row.addEventListener("pointerdown", down);
    row.addEventListener("pointermove", moved);
    row.addEventListener("pointerup", up);
    row.addEventListener("pointercancel", up);
    row.addEventListener("click", click, true);
    return () => {
      row.removeEventListener("pointerdown", down);
      row.removeEventListener("pointermove", moved);
      row.removeEventListener("pointerup", up);
      row.removeEventListener("pointercancel", up);
      row.removeEventListener("click", click, true);
    };
  };
}
