import { useQueryClient } from "@tanstack/react-query";
import { changeItems } from "../actions/change-items.ts";
import { change, type Change } from "../actions/changes.ts";
import { queue } from "../actions/action-queue.ts";
import { useAction } from "../actions/use-action.ts";
import { favouritesQuery } from "../queries.ts";
import { messages } from "./list-messages.ts";
import type { Favourite } from "./list-queries.ts";

const words = messages.vendor;

/**
 * A vendor on a list: giving it one's heart or taking it back, and taking it off, for everyone. Works offline too. On a
 * shared list a heart is one person's vote, and the vendor stays without any.
 */
export function useListedVendor({ vendor, listId, hearts }: Favourite, personId: string, isShared: boolean) {
  const { id, name } = vendor;
  const path = { id: listId, vendorId: id };
  const others = hearts.filter((heart) => heart !== personId);
  const isHere = (item: Favourite) => item.listId === listId && item.vendor.id === id;
  const setHearts = (next: readonly string[] | null): Change =>
    changeItems("listFavourites", (item) =>
      isHere(item) ? (next && (isShared || next.length > 0) ? { ...item, hearts: [...next] } : null) : item,
    );
  // Hearts elsewhere show whether a vendor is among the person's favourites, which this list may be.
  const noFavourite = () =>
    change(favouritesQuery(personId), ({ pages, ...rest }) => {
      const own = pages[0]?.items[0]?.listId === listId || pages.some(({ items }) => items.some(isHere));
      return {
        ...rest,
        pages: own
          ? pages.map(({ vendorIds, ...page }) => ({ ...page, vendorIds: vendorIds.filter((other) => other !== id) }))
          : pages,
      };
    });
  const common = {
    stale: ["listFavourites", "listFavouriteLists"],
    offline: queue,
    failed: { toast: words.failed(name) },
  } as const;

  const save = useAction("addToFavouriteList", {
    ...common,
    optimistic: () => [setHearts([...others, personId])],
  });
  const undo = { run: () => void save.run({ path }), altText: words.undoHint(name) };
  const queryClient = useQueryClient();
  const takeBack = useAction("removeHeart", {
    ...common,
    optimistic: () => [noFavourite(), setHearts(others)],
    ...(!isShared && { done: () => ({ title: words.gone(name) }), undo }),
  });
  const remove = useAction("removeFromFavouriteList", {
    ...common,
    optimistic: () => [noFavourite(), setHearts(null)],
    done: () => ({ title: words.gone(name) }),
    undo,
    // Someone may have written a note on it meanwhile.
    onFail: () => void queryClient.invalidateQueries({ queryKey: ["listFavourites"] }),
  });

  return {
    hasHeart: hearts.includes(personId),
    isChanging: save.busy || takeBack.busy || remove.busy,
    setHeart: (wanted: boolean) => void (wanted ? save : takeBack).run({ path }),
    remove: () => void remove.run({ path }),
    /** With the notes that others have written on it. */
    confirmRemoval: remove.confirmation({ path, query: { withNotes: true } }),
  };
}
