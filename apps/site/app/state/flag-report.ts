// The report that somebody began about a review before they had to log in.
import { persisted } from "./persisted.ts";
import { isShape, isString } from "./shape.ts";

export type FlagReport = { id: string; report: string };

export const flagReportAtom = persisted<FlagReport>({
  key: "flag-report",
  owner: "draft",
  initial: { id: "", report: "" },
  isValid: isShape<FlagReport>({ id: isString, report: isString }),
});
