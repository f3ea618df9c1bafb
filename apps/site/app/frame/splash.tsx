import { splashScript, SplashTyper } from "@troth/ui/splash-typer";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { useMatches } from "react-router-dom";
import type { Guard } from "../guards/guard.ts";
import { useGuard } from "../guards/use-guard.ts";
import { RESTORE_LIMIT, restoredAtom } from "../state/persisted.ts";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";

/** Whatever happens to the application, the page below can be read after this. */
const uncover = `setTimeout(()=>{const e=document.querySelector('[data-slot="splash-typer"]');if(e)e.hidden=true},Math.max(0,${RESTORE_LIMIT}-performance.now()))`;

/** Made once: on the server it is the same in every page. */
let script = { for: "", text: "" };
function scriptFor(shortName: string): string {
  if (script.for !== shortName) script = { for: shortName, text: `${splashScript(shortName)};${uncover}` };
  return script.text;
}

/**
 * The blue cover while the application loads. It comes with the server's HTML, over the rendered page, and types before
 * any bundle has arrived; it goes when the session is known and whoever had to be sent elsewhere is there.
 */
export function Splash() {
  const { nonce, settings } = useVisit();
  const [loading, setLoading] = useState(true);
  const restored = useAtomValue(restoredAtom);
  const guards = useMatches().map(({ handle }) => (handle as { guard?: Guard } | undefined)?.guard);
  const { state } = useGuard(guards.find(Boolean));
  const settled = restored && state === "pass";
  // Once gone it stays away: a later log-out must not bring it back.
  if (loading && settled) setLoading(false);

  if (!loading) return null;
  const { shortName } = settings.brand;
  return (
    <>
      {import.meta.env.SSR ? (
        <SplashTyper shortName={shortName} label={messages.loading(shortName)} />
      ) : (
        // The script below is typing it already, and it is soon gone: the browser need not be able to render it.
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
      )}
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scriptFor(shortName) : "" }}
      />
    </>
  );
}
