import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { AuthenticatorSetup } from "../account/second-step/authenticator-setup.tsx";
import { CodeField, isCode } from "../account/second-step/code-field.tsx";
import { messages as secondStepWords } from "../account/second-step/messages.ts";
import { RecoveryCodes } from "../account/second-step/recovery-codes.tsx";
import { MailedLinkStart } from "../account/mailed-link-start.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { problemMessage } from "../forms/problem-message.ts";
import { useForm } from "../forms/use-form.ts";
import { Head } from "../frame/head.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import * as paths from "../paths.ts";
import { endSession, sessionAtom } from "../state/session.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./verify-messages.ts";

const words = messages.verify;

type Invitation = Schemas["Invitation"];
type Accepted = Schemas["AdminVerified"];

/** An invitation leads here. Reading it does not use it up, so that happens straight away; accepting needs a code. */
export default function VerifyAdmin() {
  const { token } = useMailedLink();
  const hydrated = useHydrated();
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {!hydrated ? (
        <PageSkeleton />
      ) : token ? (
        // Another link is another invitation.
        <Read key={token} token={token} />
      ) : (
        <DeadEnd title={words.missingTitle} reason={words.missing} />
      )}
    </>
  );
}

function Read({ token }: { token: string }) {
  const { api } = useVisit();
  const [outcome, setOutcome] = useState<Accepted | "expired" | null>(null);
  const {
    data: invitation,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ["readInvitation", token],
    queryFn: ({ signal }) => api.readInvitation({ body: { token }, signal }),
    enabled: outcome === null,
    // It holds a secret, so it goes with the page.
    gcTime: 0,
    staleTime: Infinity,
  });
  useFocusMain(outcome === null ? "open" : "done");

  if (outcome === "expired" || isLinkInvalid(error))
    return <DeadEnd title={words.expiredTitle} reason={words.expired} />;
  if (outcome) return <Done accepted={outcome} />;
  if (invitation) return <Accept token={token} invitation={invitation} onOutcome={setOutcome} />;
  if (isFetching || !error) return <PageSkeleton />;
  return (
    <AuthTemplate title={words.failedTitle}>
      <Stack gap={4}>
        <Banner tone="danger" live>
          {problemMessage(error)}
        </Banner>
        <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
      </Stack>
    </AuthTemplate>
  );
}

type AcceptProps = {
  token: string;
  invitation: Invitation;
  onOutcome: (outcome: Accepted | "expired") => void;
};

function Accept({ token, invitation: { email, needsAccount, authenticator }, onOutcome }: AcceptProps) {
  const { settings, store } = useVisit();
  const accept = useAction("verifyAdmin");
  const form = useForm({
    id: "verify-admin",
    initial: { firstName: "", lastName: "", password: "", code: "" },
    check: ({ firstName, lastName, password, code }) => ({
      ...(needsAccount && {
        firstName: firstName.trim() ? undefined : formWords.required(words.firstName),
        lastName: lastName.trim() ? undefined : formWords.required(words.lastName),
        password: password ? undefined : formWords.required(words.password),
      }),
      ...(!isCode(code) && { code: secondStepWords.code.problem }),
    }),
    send: async ({ firstName, lastName, password, code }) => {
      const account = { firstName: firstName.trim(), lastName: lastName.trim(), password };
      try {
        const accepted = await accept.send({ body: { token, code: code.trim(), ...(needsAccount && account) } });
        // The server has ended their sessions, so one kept here is worthless.
        if (store.get(sessionAtom).userData.email === accepted.email) endSession(store);
        onOutcome(accepted);
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        onOutcome("expired");
      }
    },
    explain: (error) =>
      error instanceof ApiProblem && error.errors.length === 1 && error.errors[0]!.pointer === "/code"
        ? { code: words.wrongCode }
        : null,
  });
  return (
    <AuthTemplate title={words.title} description={words.lead(settings.brand.shortName)}>
      <FormFrame form={form}>
        <Part title={words.account}>
          {/* Read-only but still a field, so that password managers save the password under it. */}
          <TextField label={words.email} type="email" autoComplete="username" value={email} readOnly />
          {needsAccount ? (
            <>
              <TextField label={words.firstName} autoComplete="given-name" {...form.field("firstName")} />
              <TextField label={words.lastName} autoComplete="family-name" {...form.field("lastName")} />
              <PasswordField
                label={words.password}
                hint={formWords.passwordHint}
                autoComplete="new-password"
                strength
                {...form.field("password")}
              />
            </>
          ) : (
            <Text size={15}>{words.known}</Text>
          )}
        </Part>
        <Part title={words.authenticator}>
          <AuthenticatorSetup {...authenticator} />
          <CodeField label={words.code} {...form.field("code")} />
        </Part>
        <Button type="submit" size="lg" loading={form.busy}>
          {words.submit}
        </Button>
      </FormFrame>
    </AuthTemplate>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack asChild gap={4} className="not-first:mt-2">
      <section>
        <Heading level={2} size="card">
          {title}
        </Heading>
        {children}
      </section>
    </Stack>
  );
}

function Done({ accepted: { email, recoveryCodes } }: { accepted: Accepted }) {
  const navigate = useNavigate();
  // The button that led here was at the end of a longer page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <AuthTemplate title={words.doneTitle} description={words.done(email)}>
      <RecoveryCodes codes={recoveryCodes} email={email} onKept={() => void navigate(paths.login())} />
    </AuthTemplate>
  );
}

function DeadEnd({ title, reason }: { title: string; reason: string }) {
  return (
    <AuthTemplate title={title}>
      <Stack gap={4}>
        <Text asChild>
          <output>{reason}</output>
        </Text>
        <Text tone="muted">{words.ask}</Text>
        <Stack direction="row" gap={3}>
          <Button asChild>
            <Link to={paths.login()}>{words.logIn}</Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.home}>{words.home}</Link>
          </Button>
        </Stack>
      </Stack>
    </AuthTemplate>
  );
}
