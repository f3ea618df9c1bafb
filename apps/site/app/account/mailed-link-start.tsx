import { useHydrated } from "../frame/use-location-state.ts";
import { useVisit } from "../visit.ts";

/**
 * The source of an inline script that takes an e-mailed link's token out of the address before anything else runs, however
 * late our code comes. It puts it where the router keeps a page's state, which has a key: the router's own script drops
 * any without one.
 */
export const mailedLinkStart = `{const p=new URLSearchParams(location.hash.slice(1)),g=n=>p.get(n);if(g("token")||g("stop"))history.replaceState({key:"default",usr:{token:g("token"),stop:g("stop"),from:g("from")}},"",location.pathname+location.search)}`;

/** On the pages that e-mailed links lead to. */
export function MailedLinkStart() {
  const { nonce } = useVisit();
  // It has run by now. Nor is it ever made in the browser: Trusted Types would refuse it.
  if (useHydrated()) return null;
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? mailedLinkStart : "" }}
    />
  );
}
