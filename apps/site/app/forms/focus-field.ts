/** Moves the focus to a field by its id, or to the first control of a field that is made up of several. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  const controls = "input:not([type=hidden]), select, textarea, button";
  const control = field?.matches(controls) ? field : field?.querySelector<HTMLElement>(controls);
  control?.focus();
}
