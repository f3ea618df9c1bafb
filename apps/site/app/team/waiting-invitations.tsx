import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { usePersonId } from "../account/profile/use-account.ts";
import { messages } from "./messages.ts";
import { joinTeam } from "../rare-paths.ts";
import { myInvitationsQuery } from "./team-queries.ts";

const words = messages.waiting;

/** Invitations that someone hasn't answered yet; nothing for the many without any. */
export function WaitingInvitations() {
  const personId = usePersonId();
  const { data = [] } = useQuery({ ...myInvitationsQuery(personId), enabled: personId !== "" });
  return data.map(({ id, invitedBy, vendor }) => (
    <Banner key={id}>
      {words.text(invitedBy)}
      <bdi>{vendor.name}</bdi>.{" "}
      <TextLink asChild>
        <Link to={joinTeam}>{words.see}</Link>
      </TextLink>
    </Banner>
  ));
}
