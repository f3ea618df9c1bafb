// How to find reviews among a vendor's: their order, filters with what there is, and a search within. All of it is links and
// forms that work without script.
import type { Output } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Stack } from "@troth/ui/page";
import { SearchField } from "@troth/ui/search-field";
import { SortSelect } from "@troth/ui/sort-select";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { languageName, number } from "../format.ts";
import { takeEarlyPress } from "../frame/early-press.ts";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import { useHydrated } from "../frame/use-location-state.ts";
import { useListParams } from "../lists/use-list-params.ts";
import type { Vendor } from "../queries.ts";
import * as rarePaths from "../rare-paths.ts";
import { lazyMessages } from "./lazy-messages.ts";
import { useManages } from "./use-own.ts";
import { messages } from "./messages.ts";
import { isFiltered, orders, type ReviewFilter, reviewParams, type ReviewState } from "./review-params.ts";
import { WriteReviewLink } from "./write-review-link.tsx";

const words = lazyMessages.reviews;

/** Everything, in whichever order. */
const allReviews: ReviewFilter = {
  stars: null,
  experience: "",
  language: "",
  aspect: "",
  photos: false,
  confirmed: false,
  q: "",
};

/** With fewer reviews than this it is quicker to read them all. */
const enoughToFilter = 4;

type Change = Partial<ReviewState>;

type ReviewFiltersProps = {
  /** The first page of the reviews that are shown; undefined until it has loaded. */
  page: Output<"listReviews"> | undefined;
};

export function ReviewFilters({ page }: ReviewFiltersProps) {
  const [state, to] = useListParams(reviewParams, "#reviews");
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { total = 0, facets = { languages: [], experiences: [], aspects: [], photos: 0, confirmed: 0 } } = page ?? {};
  const filtered = isFiltered(state);
  const action = `${pathname}#reviews`;
  // The links that show all reviews go with their press.
  const tools = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(tools, Number(filtered));
  // Coming back shows what was searched for then; the focus stays where it is. So does what was typed before this had loaded.
  const search = useRef<HTMLFormElement>(null);
  const shown = useRef(state.q);
  useEffect(() => {
    if (shown.current === state.q) return;
    shown.current = state.q;
    const field = search.current?.elements.namedItem("q");
    if (field instanceof HTMLInputElement) field.value = state.q;
  }, [state.q]);
  // On a phone they would fill a screen before the first review.
  const chosen = [state.experience, state.language, state.aspect, state.photos, state.confirmed].filter(Boolean).length;
  const [unfolded, setUnfolded] = useState(chosen > 0);
  const options = useId();
  const button = useRef<HTMLButtonElement>(null);
  const fold = () => setUnfolded(!unfolded);
  // A press that brings the button to life is heard twice, with the same result.
  const catchUp = useEffectEvent(() => {
    if (takeEarlyPress(button.current)) fold();
  });
  useEffect(() => catchUp(), []);
  const go = (change: Change) => void navigate(to(change), { preventScrollReset: true });
  // By name, because the server renders the page for any order of its address.
  const fieldsWithout = (change: Change) =>
    Object.fromEntries([...new URL(to(change), "https://here.invalid").searchParams].toSorted());

  const everyGroup: OptionsProps[] = [
    {
      label: words.experience,
      options: facets.experiences,
      chosen: state.experience,
      nameOf: (value) => words.experiences[value as keyof typeof words.experiences],
      to: (experience) => to({ experience: experience as ReviewState["experience"] }),
    },
    {
      label: words.language,
      options: facets.languages.filter(({ value }) => value !== "und"),
      chosen: state.language,
      nameOf: languageName,
      to: (language) => to({ language }),
    },
    {
      label: words.aspect,
      options: facets.aspects,
      chosen: state.aspect,
      nameOf: (value) => messages.aspects[value as keyof typeof messages.aspects],
      to: (aspect) => to({ aspect: aspect as ReviewState["aspect"] }),
    },
    {
      label: words.photos,
      options: facets.photos > 0 ? [{ value: "photos", count: facets.photos }] : [],
      least: 1,
      chosen: state.photos ? "photos" : "",
      nameOf: () => words.withPhotos,
      to: (photos) => to({ photos: photos !== "" }),
    },
    {
      label: words.trust,
      options: facets.confirmed > 0 ? [{ value: "confirmed", count: facets.confirmed }] : [],
      least: 1,
      chosen: state.confirmed ? "confirmed" : "",
      nameOf: () => words.confirmed,
      to: (confirmed) => to({ confirmed: confirmed !== "" }),
    },
  ];
  const groups = everyGroup.filter(hasChoice);

  const order = (
    <SortSelect
      label={words.sort}
      action={action}
      hiddenFields={fieldsWithout({ sort: "newest" })}
      value={state.sort}
      options={orders.map((value) => ({ value, label: words.orders[value] }))}
      onChange={(sort) => go({ sort })}
    />
  );

  return (
    <>
      {page?.unusualRate ? (
        <Banner
          className="mt-4"
          action={
            <TextLink asChild>
              <Link to={rarePaths.howReviewsAreChecked}>{words.howReviewsAreChecked}</Link>
            </TextLink>
          }
        >
          {words.unusualRate}
        </Banner>
      ) : null}
      {filtered || total >= enoughToFilter ? (
        // A fieldset would group fields of one form.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        <Stack ref={tools} gap={4} role="group" aria-label={words.find} tabIndex={-1} className="mt-4 print:hidden">
          <Stack direction="row" gap={3} className="flex-wrap items-center justify-between">
            <SearchField
              ref={search}
              action={action}
              label={words.search}
              placeholder={words.example}
              defaultValue={state.q}
              className="w-full sm:max-w-80"
              onSubmit={(event) => {
                event.preventDefault();
                go({ q: String(new FormData(event.currentTarget).get("q")).trim() });
              }}
            >
              {Object.entries(fieldsWithout({ q: "" })).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
            </SearchField>
            {groups.length > 0 ? (
              <Button
                ref={button}
                data-late=""
                size="sm"
                variant="outline"
                aria-expanded={unfolded}
                aria-controls={options}
                onClick={fold}
                className="sm:hidden noscript:hidden"
              >
                <SlidersHorizontal aria-hidden />
                {words.filters(chosen)}
              </Button>
            ) : null}
            {order}
          </Stack>
          {groups.length > 0 ? (
            <Stack
              id={options}
              direction="row"
              gap={2}
              className={unfolded ? "gap-x-6" : "gap-x-6 max-sm:hidden max-sm:noscript:flex"}
            >
              {groups.map((group) => (
                <Options key={group.label} {...group} />
              ))}
            </Stack>
          ) : null}
        </Stack>
      ) : total > 1 ? (
        order
      ) : null}
      <Text asChild size={15} tone="muted" className={filtered ? "mt-4 block" : undefined}>
        <output>
          {filtered && page ? (
            <>
              {words.found(total, described(state))}
              {total > 0 ? (
                <>
                  {" · "}
                  <TextLink asChild>
                    <Link to={to(allReviews)} preventScrollReset>
                      {words.all}
                    </Link>
                  </TextLink>
                </>
              ) : null}
            </>
          ) : null}
        </output>
      </Text>
    </>
  );
}

type OptionsProps = {
  label: string;
  options: readonly { value: string; count: number }[];
  chosen: string;
  nameOf: (value: string) => string;
  to: (value: string) => string;
  /** With fewer there is no choice. Default 2. */
  least?: number;
};

// What has been chosen stays, or there would be no way back.
const hasChoice = ({ options, chosen, least = 2 }: OptionsProps) => chosen !== "" || options.length >= least;

/** What reviews there are, as links that choose and, pressed again, no longer do. */
function Options({ label, options, chosen, nameOf, to }: OptionsProps) {
  const isMissing = chosen !== "" && !options.some(({ value }) => value === chosen);
  const shown = isMissing ? [...options, { value: chosen, count: 0 }] : options;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {shown.map(({ value, count }) => (
        <li key={value}>
          <Button asChild size="sm" variant="outline" className={value === chosen ? chosenClasses : "font-medium"}>
            <Link
              to={to(value === chosen ? "" : value)}
              preventScrollReset
              aria-current={value === chosen || undefined}
            >
              {nameOf(value)}
              {count > 0 ? <span className="figures text-muted">{number(count)}</span> : null}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
}

const chosenClasses = "border-accent bg-tint text-accent-text";

/** "with four stars", "in German". */
const described = ({ stars, experience, language, aspect, photos, confirmed, q }: ReviewState): string[] => [
  ...(stars ? [words.stars(stars)] : []),
  ...(experience ? [words.from[experience]] : []),
  ...(language ? [words.inLanguage(languageName(language))] : []),
  ...(aspect ? [words.rating(messages.aspects[aspect])] : []),
  ...(photos ? [words.havingPhotos] : []),
  ...(confirmed ? [words.byConfirmed] : []),
  ...(q ? [words.mentioning(q)] : []),
];

/** In place of an empty list: a way to all reviews, or to the first one. */
export function NoReviews({ vendor }: { vendor: Vendor }) {
  const [state, to] = useListParams(reviewParams, "#reviews");
  const filtered = isFiltered(state);
  // The server didn't know who is looking.
  const hydrated = useHydrated();
  const isTheirs = useManages(vendor.id) && hydrated;
  return (
    <EmptyState
      title={filtered ? words.noneOfThese : words.none}
      description={filtered ? words.noneOfTheseHint : isTheirs ? words.noneOfYours : words.noneHint}
      headingLevel={3}
      action={
        <Button asChild variant="outline">
          {filtered ? (
            <Link to={to(allReviews)} preventScrollReset>
              {words.all}
            </Link>
          ) : isTheirs ? (
            <Link to={rarePaths.inviteClients(vendor.id)}>{words.invite}</Link>
          ) : (
            <WriteReviewLink vendorId={vendor.id} />
          )}
        </Button>
      }
    />
  );
}
