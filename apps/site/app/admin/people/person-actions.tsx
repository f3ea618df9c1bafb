import type { Schemas } from "@troth/api-client";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf } from "@troth/rules/text";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { type ReactElement, type ReactNode, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { date } from "../../dates.ts";
import { choice } from "../../forms/controls.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { blankIn } from "../cases/blank-in.ts";
import { PreviewMails } from "../cases/preview-mails.tsx";
import { SavedAnswers } from "../cases/saved-answers.tsx";
import { messages as adminWords } from "../messages.ts";
import { messages } from "./messages.ts";
import { nameOf } from "./person-parts.tsx";

const words = messages;

type Subject = Schemas["DecisionToPreview"]["subject"];
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
      preview={{ subject: "warning", id: person.id }}
      title={words.warn.title(nameOf(person))}
      description={words.warn.text}
      submit={words.warn.action}
      send={async (reason) => {
        await warn.send({ path: { id: person.id }, body: { reason } });
      }}
      trigger={trigger(words.warn.action)}
    />
  );
}

function Suspend({ person }: About) {
  const suspend = useAction("suspendPerson", { stale, done: words.suspend.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="suspend"
      preview={{ subject: "suspension", id: person.id }}
      title={words.suspend.title(nameOf(person))}
      description={words.suspend.text}
      submit={words.suspend.action}
      send={async (reason) => {
        await suspend.send({ path: { id: person.id }, body: { reason } });
      }}
      trigger={trigger(words.suspend.action, "danger")}
    />
  );
}

function Lift({ person }: About) {
  const lift = useAction("liftSuspension", { stale, done: words.lift.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="lift"
      preview={{ subject: "lift", id: person.id }}
      title={words.lift.title(nameOf(person))}
      description={words.lift.text}
      submit={words.lift.action}
      send={async (reason) => {
        await lift.send({ path: { id: person.id }, body: { reason } });
      }}
      trigger={trigger(words.lift.action)}
    />
  );
}

function LogOut({ person }: About) {
  const end = useAction("revokeUserSessions", { stale, done: words.logOut.done(nameOf(person)) });
  return (
    <ReasonDialog
      id="log-out"
      title={words.logOut.title(nameOf(person))}
      description={words.logOut.text}
      submit={words.logOut.action}
      send={async (reason) => {
        await end.send({ path: { id: person.id }, body: { reason } });
      }}
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
      preview={{ subject: "withdrawal", id: person.id }}
      title={words.withdraw.title(nameOf(person))}
      description={words.withdraw.text}
      submit={words.withdraw.action}
      send={async (reason) => {
        await withdraw.send({ path: { id: person.id }, body: { reason } });
      }}
      trigger={trigger(words.withdraw.action, "danger")}
    />
  );
}

function Erase({ person }: About) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      title={words.erase.title(nameOf(person))}
      description={words.erase.text}
      trigger={trigger(words.erase.action, "danger")}
    >
      <EraseForm person={person} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function EraseForm({ person, onClose }: About & { onClose: () => void }) {
  const erase = useAction("erasePerson", { stale, done: words.erase.done(nameOf(person)) });
  const form = useForm({
    id: "erase",
    initial: { reviews: "" as Schemas["ReviewsOnDeletion"] | "", reason: "" },
    check: ({ reviews, reason }) => ({
      ...(!reviews && { reviews: words.erase.choose }),
      ...reasonProblem(reason),
    }),
    send: async ({ reviews, reason }) => {
      if (reviews === "") return;
      await erase.send({ path: { id: person.id }, body: { reviews, reason: reason.trim() } });
      onClose();
    },
  });
  const { reviews: chosen, reason: written } = form.watch();
  return (
    <>
      <FormFrame form={form}>
        <RadioGroup
          legend={words.erase.reviews}
          options={(["delete", "keep"] as const).map((value) => ({ value, label: words.erase.choices[value] }))}
          {...choice(form, "reviews")}
        />
        <TextArea
          label={words.reason.label}
          hint={words.reason.hint}
          rows={4}
          maxLength={decisionLength.max}
          {...form.field("reason")}
        />
        <Foot submit={words.erase.action} busy={form.busy} onClose={onClose}>
          <PreviewMails
            about={{ subject: "erasure", id: person.id, decision: { reviews: chosen, reason: written.trim() } }}
          />
        </Foot>
      </FormFrame>
      <Stack direction="row">
        <SavedAnswers
          text={form.watch().reason.trim()}
          onUse={(text) => {
            form.set("reason", text);
            form.focus("reason");
          }}
        />
      </Stack>
    </>
  );
}

function reasonProblem(reason: string): { reason?: string } {
  const blank = blankIn(reason);
  if (blank) return { reason: adminWords.decision.blank(blank) };
  return lengthOf(reason.trim()) < decisionLength.min ? { reason: words.reason.short } : {};
}

type ReasonProps = {
  /** The prefix of the field's id. */
  id: string;
  submit: string;
  /** @throws what the call throws */
  send: (reason: string) => Promise<void>;
  /** What is done, and about whom, to show its e-mail beforehand. */
  preview?: { subject: Subject; id: string };
};

type ReasonDialogProps = ReasonProps & { title: string; description: string; trigger: ReactElement };

/** Asks why before it is done. */
function ReasonDialog({ title, description, trigger, ...form }: ReasonDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog size="sm" open={open} onOpenChange={setOpen} title={title} description={description} trigger={trigger}>
      <ReasonForm {...form} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function ReasonForm({ id, submit, send, preview, onClose }: ReasonProps & { onClose: () => void }) {
  const form = useForm({
    id,
    initial: { reason: "" },
    check: ({ reason }) => reasonProblem(reason),
    send: async ({ reason }) => {
      await send(reason.trim());
      onClose();
    },
  });
  return (
    <>
      <FormFrame form={form}>
        <TextArea
          label={words.reason.label}
          hint={words.reason.hint}
          rows={4}
          maxLength={decisionLength.max}
          {...form.field("reason")}
        />
        <Foot submit={submit} busy={form.busy} onClose={onClose}>
          {preview ? <PreviewMails about={{ ...preview, decision: { reason: form.watch().reason.trim() } }} /> : null}
        </Foot>
      </FormFrame>
      <Stack direction="row">
        <SavedAnswers
          text={form.watch().reason.trim()}
          onUse={(text) => {
            form.set("reason", text);
            form.focus("reason");
          }}
        />
      </Stack>
    </>
  );
}

type FootProps = { submit: string; busy: boolean; onClose: () => void; children: ReactNode };

const Foot = ({ submit, busy, onClose, children }: FootProps) => (
  <Stack direction="row" gap={3} className="justify-end">
    {children}
    <Button variant="outline" onClick={onClose}>
      {words.reason.cancel}
    </Button>
    <Button type="submit" loading={busy}>
      {submit}
    </Button>
  </Stack>
);
