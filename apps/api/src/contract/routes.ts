// Registers every operation in the contract: first authentication, then parameters, then the body, then the handler.
import { hash } from "node:crypto";
import { jsonBytes } from "@troth/rules/bodies";
import { photoBytes } from "@troth/rules/photos";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ProblemError } from "../problems.ts";
import type { Caller } from "../security/authentication.ts";
import type { Sessions } from "../security/sessions.ts";
import { type Operation, operations } from "./contract.ts";
import type { Call, Handlers, OperationId } from "./handlers.ts";
import { type PublicCache, publicReads } from "./public-cache.ts";
import { guardOf } from "./security.ts";
import { answerCheck, bodyCheck, parameterCheck } from "./validation.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    clientAddress: string;
    clientRequestId: string;
    /** The state of the public cache when the request came in. */
    publicGeneration: number;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
  }
}

interface Options {
  handlers: Handlers;
  db: Kysely<Schema>;
  sessions: Sessions;
  cache: PublicCache;
  checkResponses: boolean;
}

type AnyHandler = (call: Call<OperationId>, reply: FastifyReply) => Promise<unknown>;

export function registerOperations(
  app: FastifyInstance,
  { handlers, db, sessions, cache, checkResponses }: Options,
): void {
  const known = new Set(operations.map((operation) => operation.operationId));
  const stray = Object.keys(handlers).filter((name) => !known.has(name));
  if (stray.length) throw new Error(`Handlers without an operation in openapi.yaml: ${stray.join(", ")}`);

  app.addContentTypeParser(
    [...new Set(operations.flatMap(fileTypesOf))],
    { parseAs: "buffer" },
    (_request, bytes, done) => done(null, bytes),
  );
  for (const operation of operations) {
    const operationId = operation.operationId as OperationId;
    const handler = handlers[operationId] as AnyHandler;
    const check = checksOf(operation);
    const status = Number(Object.keys(operation.responses).find((code) => /^[23]/.test(code)));
    const schema = operation.responses[status]!.content?.["application/json"]?.schema;
    const fault = checkResponses && schema ? answerCheck(schema) : null;
    const cached = publicReads.has(operationId);
    const guard = guardOf(operation, { db, sessions });

    const route = {
      method: operation.method as "GET",
      url: operation.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      config: { operationId },
      exposeHeadRoute: operation.method === "GET",
      bodyLimit: fileTypesOf(operation).length > 0 ? photoBytes : jsonBytes,

      // After the limits are checked and before the body is read.
      async preParsing(request: FastifyRequest) {
        const { headers, params } = request;
        request.caller = await guard({ authorization: headers.authorization, path: params as Record<string, string> });
      },

      async handler(request: FastifyRequest, reply: FastifyReply) {
        const parts = check(request);
        reply.code(status);
        const answer = async () => {
          const body = await handler(
            {
              ...parts,
              cookies: request.cookies,
              caller: request.caller,
              address: request.clientAddress,
              requestId: request.clientRequestId,
            } as Call<OperationId>,
            reply,
          );
          if (fault && body !== undefined && body !== reply) {
            const words = fault(body);
            if (words) throw new Error(`${operationId} gave an answer that openapi.yaml doesn't promise: ${words}`);
          }
          return body;
        };
        if (!cached) {
          if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
          const body = await answer();
          return body === undefined && status === 204 ? reply.send() : body;
        }
        const held = await cache.get(request.url, async () => JSON.stringify(await answer()));
        return sendPublic(request, reply, held);
      },
    };
    if (takesForms(operation)) registerForForms(app, route);
    else app.route(route);
    // The specification gives the collection both addresses.
    if (operation.path === "/api/users") app.route({ ...route, url: "/api/users/" });
  }
}

function sendPublic(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = `"${hash("sha1", text, "base64url")}"`;
  const signedIn = request.headers.authorization !== undefined;
  reply.header("cache-control", signedIn ? "private, no-store" : "public, max-age=0, s-maxage=2, must-revalidate");
  reply.header("vary", "Authorization, Origin").header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  return reply.type("application/json; charset=utf-8").send(text);
}

/** The media types of an operation whose body is a file. */
const fileTypesOf = ({ requestBody }: Operation): string[] =>
  Object.entries(requestBody?.content ?? {}).flatMap(([type, { schema }]) =>
    schema["format"] === "binary" ? [type] : [],
  );

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
const takesForms = (operation: Operation) =>
  formTypes.some((type) => operation.requestBody && type in operation.requestBody.content);

/** Forms are accepted here and nowhere else, and read by no one: what they say is in the address. */
function registerForForms(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (forms) => {
    forms.addContentTypeParser(formTypes, { parseAs: "buffer" }, (_request, _bytes, done) => done(null));
    forms.route(route);
  });
}

function checksOf(operation: Operation) {
  const of = (where: string) => operation.parameters.filter((p) => p.in === where);
  const path = parameterCheck(of("path"));
  const query = parameterCheck(of("query"));
  // Only the headers in the contract are checked, since browsers and proxies send many more.
  const declared = of("header").map(({ name }) => ({ name, sent: name.toLowerCase() }));
  const headers = parameterCheck(of("header").map((p) => ({ ...p, name: p.name.toLowerCase() })));
  const mustMatch = of("header").some(({ name, required }) => name === "If-Match" && required);
  const json = operation.requestBody?.content["application/json"];
  const body = json ? bodyCheck(json.schema) : null;
  const fileTypes = fileTypesOf(operation);

  return (request: FastifyRequest) => {
    const pathParts = path(request.params as Record<string, string>);
    if ("errors" in pathParts) throw new ProblemError("not-found"); // no id has any other format
    const queryParts = query(request.query as Record<string, string | string[]>);
    if ("errors" in queryParts) throw new ProblemError("bad-request", { errors: queryParts.errors });
    const own = headers(Object.fromEntries(declared.map(({ sent }) => [sent, request.headers[sent]])));
    if ("errors" in own) {
      // Without it a change would overwrite what its sender may never have seen (RFC 6585).
      if (mustMatch && request.headers["if-match"] === undefined) throw new ProblemError("precondition-required");
      throw new ProblemError("bad-request", { errors: own.errors });
    }
    const value = own.value as Record<string, unknown>;
    const contractNames = Object.fromEntries(declared.map(({ name, sent }) => [name, value[sent]]));
    const takesFile = fileTypes.length > 0;
    const type = request.headers["content-type"]?.split(";")[0]!.trim().toLowerCase() ?? "";
    if (Buffer.isBuffer(request.body) !== takesFile || (takesFile && !fileTypes.includes(type)))
      throw new ProblemError("unsupported-media-type");
    if (body === null && !takesFile && request.body !== undefined && request.body !== null) {
      throw new ProblemError("bad-request", { detail: "This call doesn’t take a body." });
    }
    const checked = body?.(request.body);
    if (checked && "errors" in checked) throw new ProblemError("invalid-body", { errors: checked.errors });
    return {
      path: pathParts.value,
      query: queryParts.value,
      headers: { "user-agent": request.headers["user-agent"], ...contractNames },
      body: takesFile ? request.body : checked?.value,
    };
  };
}
