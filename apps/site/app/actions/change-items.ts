// Optimistic changes to lists, apart from `changes.ts`: the hearts, which are on the first pages, need none of it.
import type { OperationId, Output } from "@troth/api-client";
import { applyUpdate, type Change } from "./changes.ts";

/** The operations that return a list. */
type ListId = { [Id in OperationId]: Output<Id> extends { items: readonly unknown[] } ? Id : never }[OperationId];

type ItemOf<Id extends ListId> = Output<Id> extends { items: readonly (infer Item)[] } ? Item : never;

/**
 * A change to one kind of item wherever it is listed, on every page of every query of the operation; null removes it:
 * `changeItems("listSessions", (device) => (device.id === id ? null : device))`.
 */
export function changeItems<Id extends ListId>(operation: Id, to: (item: ItemOf<Id>) => ItemOf<Id> | null): Change {
  return (client) =>
    applyUpdate(client, client.getQueryCache().findAll({ queryKey: [operation] }), (data) =>
      inItems(data, to as (item: unknown) => unknown),
    );
}

/** Items as an array, in a page, or in the pages of an infinite query. */
function inItems(data: unknown, to: (item: unknown) => unknown): unknown {
  if (Array.isArray(data)) return data.flatMap((item) => to(item) ?? []);
  if (typeof data !== "object" || data === null) return data;
  if ("pages" in data) return { ...data, pages: (data.pages as unknown[]).map((page) => inItems(page, to)) };
  return "items" in data ? { ...data, items: inItems(data.items, to) } : data;
}
