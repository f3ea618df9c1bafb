import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { ago, date } from "../dates.ts";
import { list } from "../format.ts";
import { LoadMoreList } from "../lists/load-more-list.tsx";
import { useLoadMoreList } from "../lists/use-load-more-list.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { inWords } from "./in-words.ts";
import { historyQuery } from "./listing-queries.ts";
import { fieldName, messages } from "./messages.ts";

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
  const { by, name, action, changes, reason, at } = entry;
  const what =
    action === "change"
      ? words.changed(list(changes.map(({ field }) => fieldName(field).toLowerCase())))
      : words.decided(action);
  return (
    <>
      <Text size={15} className="font-semibold">
        {what}
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
        <dl className="mt-3 grid gap-3">
          {changes.map(({ field, from, to }) => (
            <Change
              key={field}
              field={field}
              from={inWords(field, from, { categories, placeNames })}
              to={inWords(field, to, { categories, placeNames })}
            />
          ))}
        </dl>
      ) : null}
    </>
  );
}

/** A field's old and new value, one above the other. */
export function Change({ field, from, to }: { field: string; from: string; to: string }) {
  const nothing = <span className="text-muted">{messages.values.nothing}</span>;
  // Photos that were put in another order, for example.
  const isSame = from === to;
  return (
    <div className="rounded-small bg-sunken px-4 py-3">
      <dt className="text-14 font-semibold">{fieldName(field)}</dt>
      {isSame ? (
        <dd className="mt-1 text-15">{messages.values.rearranged}</dd>
      ) : (
        <>
          <dd dir="auto" className="mt-1 text-15 whitespace-pre-line text-muted wrap-anywhere">
            <span className="sr-only">{words.from}: </span>
            {from ? <del>{from}</del> : nothing}
          </dd>
          <dd dir="auto" className="mt-1 text-15 whitespace-pre-line wrap-anywhere">
            <span className="sr-only">{words.to}: </span>
            {to ? <ins className="no-underline">{to}</ins> : nothing}
          </dd>
        </>
      )}
    </div>
  );
}
