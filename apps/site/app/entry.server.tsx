import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router-dom";
import { VisitProvider } from "./frame/visit-provider.tsx";
import { visitContext } from "./visit.ts";

/** Milliseconds after which a page that is still being rendered is sent as far as it has come. */
const RENDER_GIVEN_UP = 3_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const visit = context.get(visitContext);
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise<Response>((resolve, reject) => {
    let shellSent = false;
    let failed = status;
    // Crawlers get the whole page at once, people get what is ready first.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <VisitProvider visit={visit}>
        <ServerRouter context={router} url={request.url} nonce={visit.nonce} />
      </VisitProvider>,
      {
        nonce: visit.nonce,
        [ready]() {
          shellSent = true;
          const body = new PassThrough();
          body.on("close", () => clearTimeout(timer));
          resolve(new Response(createReadableStreamFromReadable(body), { status: failed, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          if (!shellSent) failed = 500;
          else if (!request.signal.aborted) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_GIVEN_UP);
    request.signal.addEventListener("abort", () => abort(), { once: true });
  });
}

/** What went wrong in a loader or a page. That something is not there, or that the visitor left, is no fault. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(visitContext).onFault?.(error);
};

/** Where the built styles are, for the server to inline: as a link they would wait behind the scripts. */
export { default as stylesheet } from "./app.css?url";

// The server outside the bundle makes the visit with the bundle's own modules: a second copy of them would mean a second
// router context.
export { createVisit, routerContext } from "./visit.ts";
