/** Marks texts that do not fit, so that their cards can show that there is more to read. */

/** The observer tells sizes after the page was laid out, so looking at them costs nothing. */
const observer =
  typeof ResizeObserver === "undefined"
    ? null
    : new ResizeObserver((entries) => {
        for (const { target } of entries) {
          target.toggleAttribute("data-more", target.scrollHeight > target.clientHeight + 1);
        }
      });

export function fitting(element: Element): () => void {
  observer?.observe(element);
  return () => observer?.unobserve(element);
}
