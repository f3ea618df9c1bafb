import { useQuery, type UseQueryOptions } from "@tanstack/react-query";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import type { ComponentType, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useRestored } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import { sessionAtom } from "../state/session.ts";
import { accountPictures } from "./account-pictures.ts";
import { isLinkInvalid } from "./is-link-invalid.ts";
import { MailedLinkStart } from "./mailed-link-start.tsx";
import { meQuery } from "./profile/queries.ts";
import { SendAgain } from "./send-again.tsx";

interface Invitation {
  id: string;
  email: string;
  invitedBy: string;
}

type Words = Record<
  "title" | "missing" | "invalidTitle" | "invalid" | "guest" | "logIn" | "signUp" | "noneTitle" | "many",
  string
> &
  Record<"invites" | "forAddress" | "none" | "unverified", (text: string) => string> & {
    other: (theirs: string, mine: string) => string;
  };

interface Elsewhere {
  label: string;
  to: string;
}

type InvitationPageProps<I extends Invitation> = {
  /** From the e-mailed link. */
  token: string | null;
  words: Words;
  /** Where people come back to after logging in or signing up. */
  path: string;
  /** What an e-mailed link is about. */
  mailed: (token: string) => Query<I>;
  /** The invitations to the address of the person who is logged in. */
  mine: (personId: string) => Query<I[]>;
  About: ComponentType<{ invitation: I }>;
  /** Accepts or declines it. */
  Answer: ComponentType<{ invitation: I }>;
  /** Where to go for those who were invited at another address. */
  page: (invitation: I) => Elsewhere;
  /** Where to go for those to whom there is no invitation. */
  none: Elsewhere;
};

type Query<T> = UseQueryOptions<T, Error, T, string[]>;

/**
 * An e-mailed invitation leads here. A button accepts it, never the load. What it needs is the invited address, not the
 * link: guests log in or sign up, perhaps in another tab, and find it waiting.
 */
export function InvitationPage<I extends Invitation>(props: InvitationPageProps<I>) {
  const { words, path, token } = props;
  const known = useRestored();
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {known && !token ? (
        isLoggedIn ? (
          <Waiting {...props} />
        ) : (
          <Page title={words.title}>
            <Text>{words.missing}</Text>
            <LogIn words={words} path={path} />
          </Page>
        )
      ) : (
        <Mailed key={token} {...props} isLoggedIn={known && isLoggedIn} />
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
function Mailed<I extends Invitation>({ isLoggedIn, ...props }: InvitationPageProps<I> & { isLoggedIn: boolean }) {
  const { words, path, token, mailed, About, Answer, page } = props;
  const { userData } = useAtomValue(sessionAtom);
  const invitation = useQuery({ ...mailed(token ?? ""), enabled: token !== null });
  const isInvalid = isLinkInvalid(invitation.error);
  useFocusMain(isInvalid ? "invalid" : "open");
  // It may have been used by now, and another one may be waiting.
  if (isInvalid && isLoggedIn) return <Waiting {...props} wasInvalid />;
  if (isInvalid)
    return (
      <Page title={words.invalidTitle}>
        <Text>{words.invalid}</Text>
        <LogIn words={words} path={path} />
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
                <LogIn words={words} path={path} email={invitation.email} />
              </>
            ) : isSame(invitation.email, userData.email) ? (
              <IfConfirmed words={words} path={path}>
                <Answer invitation={invitation} />
              </IfConfirmed>
            ) : (
              <>
                <Banner tone="caution">{words.other(invitation.email, userData.email)}</Banner>
                <GoElsewhere {...page(invitation)} />
              </>
            )}
          </>
        )}
      </QueryContent>
    </Page>
  );
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const GoElsewhere = ({ label, to }: Elsewhere) => (
  <Button asChild size="lg" variant="outline">
    <Link to={to}>{label}</Link>
  </Button>
);

function LogIn({ words, path, email }: { words: Words; path: string; email?: string }) {
  return (
    <>
      <Button asChild size="lg">
        <Link to={paths.login(path)}>{words.logIn}</Link>
      </Button>
      <Button asChild size="lg" variant="outline">
        <Link
          to={paths.signUp(path)}
          state={email ? { written: { firstName: "", lastName: "", email, location: "" } } : undefined}
        >
          {words.signUp}
        </Link>
      </Button>
    </>
  );
}

/** The invitations to the address that someone is logged in with, for those who come back without the link. */
function Waiting<I extends Invitation>({
  words,
  path,
  mine,
  About,
  Answer,
  none,
  wasInvalid = false,
}: InvitationPageProps<I> & { wasInvalid?: boolean }) {
  const { userData } = useAtomValue(sessionAtom);
  const invitations = useQuery({ ...mine(userData._id), enabled: userData._id !== "" });
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
              <IfConfirmed words={words} path={path} />
              <GoElsewhere {...none} />
            </>
          ) : (
            <ul className="divide-y divide-hairline">
              {invitations.map((invitation) => (
                <li key={invitation.id} className="py-6 first:pt-0 last:pb-0">
                  <Stack gap={4}>
                    <About invitation={invitation} />
                    <IfConfirmed words={words} path={path}>
                      <Answer invitation={invitation} />
                    </IfConfirmed>
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

/** For people whose address isn't confirmed yet, how to do that. */
function IfConfirmed({ words, path, children }: { words: Words; path: string; children?: ReactNode }) {
  const { userData } = useAtomValue(sessionAtom);
  const me = useQuery({ ...meQuery(userData._id), enabled: userData._id !== "", refetchOnWindowFocus: true });
  if (me.data?.data.emailVerified !== false) return children;
  return (
    <>
      <Banner tone="caution">{words.unverified(userData.email)}</Banner>
      <SendAgain email={userData.email} from={path} />
    </>
  );
}
