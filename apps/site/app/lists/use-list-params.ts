import { useLocation } from "react-router-dom";
import type { ListParams, Position } from "./params.ts";

/**
 * What a list shows according to its address, and a function for the address of the same page with a change:
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
