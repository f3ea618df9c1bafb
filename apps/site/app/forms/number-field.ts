import type { FieldPathByValue, FieldValues } from "react-hook-form";
import { part } from "./controls.ts";
import type { Form } from "./use-form.ts";

/** For a select or a text field that holds a number; null while it is empty. */
export function number<Values extends FieldValues>(form: Form<Values>, path: FieldPathByValue<Values, number | null>) {
  return {
    ...form.hook.register(path, {
      setValueAs: (written: string | number | null) => (written === "" || written === null ? null : Number(written)),
    }),
    ...part(form, path),
    defaultValue: (form.hook.getValues(path) as number | null) ?? "",
  };
}
