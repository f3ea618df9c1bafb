import type { Schemas } from "@troth/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { listQuery } from "../lists/list-query.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { apiOf } from "../visit.ts";

export type Claim = Schemas["Claim"];

/** A person's claims, the latest first. */
export const claimsQuery = (personId: string) =>
  listQuery(["listMyClaims", personId], (api, cursor, signal) => api.listMyClaims({ query: cursor, signal }));

/** Those of one vendor, however many others there are. */
export const claimsToQuery = (personId: string, vendorId: string) =>
  queryOptions({
    queryKey: ["listMyClaims", personId, vendorId],
    queryFn: async ({ client, signal }) => (await apiOf(client).listMyClaims({ query: { vendorId }, signal })).items,
  });

export type Document = Claim["evidence"]["document"];

/** With this document, if it is the claim that it belongs to. */
export const withDocument = (claim: Claim, id: string, document: Document): Claim =>
  claim.id === id ? { ...claim, evidence: { ...claim.evidence, document } } : claim;

/** It hasn’t been decided or withdrawn. */
export const isOpen = ({ status }: Claim): boolean => status === "pending" || status === "needs-more";

/** This person's undecided claim to a vendor, which the server allows them one of. Undefined until that is known. */
export function useOpenClaim(vendorId: string, enabled = true): Claim | null | undefined {
  const restored = useAtomValue(restoredAtom);
  const { userData } = useAtomValue(sessionAtom);
  const claims = useQuery({ ...claimsToQuery(userData._id, vendorId), enabled: enabled && userData._id !== "" });
  if (!restored || claims.isLoading) return undefined;
  return claims.data?.find(isOpen) ?? null;
}

/** How it's going, for the person who made it: until its e-mail is confirmed it waits for them. */
export const stateOf = ({ status, businessEmail, evidence }: Claim): Claim["status"] =>
  status === "pending" && businessEmail !== null && evidence.emailConfirmedAt === null ? "needs-more" : status;
