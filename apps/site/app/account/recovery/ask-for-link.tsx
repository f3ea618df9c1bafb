import { Button } from "@troth/ui/button";
import { TextField } from "@troth/ui/text-field";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { isEmail, useForm } from "../../forms/use-form.ts";
import * as paths from "../../paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { returnPath } from "../return-path.ts";
import { messages } from "./messages.ts";

const words = messages.ask;

type AskForLinkProps = {
  email?: string | undefined;
  /** Where the person was on their way to. */
  from: string | undefined;
};

/**
 * Asks for the link that sets a new password. Unless an address is given, it starts with that of the person who is
 * logged in.
 */
export function AskForLink({ email, from }: AskForLinkProps) {
  const { userData } = useAtomValue(sessionAtom);
  const ask = useAction("forgetPassword");
  const navigate = useNavigate();
  const form = useForm({
    id: "forgotten",
    initial: { email: email ?? "" },
    check: (values) => (isEmail(values.email) ? {} : { email: formWords.email }),
    send: async (values) => {
      const sentTo = values.email.trim();
      await ask.send({ body: { email: sentTo, ...returnPath(from) } });
      await navigate(paths.forgetPassword(from), { state: { sentTo } });
    },
  });
  const { fillIn } = form;
  const known = email || userData.email;
  // Known a moment after the page appears.
  useEffect(() => fillIn({ email: known }), [fillIn, known]);
  return (
    <FormFrame form={form}>
      <TextField label={words.email} type="email" inputMode="email" autoComplete="username" {...form.field("email")} />
      <Button type="submit" size="lg" loading={form.busy}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}
