import { ToastProvider } from "@troth/ui/toast";
import type { ReactNode } from "react";
import type { Visit } from "../visit.ts";
import { VisitProvider } from "./visit-provider.tsx";

/** What surrounds every page, for tests of single pages and parts: the visit, and room for notices. */
export const VisitFrame = ({ visit, children }: { visit: Visit; children: ReactNode }) => (
  <VisitProvider visit={visit}>
    <ToastProvider>{children}</ToastProvider>
  </VisitProvider>
);
