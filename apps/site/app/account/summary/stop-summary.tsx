import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useHydrated } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import { isLinkInvalid } from "../is-link-invalid.ts";
import { MailedLinkStart } from "../mailed-link-start.tsx";
import { useMailedLink } from "../use-mailed-link.ts";
import { messages as words } from "./messages.ts";

const outcomes = {
  done: [words.doneTitle, words.done],
  missing: [words.missingTitle, words.missing],
  invalid: [words.invalidTitle, words.invalid],
} as const;

/** The link in a monthly e-mail leads here: one press turns it off, without logging in. */
export default function StopSummary() {
  const link = useMailedLink();
  const { search } = useLocation();
  const hydrated = useHydrated();
  // Mail readers that don't send the form themselves open its address, which has the token in its query.
  const token = link.token ?? (hydrated ? new URLSearchParams(search).get("token") : null);
  const [outcome, setOutcome] = useState<"open" | "done" | "invalid">("open");
  const shown = outcome === "open" && hydrated && !token ? "missing" : outcome;
  useFocusMain(shown === "missing" ? "open" : shown);
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      <AuthTemplate title={shown === "open" ? words.title : outcomes[shown][0]}>
        {shown === "open" ? (
          <TurnOff token={token ?? ""} onOutcome={setOutcome} />
        ) : (
          <Stack gap={4}>
            <Text>{outcomes[shown][1]}</Text>
            <Button asChild size="lg">
              <Link to={shown === "done" ? paths.home : paths.profile("Settings")}>
                {shown === "done" ? words.home : words.settings}
              </Link>
            </Button>
            {shown === "done" ? (
              <Button asChild variant="plain">
                <Link to={paths.profile("Settings")}>{words.settings}</Link>
              </Button>
            ) : null}
          </Stack>
        )}
      </AuthTemplate>
    </>
  );
}

function TurnOff({ token, onOutcome }: { token: string; onOutcome: (outcome: "done" | "invalid") => void }) {
  const stop = useAction("stopMonthlySummary", { stale: ["getAccount"] });
  const form = useForm({
    id: "stop-summary",
    initial: {},
    send: async () => {
      try {
        await stop.send({ query: { token } });
        onOutcome("done");
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        onOutcome("invalid");
      }
    },
  });
  return (
    <FormFrame form={form}>
      <Text>{words.description}</Text>
      <Button type="submit" size="lg" loading={form.busy} disabled={!token}>
        {words.submit}
      </Button>
    </FormFrame>
  );
}
