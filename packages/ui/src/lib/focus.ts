/** Where the Tab key stops, in order, except for the guards that Radix puts around the page. */
export const tabbableIn = (root: HTMLElement): HTMLElement[] =>
  [
    ...root.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]:not([data-radix-focus-guard])",
    ),
  ].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(":disabled") && stop.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Remembers where an element is, and returns a function that brings the focus back: to the element or, if it is gone or
 * disabled by then, to the next stop in what is left around it, to the previous one, or to that container itself.
 */
export function focusRestorer(element: HTMLElement): () => void {
  const around: HTMLElement[] = [];
  for (let each = element.parentElement; each; each = each.parentElement) around.push(each);
  const stops = tabbableIn(document.body);
  const at = stops.indexOf(element);
  return () => {
    if (tryFocus(element)) return;
    const left = around.find((each) => each.isConnected);
    if (!left || left === document.body) return;
    const others = [...stops.slice(at + 1), ...stops.slice(0, Math.max(at, 0)).toReversed()];
    if (others.some((stop) => left.contains(stop) && tryFocus(stop))) return;
    left.tabIndex = -1;
    left.focus();
  };
}

function tryFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
