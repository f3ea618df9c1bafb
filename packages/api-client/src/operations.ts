import type { addresses } from "./addresses.generated.ts";
import type { components, operations } from "./schema.generated.ts";

/** The contract's entities by name: `Schemas["Vendor"]`. */
export type Schemas = components["schemas"];

/**
 * Every operation that answers in JSON or, to people who are logged in, with a file or a stream of events, by
 * `operationId`; pictures, pages and redirects are addresses to link to, not calls.
 */
export type OperationId = keyof typeof addresses;

/** The HTTP method of an operation, in lower case. */
export type MethodOf<Id extends OperationId> = (typeof addresses)[Id][0];

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

// A picture is sent unchanged.
type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Body } };
}
  ? Body
  : operations[Id] extends { requestBody: { content: { "image/jpeg": string } } }
    ? Blob
    : undefined;

/** What a call takes: the operation's parameters and body, and a signal to abort it. */
export type Input<Id extends OperationId> = Given<"path", Part<Id, "path">> &
  Given<"query", Part<Id, "query">> &
  Given<"header", Part<Id, "header">> &
  Given<"body", BodyOf<Id>> & {
    signal?: AbortSignal;
    /**
     * Called while a file is being sent, with how much of it has been, from 0 to 1. In browsers only, and only without a
     * `fetch` of your own.
     */
    onProgress?: BodyOf<Id> extends Blob ? (sent: number) => void : never;
  };

type SuccessStatus = 200 | 201 | 202 | 204;

type Content<Answer> = Answer extends { content: infer Kinds }
  ? Kinds extends { "application/json": infer Body }
    ? Body
    : Kinds extends { "text/event-stream": string }
      ? ReadableStream<Uint8Array<ArrayBuffer>>
      : Blob
  : undefined;

/** What a successful call returns. */
export type Output<Id extends OperationId> = {
  [Status in keyof operations[Id]["responses"] & SuccessStatus]: Content<operations[Id]["responses"][Status]>;
}[keyof operations[Id]["responses"] & SuccessStatus];

/** The operations that return a version for `If-Match`. */
export type TaggedId = {
  [Id in OperationId]: operations[Id]["responses"] extends { 200: { headers: { ETag: unknown } } } ? Id : never;
}[OperationId];

/** An answer and its version, for the `If-Match` of a later change; null if something on the way removed it. */
export type Tagged<Id extends TaggedId> = { data: Output<Id>; etag: string | null };

/** The query parameters of an operation. */
export type Query<Id extends OperationId> = Exclude<Part<Id, "query">, undefined>;
