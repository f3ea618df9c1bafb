// The report that someone started about a review before they had to log in.
import { atom } from "jotai";
import { persisted } from "./persisted.ts";
import { isShape, isString } from "./shape.ts";

export type FlagReport = { id: string; report: string };

export const flagReportAtom = persisted<FlagReport>({
  key: "flag-report",
  initial: { id: "", report: "" },
  isValid: isShape<FlagReport>({ id: isString, report: isString }),
});

/** Beside the report, whose shape is the specification's: the path and search of the page that it was started on. */
const pageAtom = persisted<string>({ key: "flag-page", initial: "", isValid: isString });

/** Keeps what someone has written, and where they did: a login that leads back there opens it again. */
export const beginReportAtom = atom(null, (_get, set, { page, ...report }: FlagReport & { page: string }) => {
  set(flagReportAtom, report);
  set(pageAtom, page);
});

/** The page on which a report is waiting; empty if there is none. */
export const reportPageAtom = atom((get) => (get(flagReportAtom).id === "" ? "" : get(pageAtom)));
