// What the admins' pages ask for, cached under the admin's id as in `../queries.ts`. Others decide meanwhile, so it is
// fetched again now and then.
import type { Schemas } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
import { slugPattern } from "@troth/rules/slugs";
import { listQuery } from "../lists/list-query.ts";
import { apiOf } from "../visit.ts";
import type { QueueState } from "./queue/queue-params.ts";

export const figuresQuery = (personId: string) =>
  queryOptions({
    queryKey: ["getFigures", personId],
    queryFn: ({ client, signal }) => apiOf(client).getFigures({ signal }),
    staleTime: 0,
  });

/** What an address says about any queue, as the API takes it. */
const common = ({ q, sort }: QueueState) => ({ ...(q && { q }), sort, limit: 30 });

/** What an address asks for, if a queue can be narrowed to it. */
const among = <Value extends string>(all: { [Name in Value]: true }, asked: string): Value | undefined =>
  Object.hasOwn(all, asked) ? (asked as Value) : undefined;

// All names of each, which its type sees to. The contract's own lists are one module, and every page that takes one list from it
// would load these, too.
const holdReasons: Record<Schemas["HoldReason"], true> = {
  alike: true,
  "conflict-of-interest": true,
  "unusual-rate": true,
};
const evidenceKinds: Record<Schemas["ClaimEvidenceKind"], true> = {
  "at-website": true,
  elsewhere: true,
  unconfirmed: true,
  none: true,
};
const noticeReasons: Record<Schemas["NoticeReason"], true> = {
  "personal-data": true,
  defamation: true,
  "threats-or-hatred": true,
  "intellectual-property": true,
  other: true,
};
/** What a proposal may change. */
export const proposalFields: Record<Schemas["ProposalField"], true> = {
  name: true,
  description: true,
  category: true,
  location: true,
  phoneNumber: true,
  website: true,
  address: true,
  socialMedia: true,
  openingHours: true,
  specialHours: true,
  priceRange: true,
  problem: true,
};
const roles: Record<Schemas["ClaimRole"], true> = { owner: true, manager: true, employee: true, agency: true };
const reportReasons: Record<Schemas["ReportReason"], true> = {
  fake: true,
  "conflict-of-interest": true,
  "not-about-this-vendor": true,
  "hate-or-threats": true,
  "personal-data": true,
  illegal: true,
  spam: true,
  other: true,
};

export const pendingVendorsQuery = (personId: string, state: QueueState) =>
  listQuery(["listPendingVendors", personId, state], (api, cursor, signal) => {
    const status = among({ pending: true, approved: true, rejected: true, suspended: true }, state.state);
    // Others than slugs can be written in an address by hand, and would be refused.
    const category = slugPattern.test(state.kind) ? state.kind : undefined;
    const narrowed = { ...(status && { status }), ...(category && { category }) };
    return api.listPendingVendors({ query: { ...common(state), ...narrowed, ...cursor }, signal });
  });

export const vendorCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getVendorCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getVendorCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const pendingClaimsQuery = (personId: string, state: QueueState) =>
  listQuery(["listPendingClaims", personId, state], (api, cursor, signal) => {
    const status = among({ pending: true, "needs-more": true }, state.state);
    const evidence = among(evidenceKinds, state.kind);
    const narrowed = { ...(status && { status }), ...(evidence && { evidence }) };
    return api.listPendingClaims({ query: { ...common(state), ...narrowed, ...cursor }, signal });
  });

export const claimCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getClaimCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getClaimCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const pendingProposalsQuery = (personId: string, state: QueueState) =>
  listQuery(["listPendingProposals", personId, state], (api, cursor, signal) => {
    const field = among(proposalFields, state.kind);
    return api.listPendingProposals({ query: { ...common(state), ...(field && { field }), ...cursor }, signal });
  });

export const proposalCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getProposalCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getProposalCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const noticesQuery = (personId: string, state: QueueState) =>
  listQuery(["listNotices", personId, state], (api, cursor, signal) => {
    const reason = among(noticeReasons, state.kind);
    return api.listNotices({ query: { ...common(state), ...(reason && { reason }), ...cursor }, signal });
  });

export const removalsQuery = (personId: string, state: QueueState) =>
  listQuery(["listRemovals", personId, state], (api, cursor, signal) => {
    const role = among(roles, state.kind);
    return api.listRemovals({ query: { ...common(state), ...(role && { role }), ...cursor }, signal });
  });

const ticketsQuery = (personId: string, state: QueueState, only: { appeals?: true }) =>
  listQuery(["listReportTickets", personId, state, only], (api, cursor, signal) => {
    const which = among({ open: true, decided: true }, state.state);
    const reason = only.appeals ? undefined : among(reportReasons, state.kind);
    const narrowed = { ...(which && { state: which }), ...(reason && { reason }), ...only };
    return api.listReportTickets({ query: { ...common(state), ...narrowed, ...cursor }, signal });
  });

export const reportTicketsQuery = (personId: string, state: QueueState) => ticketsQuery(personId, state, {});

export const appealsQuery = (personId: string, state: QueueState) => ticketsQuery(personId, state, { appeals: true });

export const reportCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getReportCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getReportCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const heldReviewsQuery = (personId: string, state: QueueState) =>
  listQuery(["listHeldReviews", personId, state], (api, cursor, signal) => {
    const because = among(holdReasons, state.state);
    return api.listHeldReviews({ query: { ...common(state), ...(because && { because }), ...cursor }, signal });
  });

export const heldReviewQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getHeldReview", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getHeldReview({ path: { id }, signal }),
    staleTime: 0,
  });

export const proofsQuery = (personId: string, state: QueueState) =>
  listQuery(["listProofs", personId, state], (api, cursor, signal) =>
    api.listProofs({ query: { ...common(state), ...cursor }, signal }),
  );

/** What is decided in a dialog over its queue, and has no page of its own. */
export type BesideQueue = "notice" | "removal" | "proof";

export const backgroundQuery = (personId: string, subject: BesideQueue, id: string) =>
  queryOptions({
    queryKey: ["getCaseBackground", personId, subject, id],
    queryFn: ({ client, signal }) => apiOf(client).getCaseBackground({ path: { subject, id }, signal }),
    staleTime: 0,
  });

export const savedAnswersQuery = (personId: string) =>
  queryOptions({
    queryKey: ["listSavedAnswers", personId],
    queryFn: async ({ client, signal }) => (await apiOf(client).listSavedAnswers({ signal })).items,
  });
