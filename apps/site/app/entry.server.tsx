import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router-dom";
import { pageData } from "./frame/page-data.ts";
import { VisitProvider } from "./frame/visit-provider.tsx";
import { type Visit, visitContext } from "./visit.ts";

/** Milliseconds after which a page that is still rendering is sent as it is. */
const RENDER_GIVEN_UP = 3_000;

/** Returns a page as text, so that no one has to read it out of a body again. */
export class RenderedPage extends Response {
  readonly html: string;
  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }
}

/** Renders the whole page before sending any of it: it is kept, and the next visitor gets the same. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  // What the router would stream after the page is already in it: see `PageScripts`.
  { serverHandoffStream: _state, ...router }: EntryContext,
  context: RouterContextProvider,
): Promise<RenderedPage> {
  const visit = context.get(visitContext);
  headers.set("content-type", "text/html; charset=utf-8");
  const { html, failed } = await render(visit, router, request.url);
  const end = html.lastIndexOf("</body>");
  const whole = html.slice(0, end) + pageData(visit.queryClient) + html.slice(end);
  return new RenderedPage(whole, { status: failed ? 500 : status, headers });
}

function render(visit: Visit, router: EntryContext, url: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const chunks: Buffer[] = [];
    const whole = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(chunks).toString(), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <VisitProvider visit={visit}>
        <ServerRouter context={router} url={url} nonce={visit.nonce!} />
      </VisitProvider>,
      {
        nonce: visit.nonce!,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(timer);
          pipe(whole);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          visit.onError?.(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_GIVEN_UP);
  });
}

/** What went wrong in a loader or a page. A page that does not exist is not an error. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  if (!isRouteErrorResponse(error)) context.get(visitContext).onError?.(error);
};

/** Where the built styles are, so that the server can inline them: a link would wait behind the scripts. */
export { default as stylesheet } from "./app.css?url";

// The server outside the bundle uses the bundle's own modules: a second copy would bring a second router context, and
// one not built for production.
export { createRequestHandler, matchRoutes } from "react-router-dom";
export { createVisit, routerContext } from "./visit.ts";
