import type { QueryClient } from "@tanstack/react-query";

/** Asks anew for what these operations answered: at once where it shows, elsewhere when it shows next. */
export function askAnew(client: QueryClient, operations: readonly string[] | "everything" = []): void {
  if (operations === "everything") return client.removeQueries();
  for (const operation of operations) {
    const queryKey = [operation];
    // A first answer on its way may be from before; the query cache would take it for the new one.
    for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
      if (query.state.data !== undefined) continue;
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
    void client.invalidateQueries({ queryKey });
  }
}
