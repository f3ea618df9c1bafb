import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { messages } from "./messages.ts";

export function NoDraft() {
  const { noneTitle, none, find } = messages.preview;
  return (
    <EmptyState
      headingLevel={1}
      title={noneTitle}
      description={none}
      action={
        <Button asChild>
          <Link to={paths.searchBanner}>{find}</Link>
        </Button>
      }
    />
  );
}
