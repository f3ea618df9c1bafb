import { ApiProblem } from "@troth/api-client";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { ErrorSummary } from "@troth/ui/error-summary";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { messages as formWords } from "../../forms/messages.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { type ConfirmedDeletion, confirmedDeletionAtom } from "../../state/deletion.ts";
import { routeStateAtom } from "../../state/route-state.ts";
import { logOut } from "../../state/log-out.ts";
import { sessionAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "./messages.ts";

const words = messages.last;

type LastStepProps = {
  deletion: ConfirmedDeletion;
  /** The server no longer knows about the confirmation. */
  onLate: () => void;
};

/** For the account's owner, logged in; anyone else is told how to get there. */
export function LastStep({ deletion, onLate }: LastStepProps) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  // The session ends a moment before the page says that the account is closed.
  const [closing, setClosing] = useState(false);
  if (!closing && !isLoggedIn) return <LogInFirst deletion={deletion} />;
  if (!closing && userData.email.toLowerCase() !== deletion.email.toLowerCase())
    return <AnotherAccount theirs={deletion.email} mine={userData.email} />;
  return <CloseAccount deletion={deletion} onLate={onLate} onClosing={() => setClosing(true)} />;
}

function CloseAccount({ deletion, onLate, onClosing }: LastStepProps & { onClosing: () => void }) {
  const { queryClient, store } = useVisit();
  const navigate = useNavigate();
  const close = useAction("deleteAccount", {
    onDone: async ({ eraseAt: closedUntil }) => {
      onClosing();
      logOut(store);
      queryClient.removeQueries({ type: "inactive" });
      await navigate(rarePaths.confirmDeletion, { replace: true, state: { closedUntil } });
    },
    onFail: (error) => {
      if (error instanceof ApiProblem && error.kind === "deletion-unconfirmed") onLate();
    },
  });

  const [before, after] = words.who;
  return (
    <AuthTemplate title={words.title}>
      <Stack gap={4}>
        <Text>
          {before}
          <strong className="wrap-anywhere">{deletion.email}</strong>
          {after} {words[deletion.reviews]}
        </Text>
        <AlertDialog
          {...close.confirmation()}
          title={words.question}
          description={words.warning}
          tone="danger"
          confirmLabel={words.yes}
          cancelLabel={words.no}
          trigger={
            <Button tone="danger" size="lg">
              {words.submit}
            </Button>
          }
        >
          {close.problem ? (
            <ErrorSummary title={formWords.summary} level={3} errors={[{ message: close.problem.message }]} />
          ) : null}
        </AlertDialog>
        <Button asChild variant="plain">
          <Link to={paths.home}>{words.stay}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}

function LogInFirst({ deletion }: { deletion: ConfirmedDeletion }) {
  const carry = useSetAtom(confirmedDeletionAtom);
  const [before, after] = words.logInHint;
  return (
    <AuthTemplate title={words.title}>
      <Stack gap={4}>
        <Text>
          {before}
          <strong className="wrap-anywhere">{deletion.email}</strong>
          {after}
        </Text>
        <Text size={14} tone="muted">
          {words.alreadyClosed}
        </Text>
        <Button asChild size="lg">
          <Link to={paths.login(rarePaths.confirmDeletion)} onClick={() => carry(deletion)}>
            {words.logIn}
          </Link>
        </Button>
        <Button asChild variant="plain">
          <Link to={paths.home}>{words.stay}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}

/** Logging out asks first, as everywhere, with the navigation bar's dialog. */
function AnotherAccount({ theirs, mine }: { theirs: string; mine: string }) {
  const setRouteState = useSetAtom(routeStateAtom);
  const [before, between, after] = words.other;
  return (
    <AuthTemplate title={words.otherTitle}>
      <Stack gap={4}>
        <Text>
          {before}
          <strong className="wrap-anywhere">{theirs}</strong>
          {between}
          <strong className="wrap-anywhere">{mine}</strong>
          {after} {words.otherHint}
        </Text>
        <Button size="lg" onClick={() => setRouteState({ isLogoutModal: true })}>
          {words.logOut}
        </Button>
        <Button asChild variant="plain">
          <Link to={paths.home}>{words.stay}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
