import type { Schemas } from "@troth/api-client";
import { messages } from "./messages.ts";

const words = messages.evidence;

/** How strong a claim's evidence is, in a few words. */
export function strengthOf(
  { domainMatches, emailConfirmedAt, websiteChanged }: Schemas["ClaimEvidence"],
  hasEmail = true,
) {
  if (websiteChanged) return { label: words.changed, tone: "gold" } as const;
  if (!hasEmail) return { label: words.none, tone: "neutral" } as const;
  if (emailConfirmedAt && domainMatches) return { label: words.strong, tone: "green" } as const;
  if (emailConfirmedAt) return { label: words.confirmed, tone: "neutral" } as const;
  return { label: domainMatches ? words.matches : words.unconfirmed, tone: "neutral" } as const;
}
