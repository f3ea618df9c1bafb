import { useQuery } from "@tanstack/react-query";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Grid } from "@troth/ui/page";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { messages as words } from "../../favourites/messages.ts";
import { LoadMoreList } from "../../lists/load-more-list.tsx";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import * as paths from "../../paths.ts";
import { categoriesQuery, favouritesQuery } from "../../queries.ts";
import { ListedVendor } from "../../vendors/vendor-list.tsx";
import { usePersonId } from "./use-account.ts";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";

/** The vendors a person has saved, latest first. */
export function Favorites() {
  const personId = usePersonId();
  const list = useLoadMoreList(favouritesQuery(personId), personId !== "");
  const { data: categories = [] } = useQuery(categoriesQuery());
  const section = useRef<HTMLElement>(null);
  useFocusOnRemoval(section, list.items.length);
  return (
    <section ref={section} tabIndex={-1} aria-label={words.list}>
      <LoadMoreList
        list={list}
        to={() => paths.profile("Favorites")}
        words={{ more: words.more, loading: words.loading, failed: words.moreFailed }}
        keyOf={({ vendor }) => vendor.id}
        renderList={(items) => (
          <Grid asChild min="card">
            {items}
          </Grid>
        )}
        empty={
          <EmptyState
            title={words.empty.title}
            description={words.empty.description}
            action={
              <Button asChild>
                <Link to={paths.search()}>{words.empty.search}</Link>
              </Button>
            }
          />
        }
      >
        {({ vendor }) => (
          <ListedVendor vendor={vendor} categories={categories} now={list.query.dataUpdatedAt} headingLevel={2} />
        )}
      </LoadMoreList>
    </section>
  );
}
