import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Link } from "react-router-dom";
import { lazyPart } from "../../frame/lazy-part.ts";
import * as paths from "../../paths.ts";
import * as rarePaths from "../../rare-paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { DownloadMyData } from "../leaving/download-my-data.tsx";
import { DownloadReviews } from "../leaving/download-reviews.tsx";
import { Appearance } from "./appearance.tsx";
import { Devices } from "./devices.tsx";
import { Emails } from "./emails.tsx";
import { messages as words } from "./messages.ts";
import { Password } from "./password.tsx";
import { ProfileCard, ProfileSection } from "./profile-card.tsx";
import { SecondStep } from "./second-step.tsx";

// Few people link accounts, and it is below what the page is about.
const Partner = lazyPart(async () => (await import("../../partners/partner.tsx")).Partner);

export function Settings() {
  return (
    <Stack gap={6}>
      <ProfileCard>
        <EmailAddress />
        <Password />
        <SecondStep />
        <Devices />
      </ProfileCard>
      <Emails />
      <Suspense>
        <Partner />
      </Suspense>
      <ProfileCard>
        <Appearance />
      </ProfileCard>
      <ProfileCard>
        <ProfileSection heading={words.data.heading}>
          <Stack gap={6}>
            <DownloadMyData />
            <DownloadReviews />
          </Stack>
        </ProfileSection>
        <ProfileSection heading={words.leave.heading}>
          <Stack gap={4}>
            <Text size={15}>{words.leave.text}</Text>
            <Stack direction="row">
              <Button asChild variant="outline" tone="danger">
                <Link to={rarePaths.requestDeletion}>{words.leave.link}</Link>
              </Button>
            </Stack>
          </Stack>
        </ProfileSection>
      </ProfileCard>
    </Stack>
  );
}

/** It is changed beside the names; people who look for it here are sent there. */
function EmailAddress() {
  const { email } = useAtomValue(sessionAtom).userData;
  return (
    <ProfileSection heading={words.email.heading}>
      <Stack direction="row" gap={4} className="justify-between">
        <Text className="min-w-0 wrap-anywhere">{email}</Text>
        <Button asChild variant="outline">
          <Link to={paths.profile("Information")}>{words.email.change}</Link>
        </Button>
      </Stack>
    </ProfileSection>
  );
}
