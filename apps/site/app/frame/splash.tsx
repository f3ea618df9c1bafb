import { splashScript, SplashTyper } from "@troth/ui/splash-typer";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState } from "react";
import { useMatches } from "react-router-dom";
import type { Guard } from "../guards/guard.ts";
import { useGuard } from "../guards/use-guard.ts";
import { restoredAtom } from "../state/persisted.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";
import { leaveSplash, splashEnd, splashStart } from "./splash-start.ts";

/** Made once: on the server it is the same on every page. */
let script = { for: "", text: "" };
function scriptFor(shortName: string): string {
  if (script.for !== shortName) script = { for: shortName, text: `${splashScript(shortName)};${splashEnd}` };
  return script.text;
}

function usePageGuard(): Guard | undefined {
  return useMatches()
    .map(({ handle }) => (handle as { guard?: Guard } | undefined)?.guard)
    .find(Boolean);
}

/** In the head: decides whether the splash is seen. */
export function SplashStart() {
  const { nonce } = useVisit();
  const guard = usePageGuard();
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? splashStart(guard) : "" }}
    />
  );
}

/**
 * The blue cover while the application loads. It comes with the server's HTML, over the rendered page, and types before
 * any bundle has loaded; it goes once the session is known and any redirect has happened.
 */
export function Splash() {
  const { nonce, settings } = useVisit();
  const [isGone, setGone] = useState(false);
  const splash = useRef<HTMLDivElement>(null);
  const restored = useAtomValue(restoredAtom);
  const { state } = useGuard(usePageGuard());
  const settled = restored && state === "pass";
  // Once gone it stays away: a later log-out must not bring it back.
  useEffect(() => {
    if (settled && splash.current) leaveSplash(splash.current, () => setGone(true));
  }, [settled]);

  if (isGone) return null;
  const { shortName } = settings.brand;
  return (
    <>
      {import.meta.env.SSR ? (
        <SplashTyper
          shortName={shortName}
          label={messages.loading(shortName)}
          className="transition-opacity duration-appear ease-out inert:opacity-0 motion-reduce:transition-none in-data-[splash=held]:invisible in-data-[splash=held]:opacity-0"
        />
      ) : (
        // The script below is already typing it, and it will be gone soon: the browser's code need not be able to
        // render it.
        <div ref={splash} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptFor(shortName) : "" }}
      />
    </>
  );
}
