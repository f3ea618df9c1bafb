import { queryOptions } from "@tanstack/react-query";
import { listParams, oneOf, type StateOf, words } from "../../lists/params.ts";
import { listQuery } from "../../lists/list-query.ts";
import { apiOf } from "../../visit.ts";

/** Which people are shown, as written in the dashboard's address. */
export const peopleParams = listParams({
  q: words(100),
  state: oneOf(["", "admins", "suspended"], ""),
});

type PeopleState = StateOf<typeof peopleParams>;

export const peopleQuery = (personId: string, { q, state, cursor }: PeopleState) =>
  listQuery(
    ["listPeople", personId, q, state],
    (api, from, signal) =>
      api.listPeople({ query: { ...(q && { q }), ...(state && { only: state }), ...from }, signal }),
    cursor,
  );

export const personQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getPerson", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getPerson({ path: { id }, signal }),
    staleTime: 0,
  });
