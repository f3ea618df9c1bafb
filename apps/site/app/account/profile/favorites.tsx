import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Link } from "react-router-dom";
import * as paths from "../../paths.ts";
import { messages } from "./messages.ts";

const words = messages.favorites;

export function Favorites() {
  return (
    <EmptyState
      title={words.title}
      description={words.description}
      action={
        <Button asChild>
          <Link to={paths.search()}>{words.search}</Link>
        </Button>
      }
    />
  );
}
