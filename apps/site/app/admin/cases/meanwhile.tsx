import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { messages as listingWords } from "../../listings/messages.ts";
import { messages } from "../messages.ts";

const words = messages.case;
const { decided, people } = listingWords.history;

/** Says who else has done what since the page was opened. */
export function Meanwhile({ history }: { history: readonly Schemas["HistoryEntry"][] }) {
  const [known] = useState(() => new Set(history.map(({ id }) => id)));
  const entry = history.find(({ id, by }) => by !== "you" && !known.has(id));
  if (!entry) return null;
  const { by, name, action, reason } = entry;
  const who = people[by](name);
  return (
    <Banner live tone="caution" title={words.meanwhile(decided(action))}>
      {reason ? `${who}: ${reason}` : who}
    </Banner>
  );
}
