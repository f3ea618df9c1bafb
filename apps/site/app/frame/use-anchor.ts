import { type ComponentProps, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * For a part of a page that arrives after the page has scrolled to where the address says: scrolls to it once it's there.
 * @param id what the address calls it, after "#"
 * @returns what its root needs
 */
export function useAnchor(id: string, isThere: boolean): Pick<ComponentProps<"div">, "id" | "ref" | "className"> {
  const ref = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isAskedFor && isThere) ref.current?.scrollIntoView();
  }, [isAskedFor, isThere]);
  return { id, ref, className: "scroll-mt-24" };
}
