import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@troth/ui/badge";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { TextField } from "@troth/ui/text-field";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { AccountName } from "../../forms/account-name.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { messages as formWords } from "../../forms/messages.ts";
import { type FormField, useForm } from "../../forms/use-form.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import type { Account } from "../../queries.ts";
import { meQuery } from "./queries.ts";
import { userDisplayAtom } from "../../state/session.ts";
import { AuthenticatorSetup } from "../second-step/authenticator-setup.tsx";
import { CodeField, isCode } from "../second-step/code-field.tsx";
import { messages as codeWords } from "../second-step/messages.ts";
import { RecoveryCodes } from "../second-step/recovery-codes.tsx";
import { messages } from "./messages.ts";
import { ProfileSection } from "./profile-card.tsx";
import { useAccount, usePersonId } from "./use-account.ts";

const words = messages.secondStep;

type Step =
  // `already`: it turned out to be on while it was being set up.
  | { name: "rest" | "password" | "renew" | "off"; already?: boolean }
  | { name: "scan"; authenticator: Schemas["AuthenticatorSecret"] }
  | { name: "codes"; codes: readonly string[] };

/** Logging in with a code as well: setting it up, its recovery codes, and turning it off. */
export function SecondStep() {
  const account = useAccount();
  const enabled = account.data?.secondStep.enabled;
  return (
    <ProfileSection
      heading={words.heading}
      description={words.description}
      badge={
        enabled === undefined ? null : (
          <Badge tone={enabled ? "green" : "neutral"}>{enabled ? words.on : words.off}</Badge>
        )
      }
    >
      <QueryContent query={account} lines={2}>
        {(account) => <Steps account={account} />}
      </QueryContent>
    </ProfileSection>
  );
}

function Steps({ account }: { account: Account }) {
  const [step, setStep] = useState<Step>({ name: "rest" });
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step.name);
  useEffect(() => {
    if (shown.current === step.name) return;
    shown.current = step.name;
    panel.current?.focus();
  }, [step.name]);

  const rest = () => setStep({ name: "rest" });
  // Turned on in another tab, or a moment ago by a press whose answer was lost, so the codes may never have been seen.
  const already = () => setStep({ name: "renew", already: true });
  const keep = (codes: readonly string[]) => setStep({ name: "codes", codes });

  return (
    // Each step takes the focus, so that no one has to look for it.
    <div ref={panel} tabIndex={-1} className="rounded-small">
      <Stack gap={4}>
        {step.name === "rest" ? null : (
          <Heading level={3} size="card">
            {words.steps[step.name]}
          </Heading>
        )}
        {step.name === "rest" ? (
          <Rest account={account} onStep={(name) => setStep({ name })} />
        ) : step.name === "password" ? (
          <Begin
            email={account.email}
            onBegun={(authenticator) => setStep({ name: "scan", authenticator })}
            onAlready={already}
            onCancel={rest}
          />
        ) : step.name === "scan" ? (
          <TurnOn {...step} onDone={keep} onAlready={already} onCancel={rest} />
        ) : step.name === "codes" ? (
          <RecoveryCodes codes={step.codes} email={account.email} onKept={rest} />
        ) : step.name === "renew" ? (
          <Renew already={step.already} onDone={keep} onCancel={rest} />
        ) : (
          <TurnOff email={account.email} onDone={rest} onCancel={rest} />
        )}
      </Stack>
    </div>
  );
}

type RestProps = { account: Account; onStep: (name: "password" | "renew" | "off") => void };

function Rest({ account: { hasPassword, secondStep }, onStep }: RestProps) {
  const { isAdmin } = useAtomValue(userDisplayAtom);
  const personId = usePersonId();
  const isUnconfirmed = useQuery(meQuery(personId)).data?.data.emailVerified === false;
  const { enabled, recoveryCodesLeft } = secondStep;
  if (!enabled && isUnconfirmed) return <Text size={15}>{words.needsConfirmedEmail}</Text>;
  if (!enabled)
    return hasPassword ? (
      <Stack direction="row">
        <Button variant="outline" onClick={() => onStep("password")}>
          {words.setUp}
        </Button>
      </Stack>
    ) : (
      <Text size={15}>{words.needsPassword}</Text>
    );
  return (
    <>
      {recoveryCodesLeft === 0 ? (
        <Banner tone="caution">{words.codesLeft(0)}</Banner>
      ) : (
        <Text size={15}>{words.codesLeft(recoveryCodesLeft)}</Text>
      )}
      {isAdmin ? <Text size={15}>{words.admin}</Text> : null}
      <Stack direction="row" gap={2}>
        <Button variant="outline" onClick={() => onStep("renew")}>
          {words.renew}
        </Button>
        {isAdmin ? null : hasPassword ? (
          <Button variant="plain" onClick={() => onStep("off")}>
            {words.turnOff}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}

const passwordMissing = (password: string) =>
  password ? {} : { currentPassword: formWords.required(words.currentPassword) };

const passwordProblem = (error: unknown) =>
  error instanceof ApiProblem && error.kind === "wrong-password"
    ? { currentPassword: error.detail ?? error.title }
    : null;

/** Refreshes the account, its codes and, if it was turned on or off, the devices that this logs out. */
const stale = ["getAccount", "listSessions"] as const;

/** Sets it up, unless it is already set up. */
async function unlessOn(setUp: () => Promise<unknown>, onAlready: () => void): Promise<void> {
  try {
    await setUp();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.kind !== "conflict") throw error;
    onAlready();
  }
}

const codeProblem = (error: unknown) =>
  error instanceof ApiProblem && error.errors.some(({ pointer }) => pointer === "/code")
    ? { code: words.codeWrong }
    : null;

type BeginProps = {
  email: string;
  onBegun: (authenticator: Schemas["AuthenticatorSecret"]) => void;
  onAlready: () => void;
  onCancel: () => void;
};

function Begin({ email, onBegun, onAlready, onCancel }: BeginProps) {
  const begin = useAction("beginSecondStep", { stale, onDone: onBegun });
  const form = useForm({
    id: "begin-second-step",
    initial: { currentPassword: "" },
    check: ({ currentPassword }) => passwordMissing(currentPassword),
    send: (body) => unlessOn(() => begin.send({ body }), onAlready),
    explain: passwordProblem,
  });
  return (
    <FormFrame form={form}>
      <AccountName email={email} />
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...form.field("currentPassword")} />
      <Actions onCancel={onCancel}>
        <Button type="submit" loading={form.busy}>
          {words.next}
        </Button>
      </Actions>
    </FormFrame>
  );
}

type TurnOnProps = {
  authenticator: Schemas["AuthenticatorSecret"];
  onDone: (codes: readonly string[]) => void;
  onAlready: () => void;
  onCancel: () => void;
};

function TurnOn({ authenticator, onDone, onAlready, onCancel }: TurnOnProps) {
  const enable = useAction("enableSecondStep", {
    stale,
    done: words.turnedOn,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const form = useForm({
    id: "turn-on",
    initial: { code: "" },
    check: ({ code }) => (isCode(code) ? {} : { code: codeWords.code.problem }),
    send: ({ code }) => unlessOn(() => enable.send({ body: { code: code.trim() } }), onAlready),
    explain: codeProblem,
  });
  return (
    <>
      <AuthenticatorSetup {...authenticator} />
      <FormFrame form={form}>
        <Text size={15}>{words.scanThen}</Text>
        <CodeField {...form.field("code")} />
        <Actions onCancel={onCancel}>
          <Button type="submit" loading={form.busy}>
            {words.turnOn}
          </Button>
        </Actions>
      </FormFrame>
    </>
  );
}

type RenewProps = { already: boolean | undefined; onDone: (codes: readonly string[]) => void; onCancel: () => void };

function Renew({ already, onDone, onCancel }: RenewProps) {
  const renew = useAction("renewRecoveryCodes", {
    stale,
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const form = useForm({
    id: "renew-codes",
    initial: { code: "" },
    check: ({ code }) => (code.trim() ? {} : { code: words.codeMissing }),
    send: async ({ code }) => {
      await renew.send({ body: { code: code.trim() } });
    },
    explain: codeProblem,
  });
  return (
    <FormFrame form={form}>
      {already ? (
        <Banner tone="caution" live title={words.already}>
          {words.alreadyText}
        </Banner>
      ) : null}
      <Text size={15}>{words.renewText}</Text>
      <AnyCodeField {...form.field("code")} />
      <Actions onCancel={onCancel}>
        <Button type="submit" loading={form.busy}>
          {words.renewSubmit}
        </Button>
      </Actions>
    </FormFrame>
  );
}

type TurnOffProps = { email: string; onDone: () => void; onCancel: () => void };

function TurnOff({ email, onDone, onCancel }: TurnOffProps) {
  const disable = useAction("disableSecondStep", { stale, done: words.turnedOff, onDone });
  const form = useForm({
    id: "turn-off",
    initial: { currentPassword: "", code: "" },
    check: ({ currentPassword, code }) => ({
      ...passwordMissing(currentPassword),
      ...(!code.trim() && { code: words.codeMissing }),
    }),
    send: async ({ currentPassword, code }) => {
      await disable.send({ body: { currentPassword, code: code.trim() } });
    },
    explain: (error) => passwordProblem(error) ?? codeProblem(error),
  });
  return (
    <FormFrame form={form}>
      <Text size={15}>{words.turnOffText}</Text>
      <AccountName email={email} />
      <PasswordField label={words.currentPassword} autoComplete="current-password" {...form.field("currentPassword")} />
      <AnyCodeField {...form.field("code")} />
      <Actions onCancel={onCancel}>
        <Button type="submit" tone="danger" loading={form.busy}>
          {words.turnOff}
        </Button>
      </Actions>
    </FormFrame>
  );
}

/** The authenticator's digits or a recovery code, which has letters. */
function AnyCodeField(props: FormField) {
  return (
    <TextField
      label={words.anyCode}
      hint={words.anyCodeHint}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}

function Actions({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  return (
    <Stack direction="row" gap={2}>
      {children}
      <Button variant="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Stack>
  );
}
