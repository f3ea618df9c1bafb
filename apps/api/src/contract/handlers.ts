// The types that tie handlers to the contract: an operation without a handler doesn't compile, and neither does a
// handler whose answer has the wrong shape.
import type { operations } from "@troth/api-client/schema";
import type { FastifyReply } from "fastify";
import type { Callers } from "./callers.generated.ts";

export type OperationId = keyof operations;

type Parameters<O extends OperationId> = operations[O]["parameters"];
type Defined<T> = [NonNullable<T>] extends [never] ? Record<never, never> : NonNullable<T>;
type Part<O extends OperationId, P extends "query" | "path" | "header"> = P extends keyof Parameters<O>
  ? Defined<Parameters<O>[P]>
  : Record<never, never>;
type Body<O extends OperationId> = operations[O] extends { requestBody: { content: { "application/json": infer B } } }
  ? B
  : operations[O] extends { requestBody: { content: { "image/jpeg": string } } }
    ? Buffer
    : undefined;

type Success = 200 | 201 | 202 | 204 | 303;
type Responses<O extends OperationId> = operations[O]["responses"];
type Ok<O extends OperationId> = Responses<O>[Extract<keyof Responses<O>, Success>];
type Json<R> = R extends { content: { "application/json": infer B } }
  ? B extends Record<string, never>
    ? FastifyReply
    : B
  : R extends { content: object }
    ? FastifyReply
    : void;

/**
 * What an operation answers if it succeeds; the status comes from the contract. Anything but JSON is sent through the
 * reply.
 */
export type Answer<O extends OperationId> = Json<Ok<O>>;

export interface Call<O extends OperationId> {
  query: Part<O, "query">;
  path: Part<O, "path">;
  headers: Part<O, "header"> & { "user-agent"?: string | undefined };
  body: Body<O>;
  cookies: Record<string, string | undefined>;
  /** Null for a guest; never null if the contract's `security` requires a bearer. */
  caller: Callers[O];
  /** The person's IP address, for limits and logs. */
  address: string;
  requestId: string;
}

export type Handler<O extends OperationId> = (call: Call<O>, reply: FastifyReply) => Promise<Answer<O>>;
export type Handlers = { [O in OperationId]: Handler<O> };
