import type { Schemas } from "@troth/api-client";
import { listQuery } from "../lists/list-query.ts";

export type Claim = Schemas["Claim"];

/** A person's claims, the latest first. */
export const claimsQuery = (personId: string) =>
  listQuery(["listMyClaims", personId], (api, cursor, signal) => api.listMyClaims({ query: cursor, signal }));
