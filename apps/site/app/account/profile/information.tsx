import { useQuery } from "@tanstack/react-query";
import { Stack } from "@troth/ui/page";
import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { lazyPart } from "../../frame/lazy-part.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { meQuery } from "./queries.ts";
import { DraftList } from "../../reviews/draft-list.tsx";
import { updateImageAtom, updateProfileAtom } from "../../state/session.ts";
import { messages as words } from "./messages.ts";
import { Listings } from "./listings.tsx";
import { PendingEmail } from "./pending-email.tsx";
import { Picture } from "./picture.tsx";
import { ProfileCard, ProfileSection } from "./profile-card.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { Suggestions } from "./suggestions.tsx";
import { UnconfirmedEmail } from "./unconfirmed-email.tsx";
import { useAccount, usePersonId } from "./use-account.ts";

// Few people claim or report anything, and what they have written is below what the page is about.
const YourReviews = lazyPart(async () => (await import("../../reviews/published/your-reviews.tsx")).YourReviews);
const YourClaims = lazyPart(async () => (await import("../../claims/your-claims.tsx")).YourClaims);
const YourReports = lazyPart(async () => (await import("../../reviews/your-reports.tsx")).YourReports);
const WaitingInvitations = lazyPart(
  async () => (await import("../../team/waiting-invitations.tsx")).WaitingInvitations,
);

/** Picture, names, address and location. */
export function Information() {
  const personId = usePersonId();
  const me = useQuery({
    ...meQuery(personId),
    enabled: personId !== "",
    // People who come back from their mailbox may have confirmed their address.
    refetchOnWindowFocus: ({ state }) => state.data?.data.emailVerified === false,
  });
  const account = useAccount();
  const updateProfile = useSetAtom(updateProfileAtom);
  const updateImage = useSetAtom(updateImageAtom);

  // Shows changes from another device in the bar too.
  const person = me.data?.data;
  useEffect(() => {
    if (!person) return;
    updateProfile(person);
    updateImage(person.image);
  }, [person, updateProfile, updateImage]);

  return (
    <Stack gap={6}>
      <DraftList />
      <Suspense>
        <WaitingInvitations />
      </Suspense>
      <PendingEmail />
      {/* A new address waiting for its link comes before the old one. */}
      {person?.emailVerified === false && account.data?.pendingEmail === null ? (
        <UnconfirmedEmail email={person.email} />
      ) : null}
      <ProfileCard>
        <Picture isUnconfirmed={person?.emailVerified === false} />
        <ProfileSection heading={words.profile.heading} description={words.profile.description}>
          <QueryContent query={account} lines={8}>
            {({ hasPassword }) => (
              <QueryContent query={me} lines={8}>
                {(me) => <ProfileForm key={me.data._id} me={me} hasPassword={hasPassword} />}
              </QueryContent>
            )}
          </QueryContent>
        </ProfileSection>
      </ProfileCard>
      <Suspense>
        <YourReviews />
      </Suspense>
      <Listings />
      <Suggestions />
      <Suspense>
        <YourClaims />
      </Suspense>
      <Suspense>
        <YourReports />
      </Suspense>
    </Stack>
  );
}
