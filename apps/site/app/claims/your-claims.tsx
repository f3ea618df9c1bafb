import { claimNoteLength } from "@troth/rules/claims";
import { seenLengthOf } from "@troth/rules/text";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Badge } from "@troth/ui/badge";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { usePersonId } from "../account/profile/use-account.ts";
import { useResendCooldown } from "../account/use-resend-cooldown.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { languageOf } from "../format.ts";
import { Said } from "../frame/said.tsx";
import { useAnchor } from "../frame/use-anchor.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { ClaimDocument } from "./claim-document.tsx";
import { type Claim, claimsQuery, isOpen, stateOf } from "./claims-query.ts";
import { messages } from "./messages.ts";
import { messages as refusals } from "./refusal-messages.ts";

const words = messages.mine;

const tones = {
  pending: "neutral",
  "needs-more": "gold",
  approved: "green",
  rejected: "neutral",
  withdrawn: "neutral",
} as const satisfies Record<Claim["status"], string>;

/** What someone has claimed, and how it is going; nothing for the many who never claim anything. */
export function YourClaims() {
  const personId = usePersonId();
  const list = useLoadMoreList(claimsQuery(personId), personId !== "");
  const hasClaims = list.items.length > 0;
  const anchor = useAnchor("claims", hasClaims);
  if (!hasClaims && !list.query.isError) return null;
  return (
    <div {...anchor}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={words.description}>
          <LoadMoreList
            list={list}
            to={() => paths.yourClaims()}
            words={words}
            keyOf={({ id }) => id}
            className="divide-y divide-hairline"
            itemClassName="py-5 first:pt-0 last:pb-0"
            empty={null}
          >
            {(claim) => <ClaimItem claim={claim} />}
          </LoadMoreList>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

function ClaimItem({ claim }: { claim: Claim }) {
  const { vendor, status, because, reason, businessEmail, evidence, createdAt, decidedAt } = claim;
  const canChange = isOpen(claim);
  return (
    <Stack gap={3}>
      <div>
        <Stack direction="row" gap={2} className="items-center justify-between">
          <Text className="font-semibold" lang={languageOf(vendor.language)}>
            <TextLink asChild>
              <Link to={paths.vendor(vendor.id)}>{vendor.name}</Link>
            </TextLink>
          </Text>
          <Badge tone={tones[stateOf(claim)]} size="sm">
            {words.states[stateOf(claim)]}
          </Badge>
        </Stack>
        <Text size={14} tone="muted">
          {[
            words.made(date(createdAt)),
            ...(decidedAt ? [words.ended(words.states[status], date(decidedAt))] : []),
          ].join(" · ")}
        </Text>
      </div>
      {reason && status !== "pending" ? (
        <Said heading={status === "needs-more" ? words.question : words.reason}>
          {/* The words say which other reason it is. */}
          {[because && because !== "other" ? refusals[because] : "", reason].filter(Boolean).join("\n")}
        </Said>
      ) : null}
      {status === "needs-more" ? <Answer claim={claim} /> : null}
      {businessEmail === null ? null : evidence.emailConfirmedAt ? (
        <Text size={14} tone="muted" className="wrap-anywhere">
          {words.email.confirmed(businessEmail)}
        </Text>
      ) : canChange ? (
        <UnconfirmedEmail id={claim.id} email={businessEmail} />
      ) : null}
      {canChange && businessEmail !== null && evidence.websiteIsTheirs ? (
        <Text size={14} tone="muted">
          {words.websiteIsTheirs}
        </Text>
      ) : null}
      {canChange && evidence.websiteChanged ? (
        <Text size={14} tone="muted">
          {words.websiteChanged}
        </Text>
      ) : null}
      <ClaimDocument claim={claim} />
      {canChange ? <Withdraw claim={claim} /> : null}
    </Stack>
  );
}

function Answer({ claim: { id, vendor } }: { claim: Claim }) {
  const send = useAction("sendMoreEvidence", { stale: ["listMyClaims"], done: words.answered });
  const form = useForm({
    id: `answer-${id}`,
    initial: { note: "" },
    check: ({ note }) => (seenLengthOf(note) < claimNoteLength.min ? { note: messages.dialog.noteShort } : {}),
    send: async ({ note }) => {
      await send.send({ path: { id }, body: { note: note.trim() } });
    },
  });
  return (
    <FormFrame form={form} aria-label={`${words.answer}: ${vendor.name}`}>
      <TextArea
        label={words.answer}
        rows={3}
        minLength={claimNoteLength.min}
        maxLength={claimNoteLength.max}
        {...form.field("note")}
      />
      <Stack direction="row">
        <Button type="submit" loading={form.busy}>
          {words.send}
        </Button>
      </Stack>
    </FormFrame>
  );
}

function UnconfirmedEmail({ id, email }: { id: string; email: string }) {
  const pause = useResendCooldown();
  const { run, busy } = useAction("resendClaimEmail", {
    done: words.email.sent(email),
    onDone: pause.start,
    failed: { toast: words.actionFailed },
  });
  return (
    <Stack direction="row" gap={3} className="items-center justify-between">
      <Text size={15} className="min-w-0 wrap-anywhere">
        {words.email.waiting(email)}
      </Text>
      <Button
        size="sm"
        variant="outline"
        loading={busy}
        disabled={pause.left > 0}
        onClick={() => void run({ path: { id } })}
      >
        {pause.left > 0 ? words.email.wait(pause.left) : words.email.again}
      </Button>
    </Stack>
  );
}

function Withdraw({ claim: { id, vendor } }: { claim: Claim }) {
  const withdraw = useAction("withdrawClaim", {
    stale: ["listMyClaims", "getOwnReview"],
    done: words.withdrawn,
    failed: { toast: words.actionFailed },
  });
  return (
    <Stack direction="row">
      <AlertDialog
        {...withdraw.confirmation({ path: { id } })}
        tone="danger"
        title={words.withdrawTitle(vendor.name)}
        description={words.withdrawText}
        confirmLabel={words.withdraw}
        trigger={
          <Button size="sm" variant="outline" aria-label={words.withdrawNamed(vendor.name)}>
            {words.withdraw}
          </Button>
        }
      />
    </Stack>
  );
}
