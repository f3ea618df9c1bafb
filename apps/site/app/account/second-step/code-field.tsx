import { CodeInput, type CodeInputProps } from "@troth/ui/code-input";
import type { FormField } from "../../forms/use-form.ts";
import { messages } from "./messages.ts";

const words = messages.code;

type CodeFieldProps = Omit<CodeInputProps, "label" | "onChange" | "onValueChange" | "name" | "value"> &
  Pick<FormField, "name" | "onChange"> & { label?: string };

/** The six digits of an authenticator. */
export function CodeField({ label = words.label, hint = words.hint, name, onChange, ...props }: CodeFieldProps) {
  return (
    <CodeInput
      label={label}
      hint={hint}
      groupSize={3}
      name={name}
      // Anything that is not part of a code never gets into the form.
      onValueChange={(value) => void onChange({ target: { name, value } })}
      {...props}
    />
  );
}

/** It does not matter what people put between the digits. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ""));
