import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { messages } from "./messages.ts";

/**
 * Milliseconds that a page may take before a screen reader announces it; the line shows earlier, see `advance` in
 * app.css.
 */
export const PATIENCE = 1_000;

/** While another page loads: after a moment a line grows along the top, and fills and fades once the page is there. */
export function NavigationProgress() {
  const loading = useNavigation().state !== "idle";
  return (
    <>
      <div
        aria-hidden
        data-slot="navigation-progress"
        data-loading={loading || undefined}
        className="pointer-events-none fixed inset-x-0 top-0 z-float h-0.5 origin-left bg-accent opacity-0 transition-opacity duration-appear ease-out rtl:origin-right data-loading:animate-advance data-loading:opacity-100 data-loading:delay-120 data-loading:duration-0 motion-reduce:animate-none"
      />
      {loading ? <Late /> : null}
    </>
  );
}

/** First the live region, later its words: only then do all screen readers announce them. */
function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return <output className="sr-only">{late ? messages.waiting : null}</output>;
}
