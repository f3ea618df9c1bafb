import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import { isLinkInvalid } from "./is-link-invalid.ts";
import { MailedLinkStart } from "./mailed-link-start.tsx";
import { useMailedLink } from "./use-mailed-link.ts";

type StopMailsProps = {
  id: string;
  words: Record<
    "title" | "description" | "submit" | "doneTitle" | "done" | "missingTitle" | "missing" | "invalidTitle" | "invalid",
    string
  >;
  /** @throws what the call throws */
  send: (token: string) => Promise<unknown>;
  /** Where to go afterwards. */
  next: ReactNode;
  /** Where to go if the link does nothing. */
  otherwise: ReactNode;
};

/** Where an e-mail's link against more of its kind leads: one press stops them, without logging in. */
export function StopMails({ id, words, send, next, otherwise }: StopMailsProps) {
  const link = useMailedLink();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // Mail readers that don't send the form themselves open its address, which has the token in its query.
  const token = link.token ?? (hydrated ? new URLSearchParams(search).get("token") : null);
  const [outcome, setOutcome] = useState<"open" | "done" | "invalid">("open");
  const shown = outcome === "open" && hydrated && !token ? "missing" : outcome;
  useFocusMain(shown === "missing" ? "open" : shown);
  const form = useForm({
    id,
    initial: {},
    send: async () => {
      try {
        await send(token ?? "");
        setOutcome("done");
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        setOutcome("invalid");
      }
    },
  });
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      <AuthTemplate title={shown === "open" ? words.title : words[`${shown}Title`]}>
        {shown === "open" ? (
          <FormFrame form={form}>
            <Text>{words.description}</Text>
            <Button type="submit" size="lg" loading={form.busy} disabled={!token}>
              {words.submit}
            </Button>
          </FormFrame>
        ) : (
          <Stack gap={4}>
            <Text>{words[shown]}</Text>
            {shown === "done" ? next : otherwise}
          </Stack>
        )}
      </AuthTemplate>
    </>
  );
}
