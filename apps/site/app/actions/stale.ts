import type { QueryClient } from "@tanstack/react-query";

/**
 * Fetches again what these operations answered: straight away where it is on the page, elsewhere when it is next shown.
 */
export function invalidateOperations(client: QueryClient, operations: readonly string[] | "everything" = []): void {
  if (operations === "everything") return client.removeQueries();
  for (const operation of operations) {
    const queryKey = [operation];
    // A first answer that is on its way may be out of date already; the query cache would take it for the new one.
    for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      if (query.state.data !== undefined) continue;
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    void client.invalidateQueries({ queryKey });
  }
}
