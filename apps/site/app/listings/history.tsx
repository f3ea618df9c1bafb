import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { ago, date } from "../dates.ts";
import { Changes } from "../frame/changes.tsx";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { comparison, eventInWords } from "./in-words.ts";
import { historyQuery } from "./listing-queries.ts";
import { messages } from "./messages.ts";

const words = messages.history;

type Entry = Schemas["HistoryEntry"];

/** Who changed what in a listing, and what was decided about it. */
export function History({ listing: { vendor } }: { listing: Schemas["Listing"] }) {
  const { userData } = useAtomValue(sessionAtom);
  const entries = useLoadMoreList(historyQuery(userData._id, vendor.id), userData._id !== "");
  const placeNames = Object.fromEntries(vendor.places.map(({ id, name }) => [id, name]));
  return (
    <ProfileCard>
      <ProfileSection heading={words.heading} description={words.description}>
        <LoadMoreList
          list={entries}
          to={() => paths.editVendor(vendor.id)}
          words={words}
          keyOf={({ id }) => id}
          className="divide-y divide-hairline"
          itemClassName="py-4 first:pt-0 last:pb-0"
          empty={<Text tone="muted">{words.empty}</Text>}
        >
          {(entry) => <HistoryItem entry={entry} placeNames={placeNames} />}
        </LoadMoreList>
      </ProfileSection>
    </ProfileCard>
  );
}

function HistoryItem({ entry, placeNames }: { entry: Entry; placeNames: { [id: string]: string } }) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { by, name, changes, reason, at } = entry;
  return (
    <>
      <Text size={15} className="font-semibold">
        {eventInWords(entry)}
      </Text>
      <Text size={14} tone="muted">
        {words.people[by](name)} ·{" "}
        <time dateTime={at} title={date(at)}>
          {ago(at)}
        </time>
      </Text>
      {reason ? (
        <Text size={15} className="mt-2 wrap-anywhere whitespace-pre-line">
          {reason}
        </Text>
      ) : null}
      {changes.length > 0 ? (
        <div className="mt-3">
          <Changes fields={changes.map((change) => comparison(change, { categories, placeNames }))} />
        </div>
      ) : null}
    </>
  );
}
