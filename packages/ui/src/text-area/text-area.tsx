"use client";

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

export type TextAreaProps = Omit<ComponentProps<"textarea">, "minLength" | "maxLength"> &
  FieldBaseProps & {
    /**
     * Fewest characters needed, counted under the box. It only informs; the caller decides whether to send the form.
     */
    minLength?: number | undefined;
    /**
     * Most characters allowed, counted under the box. Text over the limit is reported, never cut off, so no pasted word
     * is lost.
     */
    maxLength?: number | undefined;
  };

/** Several lines of text with a label; grows as people type, where the browser supports it. */
export function TextArea({ minLength, maxLength, ...props }: TextAreaProps) {
  const [field, { onChange, ...control }] = splitFieldProps(props);
  const [written, setWritten] = useState(() => lengthOf(control.defaultValue));
  const root = useRef<HTMLDivElement>(null);
  // Count what was typed before hydration too.
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

/** Characters as people count them: an emoji outside the basic plane counts as one, as on the server. */
const lengthOf = (text: ComponentProps<"textarea">["value"]) => [...String(text ?? "")].length;
