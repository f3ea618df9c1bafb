import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import type { ReactNode } from "react";
import { type Visit, VisitContext } from "../visit.ts";

/** Around the router, outside every error boundary: pages and error pages share the visit. */
export function VisitProvider({ visit, children }: { visit: Visit; children: ReactNode }) {
  return (
    <VisitContext value={visit}>
      <QueryClientProvider client={visit.queryClient}>
        <Provider store={visit.store}>{children}</Provider>
      </QueryClientProvider>
    </VisitContext>
  );
}
