// Binds controls other than text fields to a form, in one line each (numbers: `number-field.ts`):
//
//   <RadioGroup legend="How far did you get?" options={…} {...choice(form, "experience")} />
//   <StarInput legend="Your rating" {...stars(form, "rating")} />
//   <Checkbox label="I speak for this business" {...tick(form, "consent")} />
//
// A path whose value has another type does not compile.
import type { FieldPathByValue, FieldValues, Path, PathValue } from "react-hook-form";
import type { Form } from "./use-form.ts";

/**
 * For a radio group, a month, a time, a combobox of one or several: anything that takes a value and reports the next
 * one.
 */
export function choice<Values extends FieldValues, Name extends Path<Values>>(form: Form<Values>, path: Name) {
  return {
    ...part(form, path),
    value: form.watch(path),
    onValueChange: (value: PathValue<Values, Name>) => form.set(path, value),
    ref: chosenBefore(form, (value) => form.set(path, value as PathValue<Values, Name>)),
  };
}

/** For stars; 0 means none yet. */
export function stars<Values extends FieldValues>(
  form: Form<Values>,
  path: FieldPathByValue<Values, number | undefined>,
) {
  const give = (value: number) => form.set(path, value as PathValue<Values, typeof path>);
  return {
    ...part(form, path),
    value: (form.watch(path) as number | undefined) ?? 0,
    onValueChange: give,
    ref: chosenBefore(form, (value) => give(Number(value))),
  };
}

/** For a checkbox or a switch. */
export function tick<Values extends FieldValues>(form: Form<Values>, path: FieldPathByValue<Values, boolean>) {
  return {
    ...form.hook.register(path),
    ...part(form, path),
    // The current value: a box that comes back with its step is read from the page.
    defaultChecked: form.hook.getValues(path) as boolean,
  };
}

/** What the field and everything in it shows: the first problem that no inner field shows itself. */
export const problemOf = <Values extends FieldValues>(form: Form<Values>, path: Path<Values>): string | undefined =>
  form.problems.find(
    ([wrong]) => wrong === path || (wrong.startsWith(`${path}.`) && !form.fieldOf(wrong).startsWith(`${path}.`)),
  )?.[1];

export function part<Values extends FieldValues>(form: Form<Values>, path: Path<Values>) {
  form.hook.register(path);
  return { id: form.idOf(path), name: path as string, error: problemOf(form, path), onBlur: form.onLeave(path) };
}

/** What was chosen before hydration is in the page alone, and is taken over at hydration. */
const chosenBefore = <Values extends FieldValues>(form: Form<Values>, apply: (value: string) => void) =>
  function adopt(root: HTMLElement | null) {
    if (form.hook.control._formState.isReady) return;
    const chosen = root?.querySelector<HTMLInputElement>("input:checked");
    if (chosen) apply(chosen.value);
  };
