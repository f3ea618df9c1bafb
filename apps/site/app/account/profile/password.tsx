import { ApiProblem } from "@troth/api-client";
import { isLongEnough } from "@troth/rules/passwords";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { useForm } from "../../forms/use-form.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import * as rarePaths from "../../rare-paths.ts";
import { useResendCooldown } from "../use-resend-cooldown.ts";
import { messages } from "./messages.ts";
import { ProfileSection } from "./profile-card.tsx";
import { useAccount } from "./use-account.ts";

const words = messages.password;

export function Password() {
  const account = useAccount();
  return (
    <ProfileSection heading={words.heading} description={account.data?.hasPassword ? words.description : undefined}>
      <QueryContent query={account} lines={5}>
        {({ hasPassword, email }) => (hasPassword ? <Change email={email} /> : <SetFirst email={email} />)}
      </QueryContent>
    </ProfileSection>
  );
}

function Change({ email }: { email: string }) {
  const navigate = useNavigate();
  const change = useAction("changePassword", {
    // Other devices have been logged out.
    stale: ["listSessions"],
    onDone: () => navigate(rarePaths.passwordChanged, { state: { isChanged: true } }),
  });
  const form = useForm({
    id: "password",
    initial: { currentPassword: "", newPassword: "" },
    check: ({ currentPassword, newPassword }) => ({
      ...(!currentPassword && { currentPassword: formWords.required(words.current) }),
      ...(!isLongEnough(newPassword) && { newPassword: formWords.password }),
    }),
    send: async (body) => {
      await change.send({ body });
    },
    explain: (error) =>
      error instanceof ApiProblem && error.kind === "wrong-password"
        ? { currentPassword: error.detail ?? error.title }
        : null,
  });
  return (
    <FormFrame form={form}>
      <AccountName email={email} />
      <PasswordField label={words.current} autoComplete="current-password" {...form.field("currentPassword")} />
      <PasswordField
        strength
        label={words.next}
        hint={formWords.passwordHint}
        autoComplete="new-password"
        {...form.field("newPassword")}
      />
      <Stack direction="row">
        <Button type="submit" loading={form.busy}>
          {words.submit}
        </Button>
      </Stack>
    </FormFrame>
  );
}

/** People who have only used Google set their first password with the link that others use to reset theirs. */
function SetFirst({ email }: { email: string }) {
  const ask = useAction("forgetPassword");
  const pause = useResendCooldown();
  const [sent, setSent] = useState(false);
  const form = useForm({
    id: "first-password",
    initial: {},
    send: async () => {
      await ask.send({ body: { email } });
      setSent(true);
      pause.start();
    },
  });
  return (
    <FormFrame form={form}>
      <Text size={15}>{words.none}</Text>
      {sent ? (
        <Banner tone="success" live>
          {words.mailed(email)}
        </Banner>
      ) : null}
      <Stack direction="row">
        <Button type="submit" variant="outline" loading={form.busy} disabled={pause.left > 0}>
          {pause.left > 0 ? messages.pendingEmail.wait(pause.left) : words.mail}
        </Button>
      </Stack>
    </FormFrame>
  );
}
