import { CodeInput, type CodeInputProps } from "@troth/ui/code-input";
import { messages } from "./messages.ts";

const words = messages.code;

type CodeFieldProps = Omit<CodeInputProps, "label" | "onChange" | "onValueChange"> & {
  label?: string;
  /** As the form gives it to its fields. */
  onChange: (event: { target: { value: string } }) => void;
};

/** The six figures of an authenticator. */
export function CodeField({ label = words.label, hint = words.hint, onChange, ...props }: CodeFieldProps) {
  return (
    <CodeInput
      label={label}
      hint={hint}
      groupSize={3}
      onValueChange={(value) => onChange({ target: { value } })}
      {...props}
    />
  );
}

/** What people put between the figures does not matter. */
export const isCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/[\s-]/g, ""));
