import { Button } from "@troth/ui/button";
import { Link } from "react-router-dom";
import { StopMails } from "../account/stop-mails.tsx";
import { useAction } from "../actions/use-action.ts";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.stop;

/** The link in an invitation leads here, for people who don't want another for any vendor. */
export default function StopInvitations() {
  const stop = useAction("stopReviewInvitations");
  return (
    <StopMails
      id="stop-invitations"
      words={words}
      send={(token) => stop.send({ query: { token } })}
      next={
        <Button asChild size="lg">
          <Link to={paths.home}>{words.home}</Link>
        </Button>
      }
      otherwise={
        <Button asChild size="lg">
          <Link to={paths.contactUs}>{words.contact}</Link>
        </Button>
      }
    />
  );
}
