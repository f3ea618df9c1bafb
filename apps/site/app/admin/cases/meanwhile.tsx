import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { eventInWords } from "../../listings/in-words.ts";
import { messages as listingWords } from "../../listings/messages.ts";
import { messages } from "../messages.ts";
import { whyOf } from "./why.ts";

const { people } = listingWords.history;

type Event = { id: string; at: string; what: string; who: string; why: string };

/** Says what others have done since the page was opened. `events` are theirs, the latest first. */
export function Meanwhile({ events }: { events: readonly Event[] }) {
  const [known] = useState(() => new Set(events.map(({ id }) => id)));
  const event = events.find(({ id }) => !known.has(id));
  if (!event) return null;
  const { what, who, why } = event;
  return (
    <Banner live tone="caution" title={messages.case.meanwhile(what)}>
      {why ? `${who}: ${why}` : who}
    </Banner>
  );
}

/** What others have done with a vendor or a claim. */
export const byOthers = (history: readonly Schemas["HistoryEntry"][]): Event[] =>
  history
    .filter(({ by }) => by !== "you")
    .map((entry) => ({
      id: entry.id,
      at: entry.at,
      what: eventInWords(entry),
      who: people[entry.by](entry.name),
      why: whyOf(entry),
    }));
