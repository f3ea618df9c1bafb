import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Field, splitFieldProps } from "../field/field.tsx";
import { type TextFieldProps, TextInput } from "../text-field/text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type"> & {
  /** Name of the button that shows what is typed. Default "Show password". */
  showLabel?: string | undefined;
  /** Its name while the password shows. Default "Hide password". */
  hideLabel?: string | undefined;
};

/** A password that one may look at while typing; paste and password managers work. Say `autoComplete`. */
export function PasswordField({
  showLabel = "Show password",
  hideLabel = "Hide password",
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [field, input] = splitFieldProps(props);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field data-slot="password-field" {...field}>
      <div className="relative">
        <TextInput
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          type={shown ? "text" : "password"}
          className="pe-12"
        />
        <button
          type="button"
          disabled={input.disabled}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-field text-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">{shown ? hideLabel : showLabel}</span>
        </button>
      </div>
    </Field>
  );
}
