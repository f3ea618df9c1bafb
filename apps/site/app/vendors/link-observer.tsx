import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { draftVendorIdsAtom } from "../state/review-draft.ts";
import { useManages, useOwn } from "./use-own.ts";

type LinkObserverProps = { vendorId: string; tell: (label: "write" | "goOn" | "edit" | "manage") => void };

/**
 * Reports what the link to the review of a vendor is for: a second visit edits, and the people who look after the vendor have
 * its page to change instead.
 */
export function LinkObserver({ vendorId, tell }: LinkObserverProps) {
  const own = useOwn(vendorId);
  const manages = useManages(vendorId);
  const isBegun = useAtomValue(draftVendorIdsAtom).includes(vendorId);
  const label = manages ? "manage" : isBegun ? "goOn" : own?.review ? "edit" : "write";
  useEffect(() => tell(label), [tell, label]);
  return null;
}
