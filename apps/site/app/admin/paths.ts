// Links to the admins' pages, which no other page needs to load.

export const allCategory = "/all-category";
export const editCategory = (id: string) => `${allCategory}?id=${id}`;
export const createCategory = "/create-category";
/** A part of the dashboard, by its tab's name. */
export const dashboardTab = (tab: string) => `/dashboard?seleted=dash&tab=${tab}`;
export const pendingApproval = (id: string) => `/pending-approval/${id}`;
export const pendingClaim = (id: string) => `/pending-claim/${id}`;
export const pendingProposal = (id: string) => `/pending-proposal/${id}`;
export const heldReview = (id: string) => `/held-review/${id}`;
export const reportedReview = (id: string) => `/reported-review/${id}`;
/** Someone with an account. */
export const person = (id: string) => `${dashboardTab("people")}&id=${id}`;
