// What the admins' pages ask for, cached under the admin's id as in `../queries.ts`. Others decide meanwhile, so it is
// fetched again now and then.
import type { Query } from "@troth/api-client";
import { queryOptions } from "@tanstack/react-query";
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

export const pendingVendorsQuery = (personId: string, state: QueueState) =>
  listQuery(["listPendingVendors", personId, state], (api, cursor, signal) => {
    const status = state.state as Query<"listPendingVendors">["status"];
    return api.listPendingVendors({ query: { ...common(state), ...(status && { status }), ...cursor }, signal });
  });

export const vendorCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getVendorCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getVendorCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const pendingClaimsQuery = (personId: string, state: QueueState) =>
  listQuery(["listPendingClaims", personId, state], (api, cursor, signal) => {
    const status = state.state as Query<"listPendingClaims">["status"];
    const evidence = state.kind as Query<"listPendingClaims">["evidence"];
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
  listQuery(["listPendingProposals", personId, state], (api, cursor, signal) =>
    api.listPendingProposals({ query: { ...common(state), ...cursor }, signal }),
  );

export const proposalCaseQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getProposalCase", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getProposalCase({ path: { id }, signal }),
    staleTime: 0,
  });

export const noticesQuery = (personId: string, state: QueueState) =>
  listQuery(["listNotices", personId, state], (api, cursor, signal) => {
    const reason = state.kind as Query<"listNotices">["reason"];
    return api.listNotices({ query: { ...common(state), ...(reason && { reason }), ...cursor }, signal });
  });

export const removalsQuery = (personId: string, state: QueueState) =>
  listQuery(["listRemovals", personId, state], (api, cursor, signal) =>
    api.listRemovals({ query: { ...common(state), ...cursor }, signal }),
  );

const ticketsQuery = (personId: string, state: QueueState, only: { appeals?: true }) =>
  listQuery(["listReportTickets", personId, state, only], (api, cursor, signal) => {
    const asked = state.state as Query<"listReportTickets">["state"];
    const reason = state.kind as Query<"listReportTickets">["reason"];
    const narrowed = { ...(asked && { state: asked }), ...(reason && { reason }), ...only };
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
    const because = state.state as Query<"listHeldReviews">["because"];
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

export const savedAnswersQuery = (personId: string) =>
  queryOptions({
    queryKey: ["listSavedAnswers", personId],
    queryFn: async ({ client, signal }) => (await apiOf(client).listSavedAnswers({ signal })).items,
  });
