import { NotFoundTemplate } from "@troth/ui/not-found-template";
import { Page } from "@troth/ui/page";
import { ServerErrorTemplate } from "@troth/ui/server-error-template";
import { useAtomValue } from "jotai";
import { type ReactNode, Suspense, useState } from "react";
import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteError } from "react-router-dom";
import * as paths from "../paths.ts";
import { anonymousAtom } from "../state/session.ts";
import { Head } from "./head.tsx";
import { lazyPart } from "./lazy-part.ts";
import { messages } from "./messages.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { OnTheWay } from "./on-the-way.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteNavbar } from "./site-navbar.tsx";
import { useFocusMain } from "./use-focus-main.ts";

/** Around every page: an error replaces the page and leaves the document be. */
export default function Shell() {
  useFocusMain(useLocation().pathname);
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Page header={<SiteNavbar />} footer={<SiteFooter />}>
      <OnTheWay />
      <OfflineNotice />
      {children}
      <Wall />
    </Page>
  );
}

// Few people ever meet it.
const LogInWall = lazyPart(async () => (await import("./log-in-wall.tsx")).LogInWall);

function Wall() {
  const { handleLoginToContinue } = useAtomValue(anonymousAtom);
  // Once it has come it stays, so that it can also leave.
  const [met, setMet] = useState(false);
  if (handleLoginToContinue && !met) setMet(true);
  return met ? (
    <Suspense>
      <LogInWall />
    </Suspense>
  ) : null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <Frame>{isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <Failed />}</Frame>;
}

function NotFound() {
  return (
    <>
      <Head title={messages.notFound.title} noindex />
      <NotFoundTemplate home={<Link to={paths.home} />} />
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
