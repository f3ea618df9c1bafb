import { Text } from "@troth/ui/text";
import { useNavigate } from "react-router-dom";
import { InvitationPage } from "../account/invitation-page.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { date } from "../dates.ts";
import * as paths from "../paths.ts";
import { joinPartner, yourPartner } from "../rare-paths.ts";
import { AnswerInvitation } from "./answer-invitation.tsx";
import { messages } from "./messages.ts";
import { type Invitation, invitationQuery, waitingQuery } from "./partner-queries.ts";

const words = messages.join;

/** An invitation to link accounts. */
export default function JoinPartner() {
  const { token } = useMailedLink();
  return (
    <InvitationPage
      token={token}
      words={words}
      path={joinPartner}
      mailed={invitationQuery}
      mine={waitingQuery}
      About={About}
      Answer={Answer}
      page={() => ({ label: words.home, to: paths.home })}
      none={{ label: words.settings, to: yourPartner }}
    />
  );
}

function About({ invitation: { expiresAt } }: { invitation: Invitation }) {
  return (
    <>
      <Text size={18}>{words.what}</Text>
      <Text tone="muted">
        {words.can} {words.until(date(expiresAt))}
      </Text>
    </>
  );
}

/** What is in the way, if anything is, shows in the settings. */
function Answer({ invitation }: { invitation: Invitation }) {
  const navigate = useNavigate();
  return (
    <AnswerInvitation invitation={invitation} size="lg" onAnswered={() => navigate(yourPartner, { replace: true })} />
  );
}
