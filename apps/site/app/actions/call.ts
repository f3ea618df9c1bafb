// The client's operations by name, with the types that actions pass and get back.
import type { Input, MethodOf, OperationId, Output, Tagged, TaggedId, TrothClient } from "@troth/api-client";
import { NoSuchOperation } from "../lazy-client.ts";

/** The operations that change something. */
type WriteId = { [Id in OperationId]: MethodOf<Id> extends "get" ? never : Id }[OperationId];

/**
 * An operation by its `operationId`. With the prefix `tagged.` it returns the version along with the data, as the
 * client's does.
 */
export type ActionId = WriteId | `tagged.${Extract<TaggedId, WriteId>}`;

/** The operation's name without the prefix. */
type Untagged<Id extends ActionId> = Id extends `tagged.${infer Name extends TaggedId}` ? Name : Id & OperationId;

type HeaderOf<Id extends ActionId> =
  Input<Untagged<Id>> extends { header?: infer Header } ? NonNullable<Header> : never;

type Headers<Id extends ActionId> = Omit<HeaderOf<Id>, "Idempotency-Key">;

/** What the operation takes. The idempotency key and the signal are not the caller's business. */
export type InputOf<Id extends ActionId> = Omit<Input<Untagged<Id>>, "header" | "signal"> & {
  header?: keyof Headers<Id> extends never ? never : Headers<Id>;
};

export type AnswerOf<Id extends ActionId> = Id extends `tagged.${infer Name extends TaggedId}`
  ? Tagged<Name>
  : Output<Untagged<Id>>;

/** Whether the operation takes an idempotency key, so that a retry does nothing twice. */
export type TakesKey<Id extends ActionId> = [HeaderOf<Id>] extends [never]
  ? false
  : "Idempotency-Key" extends keyof HeaderOf<Id>
    ? true
    : false;

/** Whether sending it twice has the same effect as sending it once. */
export type IsRepeatable<Id extends ActionId> =
  TakesKey<Id> extends true ? true : MethodOf<Untagged<Id>> extends "put" | "delete" ? true : false;

type Call = (input: object) => Promise<unknown>;

/**
 * Looks up the call by name. If the client has none (names kept in storage may be wrong), the call rejects with
 * NoSuchOperation.
 */
export function callOf(api: TrothClient, name: string): Call {
  const calls: object = name.startsWith("tagged.") ? api.tagged : api;
  const call = (calls as Record<string, unknown>)[name.replace("tagged.", "")];
  return typeof call === "function" ? (call as Call) : () => Promise.reject(new NoSuchOperation(name));
}
