import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom, useAtomValue } from "jotai";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { date } from "../../dates.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { useFocusMain } from "../../frame/use-focus-main.ts";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import {
  type ConfirmedDeletion,
  confirmedDeletionAtom,
  isConfirmedDeletion,
  noDeletion,
} from "../../state/deletion.ts";
import { restoredAtom } from "../../state/persisted.ts";
import { sessionAtom } from "../../state/session.ts";
import { isShape, isString } from "../../state/shape.ts";
import { isLinkInvalid } from "../is-link-invalid.ts";
import { MailedLinkStart } from "../mailed-link-start.tsx";
import { useMailedLink } from "../use-mailed-link.ts";
import { LastStep } from "./last-step.tsx";
import { messages } from "./messages.ts";

const words = messages.confirm;

// The current stage is kept in the history, so that a reload keeps it.
const isConfirmed = isShape<{ confirmed: ConfirmedDeletion }>({ confirmed: isConfirmedDeletion });
const isClosed = isShape<{ closedUntil: string }>({ closedUntil: isString });

/** The e-mailed link leads here. One press confirms it; another, by the account's owner, closes the account. */
export default function ConfirmDeletion() {
  const restored = useAtomValue(restoredAtom);
  return (
    <>
      <Head title={messages.request.title} noindex />
      <MailedLinkStart />
      {restored ? <Stages /> : <Confirm token="" />}
    </>
  );
}

function Stages() {
  const { token } = useMailedLink();
  const closedUntil = useLocationState(isClosed)?.closedUntil;
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const reached = useLocationState(isConfirmed)?.confirmed;
  const [carried, setCarried] = useAtom(confirmedDeletionAtom);
  const [over, setOver] = useState<{ why: "spent" | "late"; token: string | null } | null>(null);
  const navigate = useNavigate();

  const deletion = reached ?? (carried.email ? carried : null);
  // Until another link is opened here.
  const isOver = over?.token === token ? over.why : null;
  const open = isOver ?? (token ? "open" : deletion ? "last" : isLoggedIn ? "nothing" : "missing");
  // Someone who has logged in since is not told that the account is closed.
  const stage = closedUntil && !isLoggedIn ? "closed" : open;
  useFocusMain(stage);

  const goOn = async (confirmed: ConfirmedDeletion) => {
    setCarried(confirmed);
    await navigate(rarePaths.confirmDeletion, { replace: true, state: { confirmed } });
  };
  // Either the link was used in this browser and the last step is still to come, or it no longer works.
  const onSpent = () => (carried.email ? goOn(carried) : setOver({ why: "spent", token }));
  const onLate = () => {
    setCarried(noDeletion);
    setOver({ why: "late", token });
  };

  switch (stage) {
    case "closed":
      return <Closed until={closedUntil!} />;
    case "open":
      return <Confirm token={token!} onConfirmed={goOn} onSpent={onSpent} />;
    case "last":
      return <LastStep deletion={deletion!} onLate={onLate} />;
    case "spent":
      return <NewLink title={words.invalidTitle} reason={words.spent} />;
    case "late":
      return <NewLink title={words.lateTitle} reason={words.late} />;
    case "nothing":
      return <NewLink title={words.nothingTitle} reason={words.nothing(userData.email)} quiet />;
    case "missing":
      return <NewLink title={words.missingTitle} reason={words.missing} />;
  }
}

type ConfirmProps = {
  token: string;
  onConfirmed?: (deletion: ConfirmedDeletion) => Promise<void>;
  onSpent?: () => void | Promise<void>;
};

function Confirm({ token, onConfirmed, onSpent }: ConfirmProps) {
  const confirm = useAction("confirmAccountDeletion");
  const form = useForm({
    id: "confirm-deletion",
    initial: {},
    send: async () => {
      try {
        const { email, reviews, confirmedUntil } = await confirm.send({ body: { token } });
        await onConfirmed?.({ email, reviews, until: Date.parse(confirmedUntil) });
      } catch (error) {
        if (!isLinkInvalid(error)) throw error;
        await onSpent?.();
      }
    },
  });
  return (
    <AuthTemplate title={words.title}>
      <FormFrame form={form}>
        <Text>{words.description}</Text>
        <Button type="submit" size="lg" loading={form.busy} disabled={!token}>
          {words.submit}
        </Button>
        <Button asChild variant="plain">
          <Link to={paths.home}>{messages.last.stay}</Link>
        </Button>
      </FormFrame>
    </AuthTemplate>
  );
}

type NewLinkProps = {
  title: string;
  reason: string;
  /** Few people who read this need one. Default `false`. */
  quiet?: boolean;
};

function NewLink({ title, reason, quiet = false }: NewLinkProps) {
  const ways = [
    { to: rarePaths.requestDeletion, label: words.requestNewLink },
    { to: paths.home, label: words.home },
  ];
  const [first, second] = quiet ? ways.toReversed() : ways;
  return (
    <AuthTemplate title={title}>
      <Stack gap={4}>
        <Text className="wrap-anywhere">{reason}</Text>
        <Button asChild size="lg">
          <Link to={first!.to}>{first!.label}</Link>
        </Button>
        <Button asChild variant="plain">
          <Link to={second!.to}>{second!.label}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}

function Closed({ until }: { until: string }) {
  const closed = messages.closed;
  return (
    <AuthTemplate title={closed.title}>
      <Stack gap={4}>
        <Text>{closed.until(date(until))}</Text>
        <Text>{closed.back}</Text>
        <Text tone="muted">{closed.thanks}</Text>
        <Button asChild variant="outline" size="lg">
          <Link to={paths.home}>{closed.home}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
