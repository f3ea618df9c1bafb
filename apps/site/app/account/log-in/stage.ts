// How far a login has got. The history entry keeps it, so that Back leads to the first step and a reload changes
// nothing.
import { ApiProblem, type TrothClient } from "@troth/api-client";
import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useLocationState } from "../../frame/use-location-state.ts";
import * as paths from "../../paths.ts";
import { restoredAtom } from "../../state/persisted.ts";
import { routeStateAtom } from "../../state/route-state.ts";
import { loginAtom } from "../../state/session.ts";
import { isOneOf, isShape } from "../../state/shape.ts";
import { useVisit } from "../../visit.ts";

const kept = [
  "code",
  "mailed",
  "expired",
  "cancelled",
  "failed",
  "unverified",
  "unavailable",
  "suspended",
  "interrupted",
] as const;

/** `start`: the first step, with nothing to report. `returning`: back from Google, and the session is being fetched. */
export type Stage = (typeof kept)[number] | "start" | "returning";

const isKept = isShape<{ stage: (typeof kept)[number] }>({ stage: isOneOf(...kept) });

/** What the address says on the way back from Google, apart from `done`. */
const outcomes: Record<string, (typeof kept)[number]> = {
  cancelled: "cancelled",
  failed: "failed",
  unverified: "unverified",
  unavailable: "unavailable",
  suspended: "suspended",
  "second-step": "code",
  "second-step-missing": "mailed",
};

/** The stage of this page, and how to reach the next. */
export function useStage(): { stage: Stage; from: string | undefined; enter: (next: Stage) => void } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const handedOver = useLocationState(isKept);
  const outcome = params.get("google");
  const { route } = useAtomValue(routeStateAtom);
  // People who declined at Google come back without the path to return to.
  const from = params.get("from") ?? (outcome && outcome !== "done" && route ? route : undefined);

  const enter = useCallback(
    (next: Stage, replace = next !== "code") =>
      void navigate(paths.login(from), { replace, ...(next !== "start" && { state: { stage: next } }) }),
    [navigate, from],
  );
  useBackFromGoogle(outcome, enter);

  const stage =
    outcome === "done"
      ? "returning"
      : ((outcome === null ? undefined : outcomes[outcome]) ?? handedOver?.stage ?? "start");
  return { stage, from, enter };
}

/** Removes from the address what the way back from Google says, and fetches the session that it opened, once. */
function useBackFromGoogle(outcome: string | null, enter: (next: Stage, replace: boolean) => void): void {
  const { api } = useVisit();
  const { key } = useLocation();
  const login = useSetAtom(loginAtom);
  const restored = useAtomValue(restoredAtom);
  const taken = useRef<string>(null);
  useEffect(() => {
    if (outcome === null || !restored || taken.current === key) return;
    taken.current = key;
    if (outcome !== "done") return enter(outcomes[outcome] ?? "start", true);
    void (async () => enter(await fetchSession(api, login), true))();
  }, [outcome, restored, key, api, login, enter]);
}

async function fetchSession(
  api: TrothClient,
  login: (session: Awaited<ReturnType<TrothClient["refreshToken"]>>) => void,
): Promise<Stage> {
  try {
    login(await api.refreshToken());
    return "start";
  } catch (error) {
    return error instanceof ApiProblem && error.status === 401 ? "failed" : "interrupted";
  }
}
