import { useLocation } from "react-router-dom";
import type { ListParams, Position } from "./params.ts";

/**
 * What a list shows, by its address, and the address of the same page with a change, whatever else is in it:
 *
 * ```ts
 * const [state, to] = useListParams(reviewParams, "#reviews");
 * <Link to={to({ sort: "highest" })}>
 * ```
 */
export function useListParams<State extends object>(
  { parse, parts }: ListParams<State>,
  hash = "",
): [state: State & Position, to: (change: Partial<State & Position>) => string] {
  const { pathname, search } = useLocation();
  const state = parse(new URLSearchParams(search));
  return [
    state,
    (change) => {
      const next = new URLSearchParams(search);
      for (const [name, text] of Object.entries<string>(parts(state, change))) {
        if (text) next.set(name, text);
        else next.delete(name);
      }
      return pathname + (next.size > 0 ? `?${next.toString()}` : "") + hash;
    },
  ];
}
