// Whether the page is about to end, by being closed or left for another document.
let leaving = false;

/** Before anything else hears of it: what is sent then has to outlive the page. */
export function watchLeaving(): void {
  window.addEventListener("pagehide", () => (leaving = true), { capture: true });
  // It has come back from the back/forward cache.
  window.addEventListener("pageshow", () => (leaving = false), { capture: true });
}

export const isLeaving = (): boolean => leaving;
