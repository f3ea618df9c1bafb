import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { Link } from "react-router-dom";
import { restoredAtom } from "../../state/persisted.ts";
import { sessionAtom } from "../../state/session.ts";
import { dashboardTab } from "../paths.ts";
import { messages } from "./messages.ts";

/** Back to where admins came from. Others have no dashboard. */
export function ToDashboard() {
  const isRestored = useAtomValue(restoredAtom);
  const { isAdmin } = useAtomValue(sessionAtom).userData;
  return isRestored && isAdmin ? (
    <TextLink asChild className="mb-6 inline-block">
      <Link to={dashboardTab("categories")}>{messages.dashboard}</Link>
    </TextLink>
  ) : null;
}
