import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated, useLocationState } from "../frame/use-location-state.ts";

/** A mailed link carries its token in the fragment, under one of these names. */
type TokenName = "token" | "stop";

type HandedOver = { [Name in TokenName]?: string };

const isHandedOver = (state: unknown): state is HandedOver => typeof state === "object" && state !== null;

/**
 * The token of the mailed link that led here, taken out of the address: it is in no log and in no list of visited pages, and
 * a reload still has it. Null without one; on the server and while hydrating it is not known yet (`useHydrated`).
 */
export function useTokenOfLink(name: TokenName = "token"): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = useLocationState(isHandedOver)?.[name];
  const arrived = new URLSearchParams(hash.slice(1)).get(name);
  useEffect(() => {
    if (arrived) void navigate(pathname, { replace: true, state: { [name]: arrived } });
  }, [arrived, name, pathname, navigate]);
  const hydrated = useHydrated();
  return hydrated ? (arrived ?? (typeof kept === "string" ? kept : null)) : null;
}
