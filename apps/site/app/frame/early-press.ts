// Presses on buttons that the server has rendered and whose code hasn't come yet. React doesn't tell of them afterwards, so
// a button with `data-late`, or within it, asks once it's there. Every page with parts whose code comes later loads this with `renderedPart`.

const pressed = globalThis.pressedEarly ?? new WeakSet<Element>();

if (typeof document !== "undefined")
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element && target.closest("[data-late],[data-late] button");
      if (button) pressed.add(button);
    },
    true,
  );

/** Whether a button was pressed before its code had come; true once. */
export const wasPressedEarly = (button: Element | null): boolean => button !== null && pressed.delete(button);
