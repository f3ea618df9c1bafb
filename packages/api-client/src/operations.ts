import type { components, operations, paths } from "./schema.generated.ts";

/** The contract's entities by name: `Schemas["Vendor"]`. */
export type Schemas = components["schemas"];

/** Every operation that speaks JSON, by its `operationId`; pictures, pages and redirects are addresses to link to, not calls. */
export type OperationId = Exclude<
  keyof operations,
  "getPhoto" | "getReference" | "startGoogleLogin" | "finishGoogleLogin"
>;

type Method = "get" | "put" | "post" | "delete" | "patch";

/** Where each operation lives. The contract's types hold it: a wrong or missing line does not compile. */
type Address<Id extends OperationId> = {
  [Path in keyof paths]: {
    [Verb in Method]: paths[Path] extends { [Key in Verb]: infer Operation }
      ? [operations[Id], Operation] extends [Operation, operations[Id]]
        ? readonly [Verb, Path]
        : never
      : never;
  }[Method];
}[keyof paths];

export const addresses = {
  signUp: ["post", "/api/users"],
  verifyEmail: ["post", "/api/users/verify"],
  resendVerification: ["post", "/api/users/resend-verification"],
  login: ["post", "/api/users/login"],
  refreshToken: ["post", "/api/users/refresh-token"],
  finishLogin: ["post", "/api/users/login/second-step"],
  logout: ["post", "/api/users/logout"],
  getMe: ["get", "/api/users/me"],
  updateProfile: ["put", "/api/users"],
  forgetPassword: ["post", "/api/users/forgetpassword"],
  resetPassword: ["post", "/api/users/resetpassword"],
  verifyNewEmail: ["post", "/api/users/verify-new-email"],
  stopNewEmail: ["post", "/api/users/stop-new-email"],
  cancelNewEmail: ["delete", "/api/users/me/pending-email"],
  getAccount: ["get", "/api/users/me/account"],
  beginSecondStep: ["post", "/api/users/me/second-step"],
  enableSecondStep: ["put", "/api/users/me/second-step"],
  disableSecondStep: ["post", "/api/users/me/second-step/disable"],
  renewRecoveryCodes: ["post", "/api/users/me/recovery-codes"],
  inviteAdmin: ["post", "/api/admin/invitations"],
  revokeUserSessions: ["delete", "/api/admin/users/{id}/sessions"],
  readInvitation: ["post", "/api/admin/invitation"],
  verifyAdmin: ["post", "/api/admin/verify"],
  updateSettings: ["patch", "/api/users/me/settings"],
  requestAccountDeletion: ["post", "/api/users/me/deletion"],
  confirmAccountDeletion: ["post", "/api/users/confirm-deletion"],
  deleteAccount: ["delete", "/api/users"],
  exportMyData: ["get", "/api/users/me/export"],
  uploadAvatar: ["put", "/api/users/me/avatar"],
  deleteAvatar: ["delete", "/api/users/me/avatar"],
  changePassword: ["put", "/api/users/me/password"],
  listSessions: ["get", "/api/users/me/sessions"],
  revokeOtherSessions: ["delete", "/api/users/me/sessions"],
  revokeSession: ["delete", "/api/users/me/sessions/{id}"],
  listCategories: ["get", "/api/categories"],
  searchVendors: ["get", "/api/vendors"],
  suggest: ["get", "/api/vendors/suggestions"],
  getVendor: ["get", "/api/vendors/{id}"],
  listReviews: ["get", "/api/vendors/{id}/reviews"],
  createReview: ["post", "/api/vendors/{id}/reviews"],
  listLatestReviews: ["get", "/api/reviews/latest"],
  contact: ["post", "/api/contact"],
  getHealth: ["get", "/api/health"],
  getReady: ["get", "/api/ready"],
  getContract: ["get", "/api/openapi.json"],
} as const satisfies { [Id in OperationId]: Address<Id> };

type Given<Key extends string, Value> = [Value] extends [undefined | never]
  ? { [K in Key]?: never }
  : undefined extends Value
    ? { [K in Key]?: Exclude<Value, undefined> }
    : { [K in Key]: Value };

type Part<Id extends OperationId, Name extends "path" | "query" | "header"> = operations[Id] extends {
  parameters: infer Parameters;
}
  ? Name extends keyof Parameters
    ? Parameters[Name]
    : undefined
  : undefined;

// A picture is sent as it is.
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { "image/jpeg": string } } }
    ? Blob
    : undefined;

/** What a call takes: the operation's parameters and body, and a signal that ends it. */
export type Input<Id extends OperationId> = Given<"path", Part<Id, "path">> &
  Given<"query", Part<Id, "query">> &
  Given<"header", Part<Id, "header">> &
  Given<"body", BodyOf<Id>> & { signal?: AbortSignal };

type SuccessStatus = 200 | 201 | 202 | 204;

type Content<Answer> = Answer extends { content: infer Kinds }
  ? Kinds extends { "application/json": infer Body }
    ? Body
    : undefined
  : undefined;

/** What a call answers when it succeeds. */
export type Output<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & SuccessStatus]: Content<operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & SuccessStatus];

/** The operations that answer a version for `If-Match`. */
export type TaggedId = {
  [Id in OperationId]: operations[Id]["responses"] extends { 200: { headers: { ETag: unknown } } } ? Id : never;
}[OperationId];

/** An answer and its version, for the `If-Match` of a later change; null where something on the way took it off. */
export type Tagged<Id extends TaggedId> = { data: Output<Id>; etag: string | null };

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Exclude<Part<Id, "query">, undefined>;
