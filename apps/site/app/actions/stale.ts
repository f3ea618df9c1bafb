import type { QueryClient } from "@tanstack/react-query";

/** Asks anew for what these operations answered: at once where it shows, elsewhere when it shows next. */
export function askAnew(client: QueryClient, operations: readonly string[] | "everything" = []): void {
  if (operations === "everything") return client.removeQueries();
  for (const operation of operations) void client.invalidateQueries({ queryKey: [operation] });
}
