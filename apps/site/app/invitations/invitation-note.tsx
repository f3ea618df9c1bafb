import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { isLinkInvalid } from "../account/is-link-invalid.ts";
import { reviewInvitationQuery } from "./invitation-queries.ts";
import { messages } from "./note-messages.ts";

/** Before publishing: what the invitation that they came with is good for, or that it no longer is. */
export function InvitationNote({ token }: { token: string }) {
  const { data, error } = useQuery(reviewInvitationQuery(token));
  if (data) return <Banner tone="info">{messages.invited}</Banner>;
  return isLinkInvalid(error) ? <Banner tone="caution">{messages.ended}</Banner> : null;
}
