import { Button } from "@troth/ui/button";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import * as paths from "../../paths.ts";
import { StopMails } from "../stop-mails.tsx";
import { messages as words } from "./messages.ts";

/** The link in a monthly e-mail leads here. */
export default function StopSummary() {
  const stop = useAction("stopMonthlySummary", { stale: ["getAccount"] });
  const settings = <Link to={paths.profile("Settings")}>{words.settings}</Link>;
  return (
    <StopMails
      id="stop-summary"
      words={words}
      send={(token) => stop.send({ query: { token } })}
      next={
        <>
          <Button asChild size="lg">
            <Link to={paths.home}>{words.home}</Link>
          </Button>
          <Button asChild variant="plain">
            {settings}
          </Button>
        </>
      }
      otherwise={
        <Button asChild size="lg">
          {settings}
        </Button>
      }
    />
  );
}
