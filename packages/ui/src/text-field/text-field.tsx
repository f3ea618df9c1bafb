"use client";

import type { ComponentProps } from "react";
import { controlClasses, Field, type FieldBaseProps, splitFieldProps, useField } from "../field/field.tsx";
import { cn } from "../lib/cn.ts";

/** The box's props in addition to an input's own. */
export type TextBoxProps = {
  /** 44 or 56 px high. Default `md`. */
  size?: "md" | "lg" | undefined;
};

export type TextInputProps = Omit<ComponentProps<"input">, "size" | "children"> & TextBoxProps;

/** The bare box, for a `Field` that holds more than one input. */
export function TextInput({ size, className, type = "text", ...props }: TextInputProps) {
  return (
    <input
      data-slot="text-input"
      data-size={size ?? "md"}
      type={type}
      {...useField()}
      {...props}
      className={cn(controlClasses({ size }), className)}
    />
  );
}

export type TextFieldProps = TextInputProps & FieldBaseProps;

/** One line of text with a label. `className` goes to the field, everything else to the input. */
export function TextField(props: TextFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <Field data-slot="text-field" {...field}>
      <TextInput {...input} />
    </Field>
  );
}
