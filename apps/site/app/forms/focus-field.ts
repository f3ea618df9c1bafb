import { controlOf } from "@troth/ui/error-summary";

/** Moves the focus to a field by its id, or to a control of a field that is made up of several. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  if (field) controlOf(field).focus();
}
