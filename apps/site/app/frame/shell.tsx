import { ApiProblem, NetworkError } from "@troth/api-client";
import { NotFoundTemplate } from "@troth/ui/not-found-template";
import { Page } from "@troth/ui/page";
import { ServerErrorTemplate } from "@troth/ui/server-error-template";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useState } from "react";
import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteError } from "react-router-dom";
import * as paths from "../paths.ts";
import { restoredAtom } from "../state/persisted.ts";
import { anonymousAtom, userDisplayAtom } from "../state/session.ts";
import { Head } from "./head.tsx";
import { lazyPart } from "./lazy-part.ts";
import { messages } from "./messages.ts";
import { NavigationProgress } from "./navigation-progress.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteNavbar } from "./site-navbar.tsx";
import { useFocusMain } from "./use-focus-main.ts";

/** Around every page: an error replaces the page and leaves the rest of the document alone. */
export default function Shell() {
  useFocusMain(useLocation().pathname);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children, quiet }: { children: ReactNode; quiet?: boolean | undefined }) {
  // Were it in the server's HTML, whoever goes on before its code has come might stay on the page for good: React now and
  // then never ends a navigation that meets a part which is still to be hydrated.
  const restored = useAtomValue(restoredAtom);
  return (
    <Page header={<SiteNavbar />} footer={<SiteFooter />}>
      <NavigationProgress />
      {restored ? (
        <Suspense>
          <OfflineNotice quiet={quiet} />
        </Suspense>
      ) : null}
      {children}
      <Wall />
    </Page>
  );
}

// Few people ever see it.
const LogInWall = lazyPart(async () => (await import("./log-in-wall.tsx")).LogInWall);

function Wall() {
  const { handleLoginToContinue } = useAtomValue(anonymousAtom);
  // Once loaded it stays, so that it can also be seen closing.
  const [met, setMet] = useState(false);
  if (handleLoginToContinue && !met) setMet(true);
  return met ? (
    <Suspense>
      <LogInWall />
    </Suspense>
  ) : null;
}

const offline = () => import("./offline.tsx");
const OfflineNotice = lazyPart(async () => (await offline()).OfflineNotice);
const OfflinePage = lazyPart(async () => (await offline()).OfflinePage, Failed);

export function ErrorBoundary() {
  const error = useRouteError();
  if (isOutOfReach(error))
    return (
      <Frame quiet>
        <Suspense>
          <OfflinePage />
        </Suspense>
      </Frame>
    );
  return (
    <Frame>{isRouteErrorResponse(error) && error.status < 500 ? <Missing status={error.status} /> : <Failed />}</Frame>
  );
}

/** Neither the API nor a proxy in front of it could answer. The server renders its own pages, and doesn't wait. */
const isOutOfReach = (error: unknown): boolean =>
  !import.meta.env.SSR &&
  (error instanceof NetworkError || (error instanceof ApiProblem && [502, 503, 504].includes(error.status)));

// Vendors that aren't public, for the people who look after them.
const unlisted = () => import("../listings/load-unlisted.ts");
const Unlisted = lazyPart(async () => (await unlisted()).loadUnlisted(), NotFound);

function Missing({ status }: { status: number }) {
  const { pathname } = useLocation();
  const { isLoggedIn } = useAtomValue(userDisplayAtom);
  return isLoggedIn && pathname.startsWith(paths.vendor("")) ? (
    <Suspense>
      <Unlisted status={status} />
    </Suspense>
  ) : (
    <NotFound status={status} />
  );
}

export function NotFound({ status = 404 }: { status?: number }) {
  // A vendor that was listed once.
  const title = status === 410 ? messages.takenDown : messages.notFound.title;
  return (
    <>
      <Head title={title} noindex />
      <NotFoundTemplate title={title} home={<Link to={paths.home} />} />
    </>
  );
}

function Failed() {
  return (
    <>
      <Head title={messages.failed.title} noindex />
      <ServerErrorTemplate />
    </>
  );
}
