import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Link } from "react-router-dom";
import * as paths from "../../paths.ts";
import { DownloadMyData } from "../leaving/download-my-data.tsx";
import { Appearance } from "./appearance.tsx";
import { Devices } from "./devices.tsx";
import { messages as words } from "./messages.ts";
import { Notices } from "./notices.tsx";
import { Password } from "./password.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SecondStep } from "./second-step.tsx";

export function Settings() {
  return (
    <Stack gap={6}>
      <Password />
      <SecondStep />
      <Devices />
      <Notices />
      <Appearance />
      <ProfileCard heading={words.data.heading}>
        <DownloadMyData />
      </ProfileCard>
      <ProfileCard heading={words.leave.heading}>
        <Stack gap={4}>
          <Text size={15}>{words.leave.text}</Text>
          <Stack direction="row">
            <Button asChild variant="outline" tone="danger">
              <Link to={paths.requestDeletion}>{words.leave.link}</Link>
            </Button>
          </Stack>
        </Stack>
      </ProfileCard>
    </Stack>
  );
}
