// Generated from openapi.yaml; see generate-callers.ts.
import type { Caller } from "../security/authentication.ts";

/** Who calls, by operation: null where nobody is asked for. */
export interface Callers {
  signUp: null;
  updateProfile: Caller;
  deleteAccount: Caller;
  verifyEmail: null;
  resendVerification: null;
  login: null;
  finishLogin: null;
  startGoogleLogin: null;
  finishGoogleLogin: null;
  refreshToken: null;
  logout: Caller | null;
  getMe: Caller;
  forgetPassword: null;
  resetPassword: null;
  verifyNewEmail: null;
  stopNewEmail: null;
  cancelNewEmail: Caller;
  getAccount: Caller;
  uploadAvatar: Caller;
  deleteAvatar: Caller;
  changePassword: Caller;
  listSessions: Caller;
  revokeOtherSessions: Caller;
  revokeSession: Caller;
  requestAccountDeletion: Caller;
  confirmAccountDeletion: null;
  exportMyData: Caller;
  updateSettings: Caller;
  beginSecondStep: Caller;
  enableSecondStep: Caller;
  disableSecondStep: Caller;
  renewRecoveryCodes: Caller;
  inviteAdmin: Caller;
  readInvitation: null;
  revokeUserSessions: Caller;
  verifyAdmin: null;
  listCategories: null;
  searchVendors: null;
  suggest: null;
  getVendor: null;
  addFavourite: Caller;
  removeFavourite: Caller;
  listReviews: null;
  createReview: Caller;
  listLatestReviews: null;
  getPhoto: null;
  listFavourites: Caller;
  contact: null;
  getLegalText: null;
  getHealth: null;
  getReady: null;
  getContract: null;
  getReference: null;
}
