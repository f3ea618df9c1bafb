import { useSetAtom } from "jotai";
import { useLocation, useNavigate } from "react-router-dom";
import { closeReportAtom, openReportAtom } from "../state/report-draft.ts";

/** The address of a page that says that a report is open on it. A login that leads back to one adds it too. */
const parameter = "flagreview";

export const isReporting = (search: string): boolean => new URLSearchParams(search).get(parameter) === "true";

const anchor = "#review-";

/** To the report about a review on the same page, for when that page is loaded anew. The page of one review keeps its id. */
export function reportLink(id: string, search: string): string {
  const own = new URLSearchParams(search).get("id");
  return `?${new URLSearchParams({ ...(own !== null && { id: own }), [parameter]: "true" })}${anchor}${id}`;
}

/** The review that such a link is about. */
export const linkedReview = (hash: string): string => (hash.startsWith(anchor) ? hash.slice(anchor.length) : "");

function withReport(search: string, open: boolean): string {
  const params = new URLSearchParams(search);
  params.delete(parameter);
  if (open) params.set(parameter, "true");
  // What an e-mail's link asked for has been answered; the next report says itself what it is about.
  else params.delete("about");
  return params.size > 0 ? `?${params.toString()}` : "";
}

/** Opens and closes the report about a review, which `ReportReview` shows. */
export function useReport() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = useSetAtom(openReportAtom);
  const close = useSetAtom(closeReportAtom);
  const show = (isOpen: boolean) =>
    void navigate({ search: withReport(search, isOpen) }, { replace: true, preventScrollReset: true });
  return {
    open: (id: string) => {
      open({ id, page: pathname + withReport(search, false) });
      show(true);
    },
    close: () => {
      close();
      show(false);
    },
  };
}
