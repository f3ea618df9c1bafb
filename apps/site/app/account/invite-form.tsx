import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { TextField } from "@troth/ui/text-field";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";

type InviteFormProps = {
  id: string;
  words: Record<"label" | "hint" | "submit", string> & { heading?: string };
  /** @throws what the call throws */
  send: (email: string) => Promise<unknown>;
};

/** Invites an address. */
export function InviteForm({ id, words, send }: InviteFormProps) {
  const form = useForm({
    id,
    initial: { email: "" },
    check: ({ email }) => (isEmail(email) ? {} : { email: formWords.email }),
    send: async ({ email }) => {
      await send(email.trim());
      form.hook.reset();
    },
  });
  return (
    <FormFrame form={form}>
      {words.heading ? (
        <Heading level={3} size="card">
          {words.heading}
        </Heading>
      ) : null}
      <TextField
        label={words.label}
        hint={words.hint}
        type="email"
        inputMode="email"
        autoComplete="off"
        {...form.field("email")}
      />
      <Stack direction="row">
        <Button type="submit" variant="outline" loading={form.busy}>
          {words.submit}
        </Button>
      </Stack>
    </FormFrame>
  );
}
