import type { Schemas } from "@troth/api-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { listQuery } from "../lists/list-query.ts";

import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";

export type Claim = Schemas["Claim"];

/** A person's claims, the latest first. */
export const claimsQuery = (personId: string) =>
  listQuery(["listMyClaims", personId], (api, cursor, signal) => api.listMyClaims({ query: cursor, signal }));

const isOpen = ({ status }: Claim) => status === "pending" || status === "needs-more";

/** This person's undecided claim to a vendor, which the server allows them one of. Undefined until that is known. */
export function useOpenClaim(vendorId: string): Claim | null | undefined {
  const restored = useAtomValue(restoredAtom);
  const { userData } = useAtomValue(sessionAtom);
  const { data, isLoading } = useInfiniteQuery({ ...claimsQuery(userData._id), enabled: userData._id !== "" });
  if (!restored || isLoading) return undefined;
  const claims = data?.pages.flatMap(({ items }) => items) ?? [];
  return claims.find((claim) => claim.vendor.id === vendorId && isOpen(claim)) ?? null;
}

/** How it's going, for the person who made it: until its e-mail is confirmed it waits for them. */
export const stateOf = ({ status, businessEmail, evidence }: Claim): Claim["status"] =>
  status === "pending" && businessEmail !== null && evidence.emailConfirmedAt === null ? "needs-more" : status;
