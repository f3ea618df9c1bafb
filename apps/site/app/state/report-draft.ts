// What someone has written in a report and not sent. The specification's atom holds the review and the words; the reason, and
// whether it is about the reply, are kept beside it. One report at a time: another one starts empty.
import { type Schemas } from "@troth/api-client";
import { atom } from "jotai";
import { flagPageAtom, flagReportAtom, reportPageAtom } from "./flag-report.ts";
import type { DraftAtom } from "./form-draft.ts";
import { persisted } from "./persisted.ts";
import { isString } from "./shape.ts";

type Reason = Schemas["ReportReason"] | "";
type About = Schemas["ReportSubject"] | "";
type ReportFields = { about: About; reason: Reason; report: string };

export const reportFields = ["about", "reason", "report"] as const satisfies (keyof ReportFields)[];

// The form asks again if it isn't one of the choices.
const reasonAtom = persisted<Reason>({
  key: "flag-reason",
  initial: "",
  isValid: (value): value is Reason => isString(value),
});

// Empty: it hasn't been chosen.
const aboutAtom = persisted<About>({
  key: "flag-about",
  initial: "",
  isValid: (value): value is About => value === "" || value === "review" || value === "response",
});

/** Whose: the review's id. An emptied form is still about its review. */
export const reportDraftAtom: DraftAtom<ReportFields> = atom(
  (get) => {
    const { id, report } = get(flagReportAtom);
    return id === "" ? null : { _id: id, mine: { about: get(aboutAtom), reason: get(reasonAtom), report } };
  },
  (_get, set, change) => {
    const { about, reason, report } = change?.mine ?? { about: "" as const, reason: "" as const, report: "" };
    if (about !== undefined) set(aboutAtom, about);
    if (reason !== undefined) set(reasonAtom, reason);
    if (report !== undefined) set(flagReportAtom, (flag) => ({ ...flag, report }));
  },
);

/** Starts a report on a page, or continues the one about the same review. */
export const openReportAtom = atom(null, (get, set, { id, page }: { id: string; page: string }) => {
  const { id: before, report } = get(flagReportAtom);
  if (id !== before) {
    set(aboutAtom, "");
    set(reasonAtom, "");
  }
  set(flagReportAtom, { id, report: id === before ? report : "" });
  set(flagPageAtom, page);
});

/** What has been written stays, but no login opens it again. */
export const closeReportAtom = atom(null, (_get, set) => set(flagPageAtom, ""));

/** It has been sent. */
export const endReportAtom = atom(null, (_get, set) => {
  set(aboutAtom, "");
  set(reasonAtom, "");
  set(flagReportAtom, { id: "", report: "" });
  set(flagPageAtom, "");
});

/** The review that a report is being written about on this page; empty if there is none. */
export const reportedHereAtom = atom((get) => (pathname: string) => {
  const page = get(reportPageAtom);
  return page.split("?")[0] === pathname ? get(flagReportAtom).id : "";
});
