"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "minLength" | "maxLength"> &
  FieldBaseProps & {
    /** Fewest characters wanted, counted under the box. It tells; whether the form is sent is the caller's. */
    minLength?: number | undefined;
    /** Most characters wanted, counted under the box. What is beyond is told, never cut off: no pasted word is lost. */
    maxLength?: number | undefined;
  };

/** Several lines of text with their label; grows with what is written where the browser can. */
export function TextArea({ minLength, maxLength, ...props }: TextAreaProps) {
  const [field, { onChange, ...control }] = splitFieldProps(props);
  const [written, setWritten] = useState(() => lengthOf(control.defaultValue));
  const root = useRef<HTMLDivElement>(null);
  // What was written before the page came alive counts too.
  useEffect(() => setWritten(lengthOf(root.current!.querySelector("textarea")!.value)), []);
  const counted = minLength !== undefined || maxLength !== undefined;
  const value = control.value === undefined ? written : lengthOf(control.value);
  return (
    <Field
      ref={root}
      data-slot="text-area"
      {...field}
      count={field.count ?? (counted ? { value, min: minLength, max: maxLength } : undefined)}
    >
      <Box
        {...control}
        onChange={(event) => {
          onChange?.(event);
          setWritten(lengthOf(event.target.value));
        }}
      />
    </Field>
  );
}

function Box({ rows = 5, className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      {...useField()}
      {...props}
      className={cn(
        controlClasses(),
        cn("field-sizing-content max-h-[60vh] min-h-32 resize-y py-3 leading-normal", className),
      )}
    />
  );
}

/** Characters as people count them: an emoji outside the basic plane is one, as the server counts. */
const lengthOf = (text: ComponentProps<"textarea">["value"]) => [...String(text ?? "")].length;
