// The hook as a page uses it. What an action does is tested in action.test.ts, how one looks in a browser in the
// journeys.
import { Button } from "@troth/ui/button";
import { FavouriteButton } from "@troth/ui/favourite-button";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { listQuery } from "../lists/list-query.ts";
import { sessionAtom } from "../state/session.ts";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { change } from "./changes.ts";
import { logIn } from "./api.specimen.ts";
import { useAction } from "./use-action.ts";
import { queue } from "./action-queue.ts";

const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });

const render = (page: ReactNode) => renderToStaticMarkup(<VisitFrame visit={visit}>{page}</VisitFrame>);

const favouritesQuery = (personId: string) =>
  listQuery(["listFavourites", personId], (api, cursor, signal) => api.listFavourites({ query: cursor, signal }));

const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id);

function Heart({ id, name }: { id: string; name: string }) {
  const favourites = favouritesQuery(useAtomValue(sessionAtom).userData._id);
  const { data } = useInfiniteQuery(favourites);
  const pressed = data?.pages[0]?.vendorIds.includes(id) ?? false;
  const input = { path: { id } };
  const press = useAction(pressed ? "removeFavourite" : "addFavourite", {
    optimistic: () => [
      change(favourites, ({ pages, pageParams }) => ({
        pageParams,
        pages: pages.map((page) => ({
          ...page,
          vendorIds: pressed ? without(page.vendorIds, id) : [...without(page.vendorIds, id), id],
        })),
      })),
    ],
    stale: ["listFavourites"],
    offline: queue,
    needsLogin: { title: `Log in to save ${name}`, resume: pressed ? null : input },
    failed: "toast",
  });
  return (
    <FavouriteButton name={name} pressed={pressed} busy={press.busy} onPressedChange={() => void press.run(input)} />
  );
}

test("a heart takes a few lines to declare, and shows what is known", () => {
  logIn(visit.store, "ana");
  visit.queryClient.setQueryData(favouritesQuery("ana").queryKey, {
    pages: [{ items: [], vendorIds: ["villa"], elsewhereIds: [], nextCursor: null }],
    pageParams: [""],
  });
  const html = render(
    <>
      <Heart id="villa" name="Villa Podrožnik" />
      <Heart id="cakes" name="Sladka Hiša" />
    </>,
  );
  expect([...html.matchAll(/aria-pressed="(\w+)"/g)].map(([, pressed]) => pressed)).toEqual(["true", "false"]);
});

test("an operation that doesn't fit the contract doesn't compile", () => {
  function Wrong() {
    // @ts-expect-error -- reading is not an action
    useAction("listFavourites");
    // @ts-expect-error -- it takes a key: where is the last one kept?
    useAction("createReview");
    // @ts-expect-error -- it takes no key
    useAction("revokeSession", { attempt: "here" });
    // @ts-expect-error -- sent twice it would be done twice
    useAction("resendVerification", { offline: queue });
    // @ts-expect-error -- only an operation's answers go out of date
    useAction("revokeSession", { stale: ["devices"] });
    const end = useAction("revokeSession");
    const publish = useAction("createReview", { attempt: "here" });
    const save = useAction("tagged.updateProfile", { learn: ({ etag }) => (etag === null ? [] : []) });
    const heart = useAction("addFavourite", { offline: queue });
    const press = async () => {
      // @ts-expect-error -- which one?
      await end.run();
      // @ts-expect-error -- the key is the action's own
      await publish.send({ path: { id: "1" }, body: {} as never, header: { "Idempotency-Key": "1" } });
      await save.send({ body: {} as never, header: { "If-Match": '"1"' } });
      // @ts-expect-error -- an action that may wait returns nothing
      await heart.send({ path: { id: "1" } });
    };
    return <Button onClick={() => void press()} />;
  }
  expect(Wrong).toBeTypeOf("function");
});
