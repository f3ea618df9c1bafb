import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { maxTeam } from "@troth/rules/vendors";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Avatar } from "@troth/ui/avatar";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { PasswordField } from "@troth/ui/password-field";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { type ReactElement, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { InviteForm } from "../account/invite-form.tsx";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { useAction } from "../actions/use-action.ts";
import { ago, date } from "../dates.ts";
import { AccountName } from "../forms/account-name.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { messages as formWords } from "../forms/messages.ts";
import { useForm } from "../forms/use-form.ts";
import { QueryContent } from "../frame/query-content.tsx";
import { useAnchor } from "../frame/use-anchor.ts";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import * as paths from "../paths.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./messages.ts";
import { type Invitation, teamQuery } from "./team-queries.ts";

type TeamOf = Schemas["Team"];
type Member = TeamOf["members"][number];
type Vendor = Pick<Schemas["Vendor"], "id" | "name">;

/** Who looks after a listing, and what its owner can change about that. */
export function Team({ listing: { vendor } }: { listing: Pick<Schemas["Listing"], "vendor"> }) {
  const { userData } = useAtomValue(sessionAtom);
  const team = useQuery({ ...teamQuery(userData._id, vendor.id), enabled: userData._id !== "" });
  const isLoaded = team.data !== undefined;
  const anchor = useAnchor("team", isLoaded);
  // A listing that no one owns has no team, which only admins see.
  if (team.data?.members.length === 0) return null;
  const role = team.data?.members.find(({ isYou }) => isYou)?.role;
  return (
    <div {...anchor}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={words.description[role ?? "admin"]}>
          <QueryContent query={team} lines={4}>
            {({ members, invitations }) => (
              <Stack gap={6}>
                <Members members={members} vendor={vendor} isOwner={role === "owner"} />
                {role === "owner" ? (
                  <>
                    <Pending invitations={invitations} />
                    {members.length + invitations.length < maxTeam ? (
                      <Invite vendorId={vendor.id} />
                    ) : (
                      <Text size={15}>{words.invite.full(maxTeam)}</Text>
                    )}
                    <Release vendor={vendor} />
                  </>
                ) : role === "manager" ? (
                  <Leave vendor={vendor} />
                ) : null}
              </Stack>
            )}
          </QueryContent>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

type MembersProps = { members: readonly Member[]; vendor: Vendor; isOwner: boolean };

function Members({ members, vendor, isOwner }: MembersProps) {
  const list = useRef<HTMLUListElement>(null);
  useFocusOnRemoval(list, members.length);
  return (
    <ul ref={list} tabIndex={-1} aria-label={words.list} className="divide-y divide-hairline rounded-small">
      {members.map((member) => (
        <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
          <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
            <Avatar size="sm" name={member.name} image={member.image} />
            <div className="min-w-0">
              <Stack direction="row" gap={2}>
                <Text size={15} className="font-semibold wrap-anywhere">
                  <bdi>{member.name}</bdi>
                </Text>
                {member.isYou ? <Badge size="sm">{words.you}</Badge> : null}
              </Stack>
              <Text size={14} tone="muted">
                {[words.roles[member.role], ...(member.since ? [words.since(ago(member.since))] : [])].join(" · ")}
              </Text>
            </div>
          </div>
          {isOwner && member.role === "manager" ? (
            <Stack direction="row" gap={2}>
              <Transfer vendor={vendor} to={member} />
              <Remove vendor={vendor} member={member} />
            </Stack>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

type AboutMember = { vendor: Vendor; member: Member };

function Remove({ vendor, member: { id, name } }: AboutMember) {
  const remove = useAction("removeMember", {
    stale: ["listTeam", "listHistory"],
    done: words.remove.done(name),
    failed: { toast: words.failed },
  });
  return (
    <AlertDialog
      {...remove.confirmation({ path: { id: vendor.id, memberId: id } })}
      tone="danger"
      title={words.remove.title(name)}
      description={words.remove.text}
      confirmLabel={words.remove.action}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.remove.actionOf(name)}>
          {words.remove.action}
        </Button>
      }
    />
  );
}

function Transfer({ vendor, to: { id, name } }: { vendor: Vendor; to: Member }) {
  const transfer = useAction("transferListing", {
    stale: ["listTeam", "listHistory", "getListing", "listMyVendors"],
    done: words.transfer.done(name),
  });
  return (
    <PasswordDialog
      id={`transfer-${id}`}
      title={words.transfer.title(name)}
      description={words.transfer.text(name)}
      submit={words.transfer.submit}
      send={async (currentPassword) => {
        await transfer.send({ path: { id: vendor.id }, body: { to: id, currentPassword } });
      }}
      trigger={
        <Button size="sm" variant="outline" aria-label={words.transfer.actionOf(name)}>
          {words.transfer.action}
        </Button>
      }
    />
  );
}

function Release({ vendor }: { vendor: Vendor }) {
  const goAway = useGoAway();
  const release = useAction("releaseListing", {
    stale: ["listMyVendors", "getOwnReview", "getVendor"],
    done: words.release.done(vendor.name),
    onDone: goAway,
  });
  return (
    <Stack direction="row">
      <PasswordDialog
        id="release"
        title={words.release.title(vendor.name)}
        description={`${words.release.text} ${words.release.orElse}`}
        submit={words.release.submit}
        send={async (currentPassword) => {
          await release.send({ path: { id: vendor.id }, body: { currentPassword } });
        }}
        trigger={
          <Button size="sm" variant="plain" tone="danger" className="-ms-4">
            {words.release.action}
          </Button>
        }
      />
    </Stack>
  );
}

function Leave({ vendor }: { vendor: Vendor }) {
  const goAway = useGoAway();
  const leave = useAction("leaveTeam", {
    stale: ["listMyVendors", "getOwnReview"],
    done: words.leave.done(vendor.name),
    onDone: goAway,
    failed: { toast: words.failed },
  });
  return (
    <Stack direction="row">
      <AlertDialog
        {...leave.confirmation({ path: { id: vendor.id } })}
        tone="danger"
        title={words.leave.title(vendor.name)}
        description={words.leave.text}
        confirmLabel={words.leave.action}
        trigger={
          <Button size="sm" variant="plain" tone="danger" className="-ms-4">
            {words.leave.action}
          </Button>
        }
      />
    </Stack>
  );
}

/** The page they were on isn't theirs any more. */
function useGoAway() {
  const navigate = useNavigate();
  return () => navigate(paths.profile(), { replace: true });
}

type PasswordDialogProps = {
  id: string;
  title: string;
  description: string;
  submit: string;
  /** @throws what the call throws */
  send: (currentPassword: string) => Promise<void>;
  trigger: ReactElement;
};

/** Asks for the password first: what it confirms can't be taken back. */
function PasswordDialog({ trigger, title, description, ...form }: PasswordDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog size="sm" open={open} onOpenChange={setOpen} trigger={trigger} title={title} description={description}>
      <PasswordForm {...form} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

type PasswordFormProps = Pick<PasswordDialogProps, "id" | "submit" | "send"> & { onClose: () => void };

function PasswordForm({ id, submit, send, onClose }: PasswordFormProps) {
  const { userData } = useAtomValue(sessionAtom);
  const form = useForm({
    id,
    initial: { currentPassword: "" },
    check: ({ currentPassword }) => (currentPassword ? {} : { currentPassword: formWords.required(words.password) }),
    send: async ({ currentPassword }) => {
      await send(currentPassword);
      onClose();
    },
    explain: (error) =>
      error instanceof ApiProblem && error.kind === "wrong-password"
        ? { currentPassword: error.detail ?? error.title }
        : null,
  });
  return (
    <FormFrame form={form}>
      <AccountName email={userData.email} />
      <PasswordField label={words.password} autoComplete="current-password" {...form.field("currentPassword")} />
      <Stack direction="row" gap={3} className="justify-end">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" tone="danger" loading={form.busy}>
          {submit}
        </Button>
      </Stack>
    </FormFrame>
  );
}

const inviting = { stale: ["listTeam", "listHistory"], attempt: "here" } as const;

function Invite({ vendorId }: { vendorId: string }) {
  const invite = useAction("inviteMember", {
    ...inviting,
    done: ({ email }) => ({ title: words.invite.sent(email), tone: "success" }),
  });
  return (
    <InviteForm
      id="invite"
      words={words.invite}
      send={(email) => invite.send({ path: { id: vendorId }, body: { email } })}
    />
  );
}

/** Nothing while no one is invited. */
function Pending({ invitations }: { invitations: readonly Invitation[] }) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  useFocusOnRemoval(list, invitations.length);
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="card" id={id} className="mb-3">
        {words.pending.heading}
      </Heading>
      <ul ref={list} tabIndex={-1} aria-label={words.pending.list} className="divide-y divide-hairline rounded-small">
        {invitations.map((invitation) => (
          <PendingRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function PendingRow({ invitation: { id, email, vendor, createdAt, expiresAt } }: { invitation: Invitation }) {
  const again = useAction("inviteMember", {
    ...inviting,
    done: words.invite.sent(email),
    failed: { toast: words.failed },
  });
  const withdraw = useAction("withdrawInvitation", {
    stale: ["listTeam", "listHistory"],
    done: words.pending.done,
    failed: { toast: words.failed },
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <Text size={15} className="font-semibold wrap-anywhere">
          {email}
        </Text>
        <Text size={14} tone="muted">
          {words.pending.what(ago(createdAt), date(expiresAt))}
        </Text>
      </div>
      <Stack direction="row" gap={2}>
        <Button
          size="sm"
          variant="outline"
          aria-label={words.pending.againTo(email)}
          loading={again.busy}
          onClick={() => void again.run({ path: { id: vendor.id }, body: { email } })}
        >
          {words.pending.again}
        </Button>
        <AlertDialog
          {...withdraw.confirmation({ path: { id } })}
          tone="danger"
          title={words.pending.title(email)}
          description={words.pending.text}
          confirmLabel={words.pending.withdraw}
          trigger={
            <Button size="sm" variant="outline" aria-label={words.pending.withdrawOf(email)}>
              {words.pending.withdraw}
            </Button>
          }
        />
      </Stack>
    </li>
  );
}
