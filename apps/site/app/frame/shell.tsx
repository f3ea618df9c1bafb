import { Button } from "@troth/ui/button";
import { ErrorState } from "@troth/ui/error-state";
import { Page } from "@troth/ui/page";
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
  const { title, action } = messages.notFound;
  return (
    <>
      <Head title={title} noindex />
      <ErrorState
        title={title}
        action={
          <Button asChild>
            <Link to={paths.home}>{action}</Link>
          </Button>
        }
      />
    </>
  );
}

function Failed() {
  const { title, description, action } = messages.failed;
  return (
    <>
      <Head title={title} noindex />
      <ErrorState
        title={title}
        description={description}
        action={<Button onClick={() => window.location.reload()}>{action}</Button>}
      />
    </>
  );
}
