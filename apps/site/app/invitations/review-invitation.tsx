import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { accountPictures } from "../account/account-pictures.ts";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { MailedLinkStart } from "../account/mailed-link-start.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { useFocusMain } from "../frame/use-focus-main.ts";
import { useRestored } from "../frame/use-location-state.ts";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { ownReviewQuery } from "../reviews/own-review-query.ts";
import { noInvitation, reviewInvitationAtom } from "../state/review-invitation.ts";
import { sessionAtom } from "../state/session.ts";
import { reviewInvitationQuery } from "./invitation-queries.ts";
import { messages } from "./messages.ts";

const words = messages.invitation;

/**
 * An e-mailed invitation leads here. Opening it uses nothing up: the link is kept on this device once someone goes on to write,
 * and is good for the first review that it is published with.
 */
export default function ReviewInvitation() {
  const { token: arrived } = useMailedLink();
  const known = useRestored();
  const kept = useAtomValue(reviewInvitationAtom);
  const token = arrived ?? (known ? kept.token : "");
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {known && !token ? (
        <Page title={words.missingTitle}>
          <Text>{words.missing}</Text>
        </Page>
      ) : (
        <Invitation key={token} token={token} known={known} />
      )}
    </>
  );
}

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <AuthTemplate title={title} picture={accountPictures.letter}>
    <Stack gap={4}>{children}</Stack>
  </AuthTemplate>
);

function Invitation({ token, known }: { token: string; known: boolean }) {
  const { isLoggedIn, userData } = useAtomValue(sessionAtom);
  const invitation = useQuery({ ...reviewInvitationQuery(token), enabled: token !== "" });
  const vendor = invitation.data?.vendor;
  const own = useQuery({
    ...ownReviewQuery(userData._id, vendor?.id ?? ""),
    enabled: known && isLoggedIn && vendor !== undefined,
  });
  const isInvalid = isLinkInvalid(invitation.error);
  const review = isLoggedIn ? own.data?.review : undefined;
  useFocusMain(isInvalid ? "invalid" : review ? "written" : "open");
  if (isInvalid)
    return (
      <Page title={words.invalidTitle}>
        <Text>{words.invalid}</Text>
        <Button asChild size="lg">
          <Link to={paths.searchBanner}>{words.find}</Link>
        </Button>
      </Page>
    );
  const title = vendor ? (review ? words.haveTitle(vendor.name) : words.asks(vendor.name)) : words.title;
  return (
    <Page title={title}>
      <QueryContent query={invitation} lines={5}>
        {(invitation) =>
          review ? (
            <Written token={token} review={review} />
          ) : (
            <Unwritten token={token} invitation={invitation} isOwn={isLoggedIn && own.data?.isOwner === true} />
          )
        }
      </QueryContent>
    </Page>
  );
}

type UnwrittenProps = { token: string; invitation: Schemas["ReviewInvitation"]; isOwn: boolean };

function Unwritten({ token, invitation: { vendor, expiresAt }, isOwn }: UnwrittenProps) {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const [, keep] = useAtom(reviewInvitationAtom);
  const keepLink = () => keep({ vendorId: vendor.id, token });
  if (isOwn)
    return (
      <>
        <Text>{words.own}</Text>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
        </Button>
      </>
    );
  return (
    <>
      <Text size={18}>{words.what}</Text>
      <Text tone="muted">
        {words.label} {words.until(date(expiresAt))}
      </Text>
      <Button asChild size="lg">
        <Link to={paths.writeReview(vendor.id)} onClick={keepLink}>
          {words.write}
        </Link>
      </Button>
      {isLoggedIn ? null : (
        <Button asChild size="lg" variant="outline">
          <Link to={paths.login(rarePaths.reviewInvitation)} onClick={keepLink}>
            {words.have}
          </Link>
        </Button>
      )}
    </>
  );
}

/** A press adds the label, never the load. */
function Written({ token, review }: { token: string; review: Schemas["Review"] }) {
  const navigate = useNavigate();
  const [, keep] = useAtom(reviewInvitationAtom);
  const page = paths.review(review.id);
  const redeem = useAction("redeemReviewInvitation", {
    stale: "everything",
    attempt: "here",
    done: words.confirmed,
    onDone: async () => {
      await navigate(page, { replace: true });
      keep(noInvitation);
    },
  });
  return (
    <>
      <Text>{words.haveText}</Text>
      {redeem.problem ? (
        <Banner tone="danger" live>
          {redeem.problem.message}
        </Banner>
      ) : null}
      {review.trust === "unverified" ? (
        <Button size="lg" loading={redeem.busy} onClick={() => void redeem.run({ body: { token } })}>
          {words.confirm}
        </Button>
      ) : null}
      <Button asChild size="lg" variant="outline">
        <Link to={page}>{words.see}</Link>
      </Button>
    </>
  );
}
