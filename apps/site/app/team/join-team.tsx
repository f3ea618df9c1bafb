import { useQuery } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountPictures } from "../account/account-pictures.ts";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { MailedLinkStart } from "../account/mailed-link-start.tsx";
import { SendAgain } from "../account/send-again.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useRestored } from "../frame/use-location-state.ts";
import { languageOf } from "../format.ts";
import * as paths from "../paths.ts";
import { meQuery } from "../account/profile/queries.ts";
import { sessionAtom } from "../state/session.ts";
import { messages } from "./messages.ts";
import { joinTeam } from "../rare-paths.ts";
import { type Invitation, invitationQuery, myInvitationsQuery } from "./team-queries.ts";

const words = messages.join;

/**
 * An e-mailed invitation leads here. A button accepts it, never the load. What it needs is the invited address, not the
 * link: guests log in or sign up, perhaps in another tab, and find it waiting.
 */
export default function JoinTeam() {
  const { token } = useMailedLink();
  const known = useRestored();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {known && !token ? (
        isLoggedIn ? (
          <Waiting />
        ) : (
          <Page title={words.title}>
            <Text>{words.missing}</Text>
            <LogIn />
          </Page>
        )
      ) : (
        <Mailed key={token} token={token ?? ""} isLoggedIn={known && isLoggedIn} />
      )}
    </>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <AuthTemplate title={title} picture={accountPictures.letter}>
    <Stack gap={4}>{children}</Stack>
  </AuthTemplate>
);

/** What the link is about, for anyone who has it; only the invited address gets further. */
function Mailed({ token, isLoggedIn }: { token: string; isLoggedIn: boolean }) {
  const { userData } = useAtomValue(sessionAtom);
  const invitation = useQuery({ ...invitationQuery(token), enabled: token !== "" });
  const isInvalid = isLinkInvalid(invitation.error);
  useFocusMain(isInvalid ? "invalid" : "open");
  // It may have been used by now, and another one may be waiting.
  if (isInvalid && isLoggedIn) return <Waiting wasInvalid />;
  if (isInvalid)
    return (
      <Page title={words.invalidTitle}>
        <Text>{words.invalid}</Text>
        <LogIn />
      </Page>
    );
  return (
    <Page title={invitation.data ? words.invites(invitation.data.invitedBy) : words.title}>
      <QueryContent query={invitation} lines={5}>
        {(invitation) => (
          <>
            <About invitation={invitation} />
            {!isLoggedIn ? (
              <>
                <Text className="wrap-anywhere">
                  {words.forAddress(invitation.email)} {words.guest}
                </Text>
                <LogIn email={invitation.email} />
              </>
            ) : isSame(invitation.email, userData.email) ? (
              <Answer invitation={invitation} />
            ) : (
              <>
                <Banner tone="caution">{words.other(invitation.email, userData.email)}</Banner>
                <Button asChild size="lg" variant="outline">
                  <Link to={paths.vendor(invitation.vendor.id)}>{words.page}</Link>
                </Button>
              </>
            )}
          </>
        )}
      </QueryContent>
    </Page>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function LogIn({ email }: { email?: string }) {
  return (
    <>
      <Button asChild size="lg">
        <Link to={paths.login(joinTeam)}>{words.logIn}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link
          to={paths.signUp(joinTeam)}
          state={email ? { written: { firstName: "", lastName: "", email, location: "" } } : undefined}
        >
          {words.signUp}
        </Link>
      </Button>
    </>
  );
}

/** The invitations to the address that someone is logged in with, for those who come back without the link. */
function Waiting({ wasInvalid = false }: { wasInvalid?: boolean }) {
  const { userData } = useAtomValue(sessionAtom);
  const invitations = useQuery({ ...myInvitationsQuery(userData._id), enabled: userData._id !== "" });
  const { data } = invitations;
  const isNone = data?.length === 0;
  useFocusMain(isNone ? "none" : "some");
  return (
    <Page
      title={
        isNone
          ? wasInvalid
            ? words.invalidTitle
            : words.noneTitle
          : data?.length === 1
            ? words.invites(data[0]!.invitedBy)
            : words.many
      }
    >
      <QueryContent query={invitations} lines={5}>
        {(invitations) =>
          invitations.length === 0 ? (
            <>
              <Text className="wrap-anywhere">{wasInvalid ? words.invalid : words.none(userData.email)}</Text>
              <Unconfirmed />
              <Button asChild size="lg" variant="outline">
                <Link to={paths.profile()}>{words.listings}</Link>
              </Button>
            </>
          ) : (
            <ul className="divide-y divide-hairline">
              {invitations.map((invitation) => (
                <li key={invitation.id} className="py-6 first:pt-0 last:pb-0">
                  <Stack gap={4}>
                    <About invitation={invitation} />
                    <Answer invitation={invitation} />
                  </Stack>
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Page>
  );
}

function About({ invitation: { vendor, expiresAt } }: { invitation: Invitation }) {
  const [before, name, after] = words.what(vendor.name);
  return (
    <>
      <Text size={18} className="wrap-anywhere">
        {before}
        <Link to={paths.vendor(vendor.id)} lang={languageOf(vendor.language)} className="font-semibold underline">
          <bdi>{name}</bdi>
        </Link>
        {after}
      </Text>
      <Text tone="muted">
        {words.can} {words.cannot} {words.until(date(expiresAt))}
      </Text>
    </>
  );
}

function Answer({ invitation: { id, vendor } }: { invitation: Invitation }) {
  const navigate = useNavigate();
  const { userData } = useAtomValue(sessionAtom);
  const me = useQuery({ ...meQuery(userData._id), enabled: userData._id !== "" });
  // What this page shows stays until the next one is there.
  const accept = useAction("acceptInvitation", {
    stale: ["listMyVendors", "getOwnReview", "getListing", "listTeam"],
    attempt: "here",
    done: words.joined(vendor.name),
    onDone: () => navigate(paths.editVendor(vendor.id), { replace: true }),
  });
  const decline = useAction("withdrawInvitation", {
    done: words.declined,
    onDone: () => navigate(paths.profile(), { replace: true }),
  });
  const problem = accept.problem ?? decline.problem;
  if (me.data?.data.emailVerified === false) return <Unconfirmed />;
  return (
    <>
      {problem ? (
        <Banner tone="danger" live>
          {problem.message}
        </Banner>
      ) : null}
      <Button
        size="lg"
        loading={accept.busy}
        aria-label={words.acceptOf(vendor.name)}
        onClick={() => void accept.run({ path: { id } })}
      >
        {words.accept}
      </Button>
      <Button
        size="lg"
        variant="outline"
        loading={decline.busy}
        aria-label={words.declineOf(vendor.name)}
        onClick={() => void decline.run({ path: { id } })}
      >
        {words.decline}
      </Button>
    </>
  );
}

/** Nothing for people whose address is confirmed. */
function Unconfirmed() {
  const { userData } = useAtomValue(sessionAtom);
  const me = useQuery({ ...meQuery(userData._id), enabled: userData._id !== "", refetchOnWindowFocus: true });
  if (me.data?.data.emailVerified !== false) return null;
  return (
    <>
      <Banner tone="caution">{words.unverified(userData.email)}</Banner>
      <SendAgain email={userData.email} from={joinTeam} />
    </>
  );
}
