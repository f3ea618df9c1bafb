// What was decided about reviews, and what has happened to one, as the cases show it.
import type { Schemas } from "@troth/api-client";
import { Text } from "@troth/ui/text";
import { Timeline } from "@troth/ui/timeline";
import { messages as listingWords } from "../../listings/messages.ts";
import { CasePart } from "../cases/case-frame.tsx";
import { messages as adminWords } from "../messages.ts";
import { reasonInWords } from "../record/reason-in-words.ts";
import { messages } from "./messages.ts";

const words = messages.case;

type DecisionsProps = { heading: string; decisions: readonly Schemas["DecidedReview"][]; now: number };

export function Decisions({ heading, decisions, now }: DecisionsProps) {
  return (
    <CasePart heading={heading}>
      {decisions.length === 0 ? <Text tone="muted">{words.noDecisions}</Text> : null}
      <Timeline
        label={heading}
        now={now}
        events={decisions.map((decision) => ({
          key: decision.id,
          at: decision.at,
          what: messages.decision.actions[decision.action],
          who: decision.by ?? undefined,
          tone: tones[decision.action],
          detail: (
            <Text size={14} className="whitespace-pre-line wrap-anywhere">
              {[decision.because && messages.decision.because[decision.because], decision.explanation]
                .filter(Boolean)
                .join(": ")}
            </Text>
          ),
        }))}
      />
    </CasePart>
  );
}

const tones = {
  publish: "green",
  restore: "green",
  dismiss: "green",
  warn: "gold",
  redact: "gold",
  hide: "rose",
  remove: "rose",
  "remove-reply": "rose",
} as const;

/** What others have decided about it, for `Meanwhile`. */
export const byAdmins = (decisions: readonly Schemas["DecidedReview"][]) =>
  decisions
    .filter(({ byYou }) => !byYou)
    .map(({ id, at, action, by, explanation }) => ({
      id,
      at,
      what: messages.decision.actions[action],
      who: listingWords.history.people.admin(by),
      why: explanation,
    }));

/** What the record says about it. */
export function ReviewEvents({ events, now }: { events: Schemas["ReviewHistory"]; now: number }) {
  return (
    <CasePart heading={adminWords.case.history}>
      <Timeline
        label={adminWords.case.history}
        now={now}
        events={events.map(({ at, by, subject, action, reason }) => ({
          key: `${at} ${subject} ${action}`,
          at,
          what: words.history[`${subject} ${action}`] ?? action,
          who: by ?? undefined,
          detail: reason ? reasonInWords({ subject: { type: subject }, action, reason }) : undefined,
        }))}
      />
    </CasePart>
  );
}
