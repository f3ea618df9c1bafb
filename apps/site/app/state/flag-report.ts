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
export const flagPageAtom = persisted<string>({ key: "flag-page", initial: "", isValid: isString });

/** The page on which a report is waiting; empty if there is none. */
export const reportPageAtom = atom((get) => (get(flagReportAtom).id === "" ? "" : get(flagPageAtom)));
