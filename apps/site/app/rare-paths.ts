// Links that only a page or two need. Those that many need are in `paths.ts`, which every page loads.
import { addVendor, editVendor, profile, writeReview } from "./paths.ts";

export const signUpVerify = "/signup/verify";
export const passwordReset = "/api/users/confirmresetpassword";
export const passwordChanged = "/user/ConfirmChangePassword";
export const requestDeletion = "/user/requestdeleteaccount";
export const confirmDeletion = "/user/confirmdeleteaccount";
export const removalRequest = "/removal-request";
export const howReviewsAreChecked = "/how-reviews-are-checked";
/** Where the labels beside a review's stars are explained. */
export const whatLabelsMean = `${howReviewsAreChecked}#labels`;
export const reviewGuidelines = "/review-guidelines";
/** What was decided against reviews and listings. */
export const moderationLog = "/moderation-log";
/** The picture of its link previews, at a new address with each edit. */
export const reviewCard = ({ id, version }: { id: string; version: number }) =>
  `/api/reviews/${id}/card.png?version=${version}`;
/** What was decided about someone's review or report, and why; and their appeal. */
export const decision = (id: string) => `/appeal?id=${id}`;
/** Notices of illegal content. */
export const notice = (address?: string) => (address ? `/notice?${new URLSearchParams({ address })}` : "/notice");
export const noticeStatus = "/notice-status";
/** For businesses that don't want to be listed. */
export const removeListing = (id: string) => `/remove-listing/${id}`;
/** For its owner: its stars on their own site. */
export const badge = (id: string) => `/badge/${id}`;
/** Where people who look after a listing invite their clients to review it. */
export const inviteClients = (id: string) => `${editVendor(id)}#clients`;
/** A step of a form in steps, by its id. */
export const addVendorStep = (step: string) => `${addVendor}#${step}`;
export const writeReviewStep = (vendorId: string, step: string) => `${writeReview(vendorId)}#${step}`;
export const successVendor = "/vendor/successvendor";
/** Where e-mailed invitations to look after a listing lead. */
export const joinTeam = "/join-team";
/** Where e-mailed invitations to link accounts lead. */
export const joinPartner = "/join-partner";
export const yourPartner = `${profile("Settings")}#partner`;
/** Where e-mailed invitations to write a review lead. */
export const reviewInvitation = "/review-invitation";
export const yourReviews = () => `${profile()}#reviews`;
export const yourReports = () => `${profile()}#reports`;
