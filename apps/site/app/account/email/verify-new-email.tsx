import { AuthTemplate } from "@troth/ui/auth-template";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Head } from "../../frame/head.tsx";
import { useHydrated } from "../../frame/use-location-state.ts";
import { Link } from "react-router-dom";
import * as paths from "../../paths.ts";
import { MailedLinkStart } from "../mailed-link-start.tsx";
import { useMailedLink } from "../use-mailed-link.ts";
import { ConfirmNewEmail } from "./confirm-new-email.tsx";
import { messages as words } from "./messages.ts";
import { StopNewEmail } from "./stop-new-email.tsx";

/** Two e-mailed links lead here: one confirms the new address, the other stops the change. */
export default function VerifyNewEmail() {
  const { token } = useMailedLink("token");
  const { token: stop } = useMailedLink("stop");
  const hydrated = useHydrated();
  return (
    <>
      <Head title={words.title} noindex />
      <MailedLinkStart />
      {stop ? (
        <StopNewEmail key={stop} token={stop} />
      ) : hydrated && !token ? (
        <Missing />
      ) : (
        <ConfirmNewEmail key={token} token={token ?? ""} />
      )}
    </>
  );
}

function Missing() {
  return (
    <AuthTemplate title={words.missingTitle}>
      <Stack gap={4}>
        <Text>{words.missing}</Text>
        <Button asChild size="lg">
          <Link to={paths.profile("Information")}>{words.profile}</Link>
        </Button>
      </Stack>
    </AuthTemplate>
  );
}
