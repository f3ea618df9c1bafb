import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { messages } from "./messages.ts";

const words = messages.list;

type Person = Schemas["PersonSummary"];

export const nameOf = ({ firstName, lastName, email }: Person): string => `${firstName} ${lastName}`.trim() || email;

export function PersonBadges({ person: { isAdmin, status, emailVerified } }: { person: Person }) {
  return (
    <>
      {isAdmin ? (
        <Badge size="sm" tone="tint">
          {words.admin}
        </Badge>
      ) : null}
      {status === "active" ? null : (
        <Badge size="sm" tone="rose">
          {words[status]}
        </Badge>
      )}
      {emailVerified ? null : <Badge size="sm">{words.unconfirmed}</Badge>}
    </>
  );
}
