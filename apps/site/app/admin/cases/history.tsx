import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Timeline } from "@troth/ui/timeline";
import { Changes } from "../../frame/changes.tsx";
import { comparison, eventInWords } from "../../listings/in-words.ts";
import { messages as listingWords } from "../../listings/messages.ts";
import { categoriesQuery } from "../../queries.ts";
import { messages } from "../messages.ts";
import { CasePart } from "./case-frame.tsx";
import { whyOf } from "./why.ts";

const words = messages.case;
const { people } = listingWords.history;

type HistoryProps = {
  entries: readonly Schemas["HistoryEntry"][];
  /** The names of places that the entries mention. */
  placeNames: { [id: string]: string };
  /** When they were fetched, in ms since 1970. */
  now: number;
  /** What its author did to make it: "who claimed it". */
  author?: string;
};

/** What has happened to it, the latest first. */
export function History({ entries, placeNames, now, author }: HistoryProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const names = { categories, placeNames };
  return (
    <CasePart heading={words.history}>
      {entries.length === 0 ? <Text tone="muted">{words.noHistory}</Text> : null}
      <Timeline
        label={words.history}
        now={now}
        events={entries.map(({ id, at, by, name, action, changes, because, reason }) => ({
          key: id,
          at,
          what: eventInWords({ action, changes }),
          who: author && name && by === "author" ? `${name}, ${author}` : people[by](name),
          tone: tones[action] ?? "neutral",
          detail:
            because || reason || changes.length > 0 ? (
              <Stack gap={3}>
                {because || reason ? (
                  <Text className="whitespace-pre-line wrap-anywhere">{whyOf({ because, reason })}</Text>
                ) : null}
                {changes.length > 0 ? <Changes fields={changes.map((change) => comparison(change, names))} /> : null}
              </Stack>
            ) : undefined,
        }))}
      />
    </CasePart>
  );
}

const tones: { [action: string]: "green" | "rose" | "gold" } = {
  approve: "green",
  reinstate: "green",
  reject: "rose",
  suspend: "rose",
  "ask for more": "gold",
};
