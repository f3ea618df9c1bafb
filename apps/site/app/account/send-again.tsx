import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { TextField } from "@troth/ui/text-field";
import { useEffect, useState } from "react";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { isEmail, useForm } from "../forms/use-form.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";

const words = messages.inbox;

/** Seconds between two mails. */
const PAUSE = 30;

type SendAgainProps = {
  email?: string | undefined;
  /** A mail has just been sent. */
  wait?: boolean;
  /** Sends it; the mail that confirms the address of a new account, by default. */
  send?: (email: string) => Promise<unknown>;
};

/** Sends a mail once more, with the wait in sight. Asks for the address only if it is not known. */
export function SendAgain({ email = "", wait = false, send }: SendAgainProps) {
  const { api } = useVisit();
  const sendTo = send ?? ((address: string) => api.resendVerification({ body: { email: address } }));
  const [sent, setSent] = useState(false);
  const [left, setLeft] = useState(wait ? PAUSE : 0);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);

  const form = useForm({
    id: "again",
    initial: { email: "" },
    check: (values) => (email || isEmail(values.email) ? {} : { email: formWords.email }),
    send: async (values) => {
      await sendTo(email || values.email.trim());
      setSent(true);
      setLeft(PAUSE);
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
      <Button type="submit" variant="outline" loading={form.busy} disabled={left > 0}>
        {left > 0 ? words.wait(left) : words.again}
      </Button>
    </FormFrame>
  );
}
