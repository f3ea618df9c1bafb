// Apart from the dialog: a page with hearts names every file that a late part of it needs, and this one needs few.
import type { ReactNode } from "react";
import * as paths from "../paths.ts";
import type { VendorSummary } from "../queries.ts";

/** Opens the lists that a vendor can be on, and closes them to its heart. */
export async function chooseLists(
  vendor: Pick<VendorSummary, "id" | "name">,
  heart: HTMLElement | null,
  show: (dialog: ReactNode) => void,
): Promise<void> {
  // The notice that was pressed outlives the page that the heart was on.
  if (!heart) return window.location.assign(paths.profile("Favorites"));
  const { AddToLists } = await import("./add-to-lists.tsx");
  heart.focus();
  const render = (open: boolean) => show(<AddToLists vendor={vendor} open={open} onOpenChange={render} />);
  render(true);
}
