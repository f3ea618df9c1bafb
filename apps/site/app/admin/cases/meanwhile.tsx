import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useState } from "react";
import { list } from "../../format.ts";
import { fieldName, messages as listingWords } from "../../listings/messages.ts";
import { messages } from "../messages.ts";

const words = messages.case;
const { changed, decided, people } = listingWords.history;

/** Says who else has done what since the page was opened. */
export function Meanwhile({ history }: { history: readonly Schemas["HistoryEntry"][] }) {
  const [known] = useState(() => new Set(history.map(({ id }) => id)));
  const entry = history.find(({ id, by }) => by !== "you" && !known.has(id));
  if (!entry) return null;
  const { by, name, action, changes, reason } = entry;
  const what =
    action === "change" ? changed(list(changes.map(({ field }) => fieldName(field).toLowerCase()))) : decided(action);
  const who = people[by](name);
  return (
    <Banner live tone="caution" title={words.meanwhile(what)}>
      {reason ? `${who}: ${reason}` : who}
    </Banner>
  );
}
