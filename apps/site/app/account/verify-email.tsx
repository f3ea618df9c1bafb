import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { loginAtom, sessionAtom } from "../state/session.ts";
import { isSpent } from "./is-spent.ts";
import { messages } from "./messages.ts";
import { SendAgain } from "./send-again.tsx";
import { useTokenOfLink } from "./use-token-of-link.ts";

const words = messages.verify;

type Outcome = { state: "open" } | { state: "expired" } | { state: "done"; email: string };

/** The mailed link lands here. Loading the page uses nothing up: mail scanners load it too. A press does. */
export default function VerifyEmail() {
  const token = useTokenOfLink();
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<Outcome>({ state: "open" });
  useFocusMain(outcome.state);
  const title =
    outcome.state === "done"
      ? words.doneTitle
      : outcome.state === "expired"
        ? words.expiredTitle
        : hydrated && !token
          ? words.missingTitle
          : words.title;
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={title}>
        {outcome.state === "done" ? (
          <Confirmed email={outcome.email} />
        ) : outcome.state === "expired" ? (
          <Expired />
        ) : hydrated && !token ? (
          <Missing />
        ) : (
          <Confirm token={token ?? ""} onOutcome={setOutcome} />
        )}
      </AuthTemplate>
    </>
  );
}

function Confirm({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const login = useSetAtom(loginAtom);
  const verify = useAction("verifyEmail");
  const form = useForm({
    id: "verify",
    initial: {},
    send: async () => {
      try {
        const { email, session } = await verify.send({ body: { token } });
        if (session) login(session);
        onOutcome({ state: "done", email });
      } catch (error) {
        if (!isSpent(error)) throw error;
        onOutcome({ state: "expired" });
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

function Confirmed({ email }: { email: string }) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const next = safePath(useAtomValue(routeStateAtom).route);
  return (
    <Stack gap={4}>
      <Text asChild className="wrap-anywhere">
        <output>{words.done(email)}</output>
      </Text>
      {isLoggedIn ? null : <Text tone="muted">{words.logInHint}</Text>}
      <Button asChild size="lg">
        <Link to={isLoggedIn ? next : paths.login(next)}>{isLoggedIn ? words.goOn : words.logIn}</Link>
      </Button>
    </Stack>
  );
}

/** Mostly a link that is opened once more: who is logged in goes on, and nobody types what is known. */
function Expired() {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const next = safePath(useAtomValue(routeStateAtom).route);
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">
        {words.expired} {isLoggedIn ? words.expiredMember(userData.email) : words.expiredGuest}
      </Text>
      <Button asChild size="lg">
        <Link to={isLoggedIn ? next : paths.login(next)}>{isLoggedIn ? words.goOn : words.logIn}</Link>
      </Button>
      <SendAgain email={userData.email} key={userData.email} />
    </Stack>
  );
}

function Missing() {
  return (
    <Stack gap={4}>
      <Text>{words.missing}</Text>
      <SendAgain />
      <Button asChild variant="plain">
        <Link to={paths.login()}>{words.logIn}</Link>
      </Button>
    </Stack>
  );
}
