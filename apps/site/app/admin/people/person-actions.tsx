import type { Schemas } from "@troth/api-client";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAction } from "../../actions/use-action.ts";
import { date } from "../../dates.ts";
import { ReasonDialog } from "../cases/reason-dialog.tsx";
import { messages } from "./messages.ts";
import { nameOf } from "./person-parts.tsx";

const words = messages;

type About = { person: Schemas["PersonSummary"] };

/** Each looks the person up again, since others decide too. */
const stale = ["listPeople", "getPerson"] as const;
const toast = { toast: words.failed };

type PersonActionsProps = About & Pick<Schemas["PersonDetails"], "eraseAt">;

/** What an admin can do about a person, as far as it can be done now, and why not the rest. */
export function PersonActions({ person, eraseAt }: PersonActionsProps) {
  const { isAdmin, status } = person;
  const whyNot = isAdmin ? words.whyNot.admin : eraseAt ? words.whyNot.closed(date(eraseAt)) : null;
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={2}>
        <Warn person={person} />
        <LogOut person={person} />
        {isAdmin ? (
          <Withdraw person={person} />
        ) : (
          <>
            {status === "active" ? <Invite person={person} /> : null}
            {status === "suspended" ? <Lift person={person} /> : <Suspend person={person} />}
            {eraseAt ? null : <Erase person={person} />}
          </>
        )}
      </Stack>
      {whyNot ? (
        <Text size={14} tone="muted">
          {whyNot}
        </Text>
      ) : null}
    </Stack>
  );
}

const trigger = (label: string, tone?: "danger") => (
  <Button size="sm" variant="outline" tone={tone}>
    {label}
  </Button>
);

function Warn({ person }: About) {
  const warn = useAction("warnPerson", { stale, done: words.warn.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="warn"
      previewOf={(reason) => ({ subject: "warning", id: person.id, decision: { reason } })}
      title={words.warn.title(nameOf(person))}
      description={words.warn.text}
      submit={words.warn.action}
      send={(reason) => warn.send({ path: { id: person.id }, body: { reason } })}
      trigger={trigger(words.warn.action)}
    />
  );
}

function Suspend({ person }: About) {
  const suspend = useAction("suspendPerson", { stale, done: words.suspend.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="suspend"
      previewOf={(reason) => ({ subject: "suspension", id: person.id, decision: { reason } })}
      title={words.suspend.title(nameOf(person))}
      description={words.suspend.text}
      submit={words.suspend.action}
      send={(reason) => suspend.send({ path: { id: person.id }, body: { reason } })}
      trigger={trigger(words.suspend.action, "danger")}
    />
  );
}

function Lift({ person }: About) {
  const lift = useAction("liftSuspension", { stale, done: words.lift.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="lift"
      previewOf={(reason) => ({ subject: "lift", id: person.id, decision: { reason } })}
      title={words.lift.title(nameOf(person))}
      description={words.lift.text}
      submit={words.lift.action}
      send={(reason) => lift.send({ path: { id: person.id }, body: { reason } })}
      trigger={trigger(words.lift.action)}
    />
  );
}

function LogOut({ person }: About) {
  const end = useAction("revokeUserSessions", { stale, done: words.logOut.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="log-out"
      previewOf={(reason) => ({ subject: "sessions", id: person.id, decision: { reason } })}
      title={words.logOut.title(nameOf(person))}
      description={words.logOut.text}
      submit={words.logOut.action}
      send={(reason) => end.send({ path: { id: person.id }, body: { reason } })}
      trigger={trigger(words.logOut.action)}
    />
  );
}

function Invite({ person }: About) {
  const invite = useAction("inviteAdmin", { stale, done: words.invite.done(person.email), failed: toast });
  return (
    <AlertDialog
      {...invite.confirmation({ body: { email: person.email } })}
      title={words.invite.title(nameOf(person))}
      description={words.invite.text}
      confirmLabel={words.invite.action}
      trigger={trigger(words.invite.action)}
    />
  );
}

function Withdraw({ person }: About) {
  const withdraw = useAction("withdrawAdmin", { stale, done: words.withdraw.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="withdraw"
      previewOf={(reason) => ({ subject: "withdrawal", id: person.id, decision: { reason } })}
      title={words.withdraw.title(nameOf(person))}
      description={words.withdraw.text}
      submit={words.withdraw.action}
      send={(reason) => withdraw.send({ path: { id: person.id }, body: { reason } })}
      trigger={trigger(words.withdraw.action, "danger")}
    />
  );
}

function Erase({ person }: About) {
  const erase = useAction("erasePerson", { stale, done: words.erase.done(nameOf(person)) });
  const bodyOf = (reason: string, reviews: string) => ({ reviews: reviews as Schemas["ReviewsOnDeletion"], reason });
  return (
    <ReasonDialog
      id="erase"
      title={words.erase.title(nameOf(person))}
      description={words.erase.text}
      options={{ legend: words.erase.reviews, choices: words.erase.choices, missing: words.erase.choose }}
      submit={words.erase.action}
      previewOf={(...decided) => ({ subject: "erasure", id: person.id, decision: bodyOf(...decided) })}
      send={(...decided) => erase.send({ path: { id: person.id }, body: bodyOf(...decided) })}
      trigger={trigger(words.erase.action, "danger")}
    />
  );
}
