import type { ReactNode } from "react";
import { messages } from "./messages.ts";
import { NeedsScript } from "./needs-script.tsx";

/** What a page has in the place of what only its script can show. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <>
    <NeedsScript />
    <div aria-busy className="noscript:hidden">
      <p className="sr-only">{messages.waiting}</p>
      {children}
    </div>
  </>
);
