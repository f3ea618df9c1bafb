import type { ComponentProps } from "react";
import { controlClasses, Field, type FieldTexts, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type TextAreaProps = ComponentProps<"textarea"> & FieldTexts;

/** Several lines of text with their label; grows with what is written where the browser can. */
export function TextArea(props: TextAreaProps) {
  const [field, control] = splitFieldProps(props);
  return (
    <Field data-slot="text-area" {...field}>
      <Box {...control} />
    </Field>
  );
}

function Box({ rows = 5, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useField()}
      {...props}
      className={cn(controlClasses(), "field-sizing-content min-h-32 max-h-[60vh] resize-y py-3 leading-normal")}
    />
  );
}
