import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { TextField } from "@troth/ui/text-field";
import { useState } from "react";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";
import { messages } from "./messages.ts";
import { useResendCooldown } from "./use-resend-cooldown.ts";

const words = messages.inbox;

type SendAgainProps = {
  email?: string | undefined;
  /** An e-mail has just been sent. */
  wait?: boolean;
  /** Where the person is on their way to, from `returnPath`. */
  from?: string | undefined;
  /** Sends it; by default, the e-mail that confirms the address of a new account. */
  send?: (email: string) => Promise<unknown>;
};

/** Sends an e-mail again, showing how long to wait. Asks for the address only if it is not known. */
export function SendAgain({ email = "", wait = false, from, send }: SendAgainProps) {
  const resend = useAction("resendVerification");
  const sendTo = send ?? ((address: string) => resend.send({ body: { email: address, ...(from && { from }) } }));
  const [sent, setSent] = useState(false);
  const pause = useResendCooldown(wait);

  const form = useForm({
    id: "again",
    initial: { email: "" },
    check: (values) => (email || isEmail(values.email) ? {} : { email: formWords.email }),
    send: async (values) => {
      await sendTo(email || values.email.trim());
      setSent(true);
      pause.start();
    },
  });

  return (
    <FormFrame form={form}>
      {sent ? (
        <Banner tone="success" live>
          {words.done}
        </Banner>
      ) : null}
      {email ? null : (
        <TextField label={words.email} type="email" inputMode="email" autoComplete="email" {...form.field("email")} />
      )}
      <Button type="submit" variant="outline" loading={form.busy} disabled={pause.left > 0}>
        {pause.left > 0 ? words.wait(pause.left) : words.again}
      </Button>
    </FormFrame>
  );
}
