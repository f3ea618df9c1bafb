import { useQuery } from "@tanstack/react-query";
import { pictureOf } from "@troth/api-client/pictures";
import { maxCompared } from "@troth/rules/favourites";
import { enoughReviews } from "@troth/rules/ratings";
import { Button } from "@troth/ui/button";
import { CompareTable } from "@troth/ui/compare-table";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { clockOf } from "@troth/ui/dates";
import { givenSlots, hoursOn, readingOf } from "@troth/ui/opening-hours";
import { Container, Stack } from "@troth/ui/page";
import { PictureImage } from "@troth/ui/picture-arch";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { languageOf, list as written, price } from "../format.ts";
import { Head } from "../frame/head.tsx";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import { several } from "../lists/params.ts";
import * as paths from "../paths.ts";
import { prefetch, type Reads } from "../prefetch.ts";
import { categoriesQuery, type Category, type Vendor } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { hasWebsite, rel, telephone } from "../vendors/contact-links.ts";
import { messages as words } from "./compare-messages.ts";
import { comparedQuery, type Favourite, favouriteListsQuery, vendorsQuery } from "./list-queries.ts";

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ids = several((value) => uuid.test(value), maxCompared);

export const handle: Reads = { reads: ["ids", "list"] };

const fetches = prefetch((client, _params, url) => [
  client.ensureQueryData(categoriesQuery()),
  client.ensureQueryData(vendorsQuery(ids.read(url.searchParams, "ids"))),
]);
export const loader = fetches;
export const clientLoader = fetches;

/** Two to four vendors side by side. Anyone can open it; the notes are only for the people on the list. */
export default function Compare() {
  const [params] = useSearchParams();
  const asked = ids.read(params, "ids");
  const list = params.get("list") ?? "";
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: vendors = [], dataUpdatedAt: now } = useQuery(vendorsQuery(asked));
  const heading = useRef<HTMLHeadingElement>(null);
  const afterRemoval = useRef<HTMLElement>(null);
  useFocusOnRemoval(afterRemoval, vendors.length);
  /** The next column's button goes on where this one was; the last vendor has none. */
  const onRemove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const buttons = [...(currentTarget.closest("table")?.querySelectorAll<HTMLElement>("[data-remove]") ?? [])];
    const at = buttons.indexOf(currentTarget);
    afterRemoval.current = buttons.length > 2 ? (buttons[at + 1] ?? buttons[at - 1]!) : heading.current;
  };
  const back = list ? paths.favouriteList(list) : paths.profile("Favorites");
  return (
    <Container className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      <Stack gap={6}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <Heading ref={heading} tabIndex={-1} level={1} className="lg:text-40">
            {words.heading}
          </Heading>
          {vendors.length > 0 ? (
            <Text size={15}>
              <TextLink asChild>
                <Link to={back}>{words.back}</Link>
              </TextLink>
            </Text>
          ) : null}
        </div>
        {vendors.length > 0 ? (
          <Table vendors={vendors} categories={categories} now={now} list={list} onRemove={onRemove} />
        ) : (
          <EmptyState
            title={words.few.title}
            description={words.few.description}
            action={
              <Button asChild>
                <Link to={back}>{words.few.go}</Link>
              </Button>
            }
          />
        )}
      </Stack>
    </Container>
  );
}

type TableProps = {
  vendors: readonly Vendor[];
  categories: readonly Category[];
  now: number;
  list: string;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
};

function Table({ vendors, categories, now, list, onRemove }: TableProps) {
  const { _id: personId } = useAtomValue(sessionAtom).userData;
  const vendorIds = vendors.map(({ id }) => id);
  const notes = useQuery({ ...comparedQuery(personId, list, vendorIds), enabled: personId !== "" });
  const row = (label: string, of: (vendor: Vendor) => ReactNode) => ({ label, values: vendors.map(of) });
  // oxlint-disable react/no-unstable-nested-components -- they fill cells and are no components
  const rows = [
    row(words.rows.rating, ({ rating: { average, count } }) =>
      average !== null && count >= enoughReviews ? words.rated(average, count) : words.isNew(count),
    ),
    row(words.rows.price, ({ priceRange }) => (priceRange ? price(priceRange) : null)),
    row(
      words.rows.categories,
      ({ category }) =>
        written(category.flatMap((one) => categories.find(({ slug }) => slug === one)?.singular ?? [])) || null,
    ),
    row(words.rows.places, ({ places }) => written(places.map(({ name }) => name)) || null),
    row(words.rows.today, (vendor) => hoursToday(vendor, now)),
    ...(notes.data?.items.some((item) => item.notes.length > 0)
      ? [
          row(words.rows.notes, ({ id }) => (
            <Notes favourite={notes.data.items.find(({ vendor }) => vendor.id === id)} personId={personId} />
          )),
        ]
      : []),
    row(words.rows.contact, (vendor) => <Contact vendor={vendor} />),
  ];
  // oxlint-enable react/no-unstable-nested-components
  return (
    <CompareTable
      caption={words.caption(vendors.length)}
      columns={vendors.map((vendor) => {
        const picture = pictureOf(vendor.image, "(min-width: 1024px) 260px, 200px", "");
        return {
          key: vendor.id,
          name: (
            <TextLink asChild tone="ink" className="no-underline hover:underline">
              <Link to={paths.vendor(vendor.id)} lang={languageOf(vendor.language)}>
                <bdi>{vendor.name}</bdi>
              </Link>
            </TextLink>
          ),
          picture: picture ? <PictureImage picture={picture} className="size-full object-cover" /> : null,
          action:
            vendors.length > 1 ? (
              <Button asChild size="sm" variant="outline">
                <Link
                  to={paths.compare(
                    vendorIds.filter((id) => id !== vendor.id),
                    list,
                  )}
                  aria-label={words.removeNamed(vendor.name)}
                  data-remove
                  onClick={onRemove}
                  preventScrollReset
                >
                  {words.remove}
                </Link>
              </Button>
            ) : undefined,
        };
      })}
      rows={rows}
    />
  );
}

/** By the vendor's own calendar. */
function hoursToday({ openingHours, specialHours, timeZone }: Vendor, now: number): ReactNode {
  const entry = hoursOn(clockOf(now, timeZone).date, openingHours, specialHours);
  if (!entry) return null;
  const reading = readingOf(entry);
  return {
    open: (
      <span className="figures">
        {givenSlots(entry)
          .map(({ openTime, closeTime }) => `${openTime}–${closeTime}`)
          .join(", ")}
      </span>
    ),
    "all-day": words.allDay,
    "by-appointment": words.byAppointment,
    closed: words.closed,
    "not-given": null,
  }[reading];
}

/** One's own, and on a shared list the others' too. */
function Notes({ favourite, personId }: { favourite: Favourite | undefined; personId: string }) {
  const lists = useQuery({ ...favouriteListsQuery(personId), enabled: personId !== "" });
  const members = lists.data?.find(({ id }) => id === favourite?.listId)?.members ?? [];
  if (!favourite?.notes.length) return <span className="text-muted">–</span>;
  return (
    <Stack gap={1}>
      {favourite.notes.map(({ memberId, text }) => (
        <p key={memberId} className="whitespace-pre-line">
          {members.length > 1 ? (
            <b className="font-semibold">
              {words.noteBy(
                memberId === personId ? words.you : (members.find(({ id }) => id === memberId)?.firstName ?? ""),
              )}
            </b>
          ) : null}
          <bdi>{text}</bdi>
        </p>
      ))}
    </Stack>
  );
}

function Contact({ vendor }: { vendor: Vendor }) {
  const { name, phoneNumber, website } = vendor;
  return (
    <Stack gap={1} className="items-start">
      {hasWebsite(vendor) ? (
        <TextLink href={website} rel={rel} aria-label={words.websiteOf(name)}>
          {words.website}
        </TextLink>
      ) : null}
      {phoneNumber ? (
        <TextLink href={telephone(vendor)} aria-label={words.call(phoneNumber)} className="whitespace-nowrap">
          <bdi>{phoneNumber}</bdi>
        </TextLink>
      ) : null}
      {!hasWebsite(vendor) && !phoneNumber ? <span className="text-muted">–</span> : null}
    </Stack>
  );
}
