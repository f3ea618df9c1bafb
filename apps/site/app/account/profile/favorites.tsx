import { useQuery } from "@tanstack/react-query";
import { maxCompared } from "@troth/rules/favourites";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Grid } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtom } from "jotai";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { ListBar } from "../../favourites/list-bar.tsx";
import { messages as words } from "../../favourites/list-messages.ts";
import { nameOf } from "../../favourites/list-name.ts";
import { favouriteParams } from "../../favourites/list-params.ts";
import { favouriteListsQuery, listedQuery } from "../../favourites/list-queries.ts";
import { ListedFavourite } from "../../favourites/listed-favourite.tsx";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { categoriesQuery } from "../../queries.ts";
import { tickedAtom } from "../../state/ticked.ts";
import { usePersonId } from "./use-account.ts";

/** The lists of vendors that a person keeps, alone or with others. */
export function Favorites() {
  const personId = usePersonId();
  const [{ list: asked, sort }, to] = useListParams(favouriteParams);
  const lists = useQuery({ ...favouriteListsQuery(personId), enabled: personId !== "" });
  const { data: categories = [] } = useQuery(categoriesQuery());
  // A list that no longer exists, or that they are no longer on, gives way to their favourites.
  const shown = lists.data?.find(({ id }) => id === asked) ?? lists.data?.[0];
  const isFavourites = shown === undefined || shown === lists.data?.[0];
  const list = useLoadMoreList(
    listedQuery(personId, isFavourites ? "" : shown.id, sort),
    personId !== "" && (asked === "" || !lists.isPending),
  );
  const section = useRef<HTMLElement>(null);
  useFocusOnRemoval(section, list.items.length);
  const isEmptyFavourites = isFavourites && (lists.data?.length ?? 1) <= 1;

  const [ticked, tick] = useAtom(tickedAtom);
  const listId = shown?.id ?? "";
  const setPicked = (ids: readonly string[]) => tick(listId, ids);
  const chosen = (ticked[listId] ?? []).filter((id) => list.items.some(({ vendor }) => vendor.id === id));
  const isFull = chosen.length >= maxCompared;
  return (
    <section ref={section} tabIndex={-1} aria-label={shown ? nameOf(shown) : words.list}>
      {lists.data && shown ? <ListBar lists={lists.data} list={shown} personId={personId} /> : null}
      <LoadMoreList
        list={list}
        to={to}
        words={{ more: words.more, loading: words.loading, failed: words.moreFailed }}
        keyOf={({ vendor }) => vendor.id}
        renderList={(items) => (
          <Grid asChild min="card">
            {items}
          </Grid>
        )}
        empty={
          <EmptyState
            title={isEmptyFavourites ? words.noFavourites.title : words.empty.title}
            description={isFavourites ? words.noFavourites.description : words.empty.description}
            headingLevel={3}
            action={
              <Button asChild>
                <Link to={paths.search()}>{words.noFavourites.search}</Link>
              </Button>
            }
          />
        }
      >
        {(favourite) => (
          <ListedFavourite
            favourite={favourite}
            list={shown}
            personId={personId}
            categories={categories}
            now={list.query.dataUpdatedAt}
            isChosen={chosen.includes(favourite.vendor.id)}
            onChosenChange={
              isFull && !chosen.includes(favourite.vendor.id)
                ? undefined
                : (isChosen) =>
                    setPicked(
                      isChosen
                        ? [...chosen, favourite.vendor.id]
                        : chosen.filter((other) => other !== favourite.vendor.id),
                    )
            }
          />
        )}
      </LoadMoreList>
      {chosen.length > 0 ? (
        <section
          aria-label={words.compare.choose}
          data-sticky="bottom"
          className="sticky bottom-4 z-bar mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-hairline bg-raised px-4 py-3 shadow-card sm:px-5"
        >
          <Text size={15} className="grow" aria-live="polite">
            <b className="font-semibold">{words.compare.chosen(chosen.length)}</b>
            <span className="text-muted">
              {chosen.length < 2 ? ` · ${words.compare.oneMore}` : isFull ? ` · ${words.compare.most}` : ""}
            </span>
          </Text>
          <Button size="sm" variant="plain" onClick={() => setPicked([])}>
            {words.compare.clear}
          </Button>
          {chosen.length > 1 ? (
            <Button asChild size="sm">
              <Link to={paths.compare(chosen, shown?.id)}>{words.compare.go}</Link>
            </Button>
          ) : null}
        </section>
      ) : null}
    </section>
  );
}
