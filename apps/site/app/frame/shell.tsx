import { NotFoundTemplate } from "@troth/ui/not-found-template";
import { Page } from "@troth/ui/page";
import { ServerErrorTemplate } from "@troth/ui/server-error-template";
import { type ReactNode, useEffect, useRef } from "react";
import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteError } from "react-router-dom";
import * as paths from "../paths.ts";
import { Head } from "./head.tsx";
import { messages } from "./messages.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { OnTheWay } from "./on-the-way.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteNavbar } from "./site-navbar.tsx";

/** Around every page: an error replaces the page and leaves the document be. */
export default function Shell() {
  useFocusOnArrival();
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
    </Page>
  );
}

/** Another page: the focus goes where the page begins, as it would with a new document. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
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
