import { Text } from "@troth/ui/text";
import { Link, useNavigate } from "react-router-dom";
import { InvitationAnswer } from "../account/invitation-answer.tsx";
import { InvitationPage } from "../account/invitation-page.tsx";
import { useMailedLink } from "../account/use-mailed-link.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { languageOf } from "../format.ts";
import * as paths from "../paths.ts";
import { joinTeam } from "../rare-paths.ts";
import { messages } from "./messages.ts";
import { type Invitation, invitationQuery, myInvitationsQuery } from "./team-queries.ts";

const words = messages.join;

/** An invitation to look after a listing. */
export default function JoinTeam() {
  const { token } = useMailedLink();
  return (
    <InvitationPage
      token={token}
      words={words}
      path={joinTeam}
      mailed={invitationQuery}
      mine={myInvitationsQuery}
      About={About}
      Answer={Answer}
      page={({ vendor }) => ({ label: words.page, to: paths.vendor(vendor.id) })}
      none={{ label: words.listings, to: paths.profile() }}
    />
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
  return (
    <InvitationAnswer invitationId={id} about={vendor.name} accept={accept} decline={decline} words={words} size="lg" />
  );
}
