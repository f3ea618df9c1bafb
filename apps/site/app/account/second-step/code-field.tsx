import { TextField, type TextFieldProps } from "@troth/ui/text-field";
import { messages } from "./messages.ts";

const words = messages.code;

/** The six figures of an authenticator. One box: pasting, filling in and dictating work as in any other. */
export function CodeField({ label = words.label, hint = words.hint, ...props }: Partial<TextFieldProps>) {
  return (
    <TextField
      label={label}
      hint={hint}
      size="lg"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={11}
      {...props}
    />
  );
}

/** What people put between the figures does not matter. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ""));
