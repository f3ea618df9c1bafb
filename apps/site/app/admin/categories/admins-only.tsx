import { Banner } from "@troth/ui/banner";
import { useAtomValue } from "jotai";
import { sessionAtom } from "../../state/session.ts";
import { messages } from "./messages.ts";

/** These pages have no guard, so they say beforehand what the server will answer to everyone else. */
export function AdminsOnly() {
  const { isAdmin } = useAtomValue(sessionAtom).userData;
  return isAdmin ? null : <Banner title={messages.adminsOnly}>{messages.adminsOnlyHint}</Banner>;
}
