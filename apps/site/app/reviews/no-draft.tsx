import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { sessionAtom } from "../state/session.ts";
import { messages } from "./publish-messages.ts";

export function NoDraft() {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const { noneTitle, none, noneLoggedIn, find } = messages.preview;
  return (
    <EmptyState
      headingLevel={1}
      title={noneTitle}
      description={isLoggedIn ? noneLoggedIn : none}
      action={
        <Button asChild>
          <Link to={paths.searchBanner}>{find}</Link>
        </Button>
      }
    />
  );
}
