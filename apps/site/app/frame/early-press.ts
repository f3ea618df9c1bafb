/**
 * Whether a button that the server has rendered was pressed before its code had come; true once. React doesn't replay such
 * presses, so a button with `data-late`, or within it, asks once its code is there. The inline script keeps them
 * (start-script.ts).
 */
export const takeEarlyPress = (button: Element | null): boolean =>
  button !== null && Boolean(globalThis.pressedEarly?.delete(button));
