import { useQuery } from "@tanstack/react-query";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Avatar } from "@troth/ui/avatar";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { InviteForm } from "../account/invite-form.tsx";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { meQuery } from "../account/profile/queries.ts";
import { usePersonId } from "../account/profile/use-account.ts";
import { useAction } from "../actions/use-action.ts";
import { ago, date } from "../dates.ts";
import { languageOf } from "../format.ts";
import { QueryContent } from "../frame/query-content.tsx";
import { useAnchor } from "../frame/use-anchor.ts";
import * as paths from "../paths.ts";
import { AnswerInvitation } from "./answer-invitation.tsx";
import { messages as words } from "./messages.ts";
import { type Invitation, partnerQuery } from "./partner-queries.ts";

/** Whom the person is linked with, or how to link accounts. */
export function Partner() {
  const personId = usePersonId();
  const state = useQuery({
    ...partnerQuery(personId),
    enabled: personId !== "",
    // The other one may have answered meanwhile.
    refetchOnWindowFocus: true,
  });
  const isKnown = state.data !== undefined;
  const anchor = useAnchor("partner", isKnown);
  return (
    <div {...anchor}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={words.description}>
          <QueryContent query={state} lines={3}>
            {({ partner, invitation, waiting }) =>
              partner ? (
                <Linked partner={partner} />
              ) : (
                <Stack gap={6}>
                  {waiting.map((one) => (
                    <Waiting key={one.id} invitation={one} />
                  ))}
                  {invitation ? <Sent invitation={invitation} /> : waiting.length === 0 ? <Invite /> : null}
                </Stack>
              )
            }
          </QueryContent>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

function Linked({ partner: { name, image, since } }: { partner: { name: string; image: string; since: string } }) {
  const end = useAction("endPartnership", {
    stale: ["getPartner", "getOwnReview"],
    done: words.end.done,
    failed: { toast: words.failed },
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar size="sm" name={name} image={image} />
        <div className="min-w-0">
          <Text size={15} className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </Text>
          <Text size={14} tone="muted">
            {words.since(date(since))}
          </Text>
        </div>
      </div>
      <AlertDialog
        {...end.confirmation()}
        tone="danger"
        title={words.end.title(name)}
        description={words.end.text(name)}
        confirmLabel={words.end.action}
        trigger={
          <Button size="sm" variant="outline">
            {words.end.action}
          </Button>
        }
      />
    </div>
  );
}

/** From someone who waits for an answer. */
function Waiting({ invitation }: { invitation: Invitation }) {
  const { invitedBy, expiresAt, inTheWay } = invitation;
  return (
    <div>
      <Text size={15} className="font-semibold wrap-anywhere">
        {words.waiting.text(invitedBy)}
      </Text>
      <Text size={14} tone="muted">
        {words.waiting.until(date(expiresAt))}
      </Text>
      <InTheWay text={words.inTheWay.invited} vendors={inTheWay} />
      <div className="mt-3 flex flex-wrap gap-2">
        <AnswerInvitation invitation={invitation} size="sm" />
      </div>
    </div>
  );
}

const inviting = { stale: ["getPartner"], attempt: "here" } as const;

function Sent({ invitation: { id, email, createdAt, expiresAt, hasAgreed, inTheWay } }: { invitation: Invitation }) {
  const again = useAction("invitePartner", {
    ...inviting,
    done: words.invite.sent(email),
    failed: { toast: words.failed },
  });
  const withdraw = useAction("withdrawPartnerInvitation", {
    stale: ["getPartner"],
    done: words.pending.done,
    failed: { toast: words.failed },
  });
  return (
    <div>
      <Text size={15} className="font-semibold wrap-anywhere">
        {hasAgreed ? words.pending.agreed(email) : email}
      </Text>
      <Text size={14} tone="muted">
        {words.pending.what(ago(createdAt), date(expiresAt))}
      </Text>
      <InTheWay text={words.inTheWay.inviter} vendors={inTheWay} />
      <div className="mt-3 flex flex-wrap gap-2">
        {hasAgreed ? null : (
          <Button size="sm" variant="outline" loading={again.busy} onClick={() => void again.run({ body: { email } })}>
            {words.pending.again}
          </Button>
        )}
        <AlertDialog
          {...withdraw.confirmation({ path: { id } })}
          tone="danger"
          title={words.pending.title(email)}
          description={words.pending.text}
          confirmLabel={words.pending.withdraw}
          trigger={
            <Button size="sm" variant="outline">
              {words.pending.withdraw}
            </Button>
          }
        />
      </div>
    </div>
  );
}

/** The vendors that two people would have two voices for. */
function InTheWay({ text, vendors }: { text: string; vendors: Invitation["inTheWay"] }) {
  if (vendors.length === 0) return null;
  return (
    <Stack gap={2} className="mt-3">
      <Text size={15}>{text}</Text>
      <ul className="divide-y divide-hairline">
        {vendors.map(({ vendor, because }) => (
          <li key={vendor.id} className="py-2">
            <TextLink asChild>
              <Link to={paths.vendor(vendor.id)} lang={languageOf(vendor.language)}>
                <bdi>{vendor.name}</bdi>
              </Link>
            </TextLink>
            <Text size={14} tone="muted">
              {words.inTheWay[because]}
            </Text>
          </li>
        ))}
      </ul>
      <Text size={15}>
        <TextLink asChild>
          <Link to={paths.profile()}>{words.inTheWay.yours}</Link>
        </TextLink>
      </Text>
    </Stack>
  );
}

function Invite() {
  const personId = usePersonId();
  const me = useQuery({ ...meQuery(personId), enabled: personId !== "", refetchOnWindowFocus: true }).data?.data;
  const invite = useAction("invitePartner", {
    ...inviting,
    done: ({ email }) => ({ title: words.invite.sent(email), tone: "success" }),
  });
  if (me?.emailVerified === false) return <Text size={15}>{words.invite.unverified(me.email)}</Text>;
  return <InviteForm id="invite-partner" words={words.invite} send={(email) => invite.send({ body: { email } })} />;
}
