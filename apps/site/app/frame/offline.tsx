// What the site does without a connection. Every page loads this while it is online: once it's needed, it would be too
// late.
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { ErrorState } from "@troth/ui/error-state";
import { Container } from "@troth/ui/page";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useMatches, useNavigate } from "react-router-dom";
import { useActionQueue } from "../actions/use-action-queue.ts";
import { reopen } from "./browser-router.tsx";
import { useRetryPictures } from "./failed-pictures.ts";
import { Head } from "./head.tsx";
import { missing } from "./lazy-part.ts";
import { messages as words } from "./offline-messages.ts";
import { standIn } from "./stand-in.ts";
import { usePreloadFlow } from "./use-preload-flow.ts";

missing.standIn = standIn;

type OfflineNoticeProps = {
  /** The page itself says that there is no connection. */
  quiet?: boolean | undefined;
};

/** Says that there is no connection for as long as there is none, and what is waiting for it, however far people scroll. */
export function OfflineNotice({ quiet = false }: OfflineNoticeProps) {
  const online = useOnline();
  usePreloadFlow();
  useRetryPictures();
  const { count, stuck } = useActionQueue();
  const keepsDraft = useKeepsDraft();
  if ((online || (quiet && count === 0)) && !stuck) return null;
  return (
    <div
      ref={reserveTop}
      data-sticky="top"
      // On a low window, or a page that is greatly enlarged, there is no room to spare.
      className="sticky top-0 z-sticky bg-paper py-2 print:static [@media(max-height:29.99rem)]:static"
    >
      <Container>
        <Banner tone="caution" live title={online ? words.stuck : words.title} className="py-3">
          {count > 0 ? words.waiting(count) : keepsDraft ? words.kept : words.loaded}
        </Banner>
      </Container>
    </div>
  );
}

/** Says how tall it is, so that what else sticks to the top of the window stays below it. */
function reserveTop(notice: HTMLElement | null) {
  if (!notice) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty("--sticky-top", `${notice.offsetHeight}px`));
  observer.observe(notice);
  return () => {
    observer.disconnect();
    style.removeProperty("--sticky-top");
  };
}

/**
 * Pages whose form is a `useDraftForm`, and those that a review or a listing passes through afterwards, by their routes'
 * ids and parameters. Of a profile, only the first part is kept: the others hold passwords. A vendor's page has such a
 * form while somebody is claiming it.
 */
const keepingDrafts =
  /^(reviews\/(?!success)|add-vendor\/(?!success)|listings\/edit|content\/contact-us|removals\/request|notices\/file|appeals\/|admin\/(vendors|claims|reports)\/|account\/profile\/(?!.*[?&]seleted=(Favorites|Settings))|vendors\/vendor-detail.*[?&]claim=true)/;

function useKeepsDraft(): boolean {
  const { search } = useLocation();
  return useMatches().some(({ id }) => keepingDrafts.test(id + search));
}

/**
 * Milliseconds until the next try: not every browser notices that it is online again, and none notices that a server is
 * back.
 */
const PAUSE = 5_000;

/** Shown in place of a page that could not be loaded: says so, and opens the page as soon as it can be. */
export function OfflinePage() {
  const online = useOnline();
  const navigate = useNavigate();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(() => void tryAgain(), PAUSE));
    let left = false;
    // One at a time: each would abort the one before.
    const tryAgain = async () => {
      clearTimeout(timer);
      await reopen();
      clearTimeout(timer);
      if (!left) wait();
    };
    const onOnline = () => void tryAgain();
    wait();
    window.addEventListener("online", onOnline);
    return () => {
      left = true;
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
    };
  }, []);

  // The focus moves as it would with a new document: when this appears, and when the page takes its place.
  useEffect(() => {
    focusMain();
    return focusMain;
  }, []);

  const title = online ? words.noAnswer : words.title;
  return (
    <>
      <Head title={title} noindex />
      <ErrorState
        title={title}
        description={online ? words.noAnswerPage : words.page}
        action={
          <>
            <Button onClick={() => void reopen()}>{words.retry}</Button>
            <Button variant="outline" onClick={() => void navigate(-1)}>
              {words.back}
            </Button>
          </>
        }
      />
    </>
  );
}

const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });

/** Whether there is a connection, as far as the browser knows. */
const useOnline = (): boolean => useSyncExternalStore(listen, isOnline, assumeOnline);

const isOnline = () => navigator.onLine;
const assumeOnline = () => true;

function listen(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
