import type { Schemas } from "@troth/api-client";
import { messages } from "./messages.ts";

const words = messages.evidence;

type Claimed = Pick<Schemas["Claim"], "evidence" | "businessEmail">;

/** How strong a claim's evidence is, in a few words. */
export function strengthOf({ evidence, businessEmail }: Claimed) {
  const { domainMatches, websiteIsTheirs, emailConfirmedAt, websiteChanged } = evidence;
  if (websiteChanged) return { label: words.changed, tone: "gold" } as const;
  if (businessEmail === null) return { label: words.kinds.none, tone: "neutral" } as const;
  if (websiteIsTheirs) return { label: words.theirs, tone: "gold" } as const;
  if (emailConfirmedAt && domainMatches) return { label: words.kinds["at-website"], tone: "green" } as const;
  if (emailConfirmedAt) return { label: words.kinds.elsewhere, tone: "neutral" } as const;
  return { label: domainMatches ? words.matches : words.kinds.unconfirmed, tone: "neutral" } as const;
}
