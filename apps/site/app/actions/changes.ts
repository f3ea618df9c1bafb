// Optimistic changes to the query cache, made before the server has answered. They lie on top of the server's data as
// layers: an answer that arrives meanwhile goes underneath, and removing one change leaves the others as they are.
import type { InferDataFromTag, Query, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Applies a change to the queries that it affects. It may be applied again to a fresh answer that already contains it,
 * so describe the result ("it has my heart"), not a step ("add one").
 */
export type Change = (client: QueryClient) => OptimisticUpdate;

export type OptimisticUpdate = {
  /** The server has made the change. */
  commit: () => void;
  /** The server hasn't made it: everything is as it would be without it. */
  rollback: () => void;
};

export type Update = (data: unknown) => unknown;

/**
 * A change to one query, named by its options: `change(accountQuery(id), (account) => ({ ...account, pendingEmail: null
 * }))`.
 */
export function change<Key extends QueryKey>(
  { queryKey }: { queryKey: Key },
  to: (data: InferDataFromTag<never, Key>) => InferDataFromTag<never, Key>,
): Change {
  return (client) => applyUpdate(client, client.getQueryCache().findAll({ queryKey, exact: true }), to as Update);
}

export type MakeChange = typeof change;

type Layer = {
  /** The data as it would be without the changes; undefined while its first answer is on its way. */
  base: unknown;
  changes: { to: Update; kept: boolean }[];
};

const layersOf = new WeakMap<QueryClient, Map<Query, Layer>>();

/** Changes these queries, and whatever they are answered meanwhile. */
export function applyUpdate(client: QueryClient, queries: Query[], to: Update): OptimisticUpdate {
  const layers = layersOf.get(client) ?? follow(client);
  const mine = { to, kept: false };
  const changed = queries.filter(({ state }) => state.data !== undefined || state.fetchStatus !== "idle");
  for (const query of changed) {
    const layer = layers.get(query) ?? { base: query.state.data, changes: [] };
    layers.set(query, layer);
    layer.changes.push(mine);
    show(client, query, layer);
  }
  const settle = (how: (layer: Layer) => void) => {
    for (const query of changed) {
      const layer = layers.get(query);
      if (!layer?.changes.includes(mine)) continue;
      how(layer);
      show(client, query, layer);
      if (layer.changes.length === 0) layers.delete(query);
    }
  };
  return {
    commit: () => settle(() => (mine.kept = true)),
    rollback: () => settle((layer) => layer.changes.splice(layer.changes.indexOf(mine), 1)),
  };
}

let showing = false;

/** Its freshness stays that of the server's answer. */
function show(client: QueryClient, query: Query, layer: Layer): void {
  if (layer.base === undefined) return;
  // Settled changes at the bottom need no layer of their own any more.
  while (layer.changes[0]?.kept) layer.base = layer.changes.shift()!.to(layer.base);
  const { dataUpdatedAt: updatedAt, isInvalidated } = query.state;
  showing = true;
  client.setQueryData(
    query.queryKey,
    layer.changes.reduce((data, { to }) => to(data), layer.base),
    { updatedAt },
  );
  if (isInvalidated) query.invalidate();
  showing = false;
}

/** Puts new answers underneath the changes that lie on top of their query. */
function follow(client: QueryClient): Map<Query, Layer> {
  const layers = new Map<Query, Layer>();
  layersOf.set(client, layers);
  client.getQueryCache().subscribe((event) => {
    const layer = layers.get(event.query as Query);
    if (!layer || showing) return;
    if (event.type === "removed") layers.delete(event.query as Query);
    if (event.type !== "updated" || event.action.type !== "success") return;
    layer.base = event.query.state.data;
    show(client, event.query as Query, layer);
    if (layer.changes.length === 0) layers.delete(event.query as Query);
  });
  return layers;
}
