import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import * as paths from "../../paths.ts";
import { sessionAtom, updateProfileAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { isLinkInvalid } from "../is-link-invalid.ts";
import { messages } from "./messages.ts";

const words = messages.confirm;

type Outcome = { state: "open" } | { state: "spent" } | { state: "done"; email: string; isOther: boolean };

export function ConfirmNewEmail({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome>({ state: "open" });
  useFocusMain(outcome.state);
  switch (outcome.state) {
    case "open":
      return (
        <AuthTemplate title={words.title}>
          <Confirm token={token} onOutcome={setOutcome} />
        </AuthTemplate>
      );
    case "done":
      return (
        <AuthTemplate title={words.doneTitle}>
          <Done email={outcome.email} isOther={outcome.isOther} />
        </AuthTemplate>
      );
    case "spent":
      return (
        <AuthTemplate title={words.invalidTitle}>
          <Spent />
        </AuthTemplate>
      );
  }
}

function Confirm({ token, onOutcome }: { token: string; onOutcome: (outcome: Outcome) => void }) {
  const { api, store } = useVisit();
  const updateProfile = useSetAtom(updateProfileAtom);
  const verify = useAction("verifyNewEmail");
  const form = useForm({
    id: "new-email",
    initial: {},
    send: async () => {
      try {
        const { email } = await verify.send({ body: { token } });
        // The person logged in here, who may be someone else, is shown with their current address.
        const me = store.get(sessionAtom).isLoggedIn ? await api.getMe().catch(() => null) : null;
        if (me && me._id === store.get(sessionAtom).userData._id) updateProfile(me);
        const isOther = me !== null && me.email.toLowerCase() !== email.toLowerCase();
        onOutcome({ state: "done", email, isOther });
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        onOutcome({ state: "spent" });
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

function Done({ email, isOther }: { email: string; isOther: boolean }) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const isForOther = isLoggedIn && isOther;
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">
        {isForOther ? words.doneForOther(email, userData.email) : words.done(email)}
      </Text>
      {isLoggedIn ? null : <Text tone="muted">{words.logInHint}</Text>}
      <Button asChild size="lg">
        <Link to={isForOther ? paths.home : isLoggedIn ? paths.profile("Information") : paths.login()}>
          {isForOther ? words.home : isLoggedIn ? messages.profile : words.logIn}
        </Link>
      </Button>
    </Stack>
  );
}

function Spent() {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  return (
    <Stack gap={4}>
      <Text className="wrap-anywhere">
        {words.spent} {isLoggedIn ? words.invalidMember(userData.email) : words.spentGuest}
      </Text>
      <Button asChild size="lg">
        <Link to={paths.profile("Information")}>{messages.profile}</Link>
      </Button>
      {isLoggedIn ? null : (
        <Button asChild variant="plain">
          <Link to={paths.login()}>{words.logIn}</Link>
        </Button>
      )}
    </Stack>
  );
}
