import type { OperationId, Schemas } from "@troth/api-client";
import { listQuery } from "../lists/list-query.ts";

export type Report = Schemas["Report"];

/** What answers differently once a report has been made or withdrawn. */
export const affectedByReport = [
  "listMyReports",
  "listReviews",
  "getReview",
  "getTransparency",
] as const satisfies OperationId[];

/** What a person has reported, the latest first. */
export const reportsQuery = (personId: string) =>
  listQuery(["listMyReports", personId], (api, cursor, signal) =>
    api.listMyReports({ query: { limit: 10, ...cursor }, signal }),
  );
