import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { accountPictures } from "./account-pictures.ts";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated, useLocationState } from "../frame/use-location-state.ts";
import { safePath } from "../guards/safe-path.ts";
import * as paths from "../paths.ts";
import { routeStateAtom } from "../state/route-state.ts";
import { loginAtom, sessionAtom } from "../state/session.ts";
import { isShape, isString } from "../state/shape.ts";
import { Confirmed } from "./confirmed.tsx";
import { isLinkInvalid } from "./is-link-invalid.ts";
import { MailedLinkStart } from "./mailed-link-start.tsx";
import { AskForLink } from "./recovery/ask-for-link.tsx";
import { NewPassword } from "./recovery/new-password.tsx";
import { returnPath } from "./return-path.ts";
import { SendAgain } from "./send-again.tsx";
import { useMailedLink } from "./use-mailed-link.ts";
import { messages as words } from "./verify/messages.ts";

const chooseWords = words.choose;
const { titles } = words;

type Choice = { email: string; passwordToken: string };

/** Confirmed in a browser that did not sign up. Kept in the history, so that a reload still asks for the password. */
const isChoice = isShape<{ choice: Choice }>({ choice: isShape<Choice>({ email: isString, passwordToken: isString }) });

type Outcome = { state: "open" } | { state: "expired" } | { state: "late" } | { state: "done"; email: string };

/**
 * The e-mailed link leads here. Loading the page does not use it up, since mail scanners do that too; the button does.
 */
export default function VerifyEmail() {
  const link = useMailedLink();
  const { route } = useAtomValue(routeStateAtom);
  const hydrated = useHydrated();
  const choice = useLocationState(isChoice)?.choice;
  const [outcome, setOutcome] = useState<Outcome>({ state: "open" });
  const shown =
    outcome.state === "open" ? (choice ? "choice" : hydrated && !link.token ? "missing" : "open") : outcome.state;
  useFocusMain(shown === "missing" ? "open" : shown);
  // The browser that signed up knows it too, whatever happened to the link.
  const from = link.from ?? returnPath(route).from;
  return (
    <>
      <Head title={titles.open} noindex />
      <MailedLinkStart />
      <AuthTemplate title={titles[shown]} picture={accountPictures.letter}>
        {outcome.state === "done" ? (
          <Confirmed email={outcome.email} from={from} />
        ) : outcome.state === "expired" ? (
          <Expired from={from} />
        ) : choice ? (
          <Choose {...choice} from={from} isLate={outcome.state === "late"} onOutcome={setOutcome} />
        ) : shown === "missing" ? (
          <Missing from={from} />
        ) : (
          <Confirm token={link.token ?? ""} from={from} onOutcome={setOutcome} />
        )}
      </AuthTemplate>
    </>
  );
}

type StepProps = { from: string | undefined; onOutcome: (outcome: Outcome) => void };

function Confirm({ token, from, onOutcome }: StepProps & { token: string }) {
  const login = useSetAtom(loginAtom);
  const verify = useAction("verifyEmail");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm({
    id: "verify",
    initial: {},
    send: async () => {
      try {
        const { email, session, passwordToken } = await verify.send({ body: { token } });
        if (passwordToken)
          return await navigate(pathname, { replace: true, state: { choice: { email, passwordToken }, from } });
        if (session) login(session);
        onOutcome({ state: "done", email });
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
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

type ChooseProps = StepProps & Choice & { isLate: boolean };

/** The mailbox's owner chooses the password, since someone else may have signed up, and is then logged in. */
function Choose({ email, passwordToken, from, isLate, onOutcome }: ChooseProps) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const logIn = useAction("login", { onDone: useSetAtom(loginAtom) });
  if (isLate)
    return (
      <Stack gap={4}>
        <Text>{chooseWords.late}</Text>
        <AskForLink email={email} from={from} />
        <Button asChild variant="plain">
          <Link to={paths.login(from)}>{words.logIn}</Link>
        </Button>
      </Stack>
    );
  return (
    <NewPassword
      token={passwordToken}
      email={email}
      words={{ ...chooseWords, description: chooseWords.description(email) }}
      onSpent={() => onOutcome({ state: "late" })}
      onDone={async (password) => {
        // Someone who is logged in here stays logged in; and if something goes wrong now, the login page says so.
        if (!isLoggedIn) await logIn.send({ body: { email, password } }).catch(() => undefined);
        onOutcome({ state: "done", email });
      }}
    />
  );
}

/** Mostly a link that is opened again: people who are logged in can continue, and no one has to type what we know. */
function Expired({ from }: { from: string | undefined }) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">
        {words.expired} {isLoggedIn ? words.expiredMember(userData.email) : words.expiredGuest}
      </Text>
      <Button asChild size="lg">
        <Link to={isLoggedIn ? safePath(from) : paths.login(from)}>{isLoggedIn ? words.goOn : words.logIn}</Link>
      </Button>
      <SendAgain email={userData.email} from={from} key={userData.email} />
    </Stack>
  );
}

function Missing({ from }: { from: string | undefined }) {
  return (
    <Stack gap={4}>
      <Text>{words.missing}</Text>
      <SendAgain from={from} />
      <Button asChild variant="plain">
        <Link to={paths.login(from)}>{words.logIn}</Link>
      </Button>
    </Stack>
  );
}
