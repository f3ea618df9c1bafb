import { maxNameLength } from "@troth/rules/profile";
import { TextField } from "@troth/ui/text-field";
import type { ComponentProps } from "react";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">;

interface PersonFieldsProps {
  words: { name: string; email: string; emailHint: string };
  form: { field: (path: "name" | "email") => FieldProps };
}

/** Who writes, in forms that need no account. `useFillInPerson` fills them in for people who have one. */
export const PersonFields = ({ words, form }: PersonFieldsProps) => (
  <>
    <TextField label={words.name} autoComplete="name" maxLength={maxNameLength} {...form.field("name")} />
    <TextField
      label={words.email}
      hint={words.emailHint}
      type="email"
      inputMode="email"
      autoComplete="email"
      {...form.field("email")}
    />
  </>
);
