import { isLongEnough } from "@troth/rules/passwords";
import { Button } from "@troth/ui/button";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { useAction } from "../../actions/use-action.ts";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { isLinkInvalid } from "../is-link-invalid.ts";

type NewPasswordProps = {
  /** The token of an e-mailed link; empty until it is known. */
  token: string;
  /** Whose password it is, if known: for this browser's password manager. */
  email?: string;
  words: { description: string; password: string; submit: string };
  /** Called when the password has been set. */
  onDone: (password: string) => Promise<void>;
  /** Called when the link no longer works. */
  onSpent: () => void;
};

/** Sets the password of the person the token was e-mailed to. A refused password does not use it up. */
export function NewPassword({ token, email, words, onDone, onSpent }: NewPasswordProps) {
  const reset = useAction("resetPassword");
  const form = useForm({
    id: "reset",
    initial: { password: "" },
    check: ({ password }) => (!isLongEnough(password) ? { password: formWords.password } : {}),
    send: async ({ password }) => {
      try {
        await reset.send({ body: { token, password } });
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        return onSpent();
      }
      await onDone(password);
    },
  });
  return (
    <FormFrame form={form}>
      <Text className="wrap-anywhere">{words.description}</Text>
      {email === undefined ? null : <AccountName email={email} />}
      <PasswordField
        label={words.password}
        hint={formWords.passwordHint}
        autoComplete="new-password"
        strength
        {...form.field("password")}
      />
      <Button type="submit" size="lg" loading={form.busy} disabled={!token}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}
