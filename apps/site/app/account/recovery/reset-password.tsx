import { isLongEnough } from "@troth/rules/passwords";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useHydrated } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { isSpent } from "../is-spent.ts";
import { useTokenOfLink } from "../use-token-of-link.ts";
import { AskForLink } from "./ask-for-link.tsx";
import { messages } from "./messages.ts";

const words = messages.reset;

/** The mailed link lands here. A refused password does not use it up. */
export default function ResetPassword() {
  const token = useTokenOfLink();
  const hydrated = useHydrated();
  const [spent, setSpent] = useState<string | null>(null);
  const isOver = token !== null && spent === token;
  useFocusMain(String(isOver));
  const title = isOver ? words.spentTitle : hydrated && !token ? words.missingTitle : words.title;
  return (
    <>
      <Head title={words.title} noindex />
      <AuthTemplate title={title}>
        {isOver || (hydrated && !token) ? (
          <Stack gap={4}>
            <Text>{isOver ? words.spent : words.missing}</Text>
            <AskForLink />
          </Stack>
        ) : (
          <NewPassword token={token ?? ""} onSpent={() => setSpent(token)} />
        )}
      </AuthTemplate>
    </>
  );
}

function NewPassword({ token, onSpent }: { token: string; onSpent: () => void }) {
  const { api } = useVisit();
  const reset = useAction("resetPassword");
  const navigate = useNavigate();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const form = useForm({
    id: "reset",
    initial: { password: "" },
    check: ({ password }) => (!isLongEnough(password) ? { password: formWords.password } : {}),
    send: async ({ password }) => {
      try {
        await reset.send({ body: { token, password } });
      } catch (error) {
        if (!isSpent(error)) throw error;
        return onSpent();
      }
      // The session here has ended, unless it is another person's: a call finds out, and drops it in every tab.
      if (isLoggedIn) await api.getMe().catch(() => undefined);
      await navigate(paths.passwordReset, { replace: true, state: { isReset: true } });
    },
  });
  return (
    <FormFrame form={form}>
      <Text>{words.description}</Text>
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
