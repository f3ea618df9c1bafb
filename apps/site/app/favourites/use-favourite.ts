import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { MakeChange } from "../actions/changes.ts";
import { useAction } from "../actions/use-action.ts";
import { queue } from "../actions/action-queue.ts";
import { favouritesQuery, type VendorSummary } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./messages.ts";

/**
 * Whether a vendor has the person's heart, and how to add it to their favourites or remove it: without waiting, and
 * without a connection too. If it has their heart on other lists, they choose which of them it leaves.
 */
export function useFavourite({ id, name }: Pick<VendorSummary, "id" | "name">, chooseLists: () => void) {
  const { _id: personId, isAdmin } = useAtomValue(sessionAtom).userData;
  const favourites = favouritesQuery(personId);
  const { data } = useInfiniteQuery({ ...favourites, enabled: personId !== "" && !isAdmin });

  const input = { path: { id } };
  const show = (isSaved: boolean) => (_: unknown, change: MakeChange) => [
    change(favourites, ({ pages, ...rest }) => ({
      ...rest,
      pages: pages.map(({ vendorIds, items, ...page }) => ({
        ...page,
        vendorIds: [...(isSaved ? [id] : []), ...vendorIds.filter((other) => other !== id)],
        // The details that the list shows of a newly added vendor come with the answer.
        items: isSaved ? items : items.filter(({ vendor, hearts }) => vendor.id !== id || hearts.length > 1),
      })),
    })),
  ];
  const common = {
    stale: ["listFavourites", "listFavouriteLists"],
    offline: queue,
    failed: { toast: words.failed(name) },
  } as const;
  const save = useAction("addFavourite", {
    ...common,
    optimistic: show(true),
    done: () => ({ title: words.saved }),
    undo: { run: chooseLists, label: words.change, altText: words.changeHint },
    needsLogin: { description: words.logInHint(name), resume: input },
  });
  const remove = useAction("removeFavourite", {
    ...common,
    optimistic: show(false),
    done: () => ({ title: words.removed }),
    undo: { run: () => void save.run(input), altText: words.undoHint(name) },
  });

  const [page] = data?.pages ?? [];
  const isElsewhere = page?.elsewhereIds.includes(id);
  return {
    /** One press after the other, or the last press might not be the last to arrive. */
    isChanging: save.busy || remove.busy,
    isSaved: isElsewhere || (page?.vendorIds.includes(id) ?? false),
    set: (isSaved: boolean) => void (!isSaved && isElsewhere ? chooseLists() : (isSaved ? save : remove).run(input)),
  };
}
