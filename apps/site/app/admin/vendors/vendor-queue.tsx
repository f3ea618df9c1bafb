import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { slugPattern } from "@troth/rules/slugs";
import type { TableColumn } from "@troth/ui/table";
import { usePersonId } from "../../account/profile/use-account.ts";
import { list as written } from "../../format.ts";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { categoriesQuery } from "../../queries.ts";
import { byOthers } from "../cases/meanwhile.tsx";
import { pendingApproval } from "../paths.ts";
import { pendingVendorsQuery } from "../admin-queries.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue } from "../queue/queue.tsx";
import { Since } from "../queue/since.tsx";
import { useDecideEach } from "../queue/use-decide-each.ts";
import { messages } from "./messages.ts";

const words = messages.queue;

type Item = Schemas["PendingVendor"];

const nameOf = ({ name }: Item) => name;
const names = (items: readonly Item[]) => items.map(nameOf);

/** Since when vendors that wait for nothing have been in their state. */
const since = (header: string): TableColumn<Item> => ({
  key: "since",
  header,
  width: "fit",
  sortable: true,
  cell: ({ since: at }) => <Since at={at} />,
});

const when: { [state: string]: TableColumn<Item> } = {
  // The latest always come first: the list can't be sorted, and the key isn't the one that it's sorted by.
  approved: { ...since(words.since.approved), key: "listed", sortable: false },
  rejected: since(words.since.rejected),
  suspended: since(words.since.suspended),
};

/** Vendors that people have added, those that are listed, and those that were declined or suspended. */
export function VendorQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(pendingVendorsQuery(personId, state), personId !== "");
  const { data: categories = [] } = useQuery(categoriesQuery());
  const decide = useDecideEach({
    operation: "decideVendor",
    inputOf: ({ id, version }: Item, decision: Omit<Schemas["VendorDecision"], "version">) => ({
      path: { id },
      body: { ...decision, version },
    }),
    nameOf,
    decidedOf: async ({ id }, { api, signal }) =>
      byOthers(
        (await api.getVendorCase({ path: { id }, signal })).history.filter(
          ({ by, action }) => by === "admin" && action !== "change",
        ),
      ),
    stale: ["listPendingVendors", "getVendorCase", "listCategories", "searchVendors"],
  });
  const isPending = ({ status, mayDecide }: Item) => mayDecide && status === "pending";
  return (
    <Queue
      words={words}
      states={words.states}
      list={list}
      itemOf={(item) => item}
      nameOf={nameOf}
      opens={{ page: ({ id }) => pendingApproval(id) }}
      filter={{
        label: words.category,
        options: {
          // Until its name has loaded, or if it has been retired.
          ...(slugPattern.test(state.kind) && { [state.kind]: state.kind }),
          ...Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
        },
      }}
      when={Object.hasOwn(when, state.state) ? when[state.state] : undefined}
      columns={[
        {
          key: "category",
          header: words.category,
          cell: ({ category }) =>
            written(category.map((slug) => categories.find((one) => one.slug === slug)?.name ?? slug)),
        },
        { key: "place", header: words.place, cell: ({ places }) => written(places.map(({ name }) => name)) },
        { key: "by", header: words.addedBy, cell: ({ addedBy }) => addedBy?.name ?? words.imported },
      ]}
      commands={[
        {
          key: "a",
          label: words.approve,
          may: isPending,
          said: (items) => words.approved(names(items)),
          send: (items) => decide(items, { action: "approve" }),
        },
        {
          key: "r",
          label: words.reject,
          may: isPending,
          said: (items) => words.rejected(names(items)),
          refuses: {
            title: (items) => words.rejectTitle(names(items)),
            description: words.rejectText,
            because: messages.decision.because,
            preview: ({ id, version }, refusal) => ({
              subject: "vendor",
              id,
              decision: { action: "reject", version, ...refusal },
            }),
          },
          send: (items, { because, explanation }) =>
            decide(items, { action: "reject", because: because as Schemas["VendorRefusal"], explanation }),
        },
      ]}
    />
  );
}
