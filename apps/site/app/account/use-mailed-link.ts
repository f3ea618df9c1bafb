import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated, useLocationState } from "../frame/use-location-state.ts";
import { returnPath } from "./return-path.ts";

/** A mailed link carries its token in the fragment, under one of these names. */
type TokenName = "token" | "stop";

type HandedOver = { [Name in TokenName | "from"]?: unknown };

const isHandedOver = (state: unknown): state is HandedOver => typeof state === "object" && state !== null;

type MailedLink = {
  /** Null without one; not known yet on the server and while hydrating (`useHydrated`). */
  token: string | null;
  /** Where the person who asked for the e-mail was on their way to, if that is one of our pages. */
  from: string | undefined;
};

/**
 * What the mailed link that led here carries. It is removed from the address, so that no log and no list of visited
 * pages has the token, but a reload still does.
 */
export function useMailedLink(name: TokenName = "token"): MailedLink {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const kept = useLocationState(isHandedOver);
  const carried = new URLSearchParams(hash.slice(1));
  const [arrived, arrivedFrom] = [carried.get(name), carried.get("from")];
  useEffect(() => {
    if (arrived) void navigate(pathname, { replace: true, state: { [name]: arrived, from: arrivedFrom } });
  }, [arrived, arrivedFrom, name, pathname, navigate]);
  const hydrated = useHydrated();
  const [token, from] = arrived ? [arrived, arrivedFrom] : [kept?.[name], kept?.from];
  return {
    token: hydrated && typeof token === "string" ? token : null,
    from: hydrated && typeof from === "string" ? returnPath(from).from : undefined,
  };
}
