import { useAtomValue } from "jotai";
import { useLocation } from "react-router-dom";
import { reportPageAtom } from "../state/flag-report.ts";
import { restoredAtom } from "../state/persisted.ts";
import { userDisplayAtom } from "../state/session.ts";
import { type Guard, redirectOf } from "./guard.ts";

export type Verdict = { state: "unknown" } | { state: "pass" } | { state: "redirect"; to: string };

/** The guard's decision; unknown on the server and until the session is restored. */
export function useGuard(guard: Guard | undefined): Verdict {
  const location = useLocation();
  const person = useAtomValue(userDisplayAtom);
  const reportPage = useAtomValue(reportPageAtom);
  if (!useAtomValue(restoredAtom)) return { state: "unknown" };
  const to = guard ? redirectOf(guard, person, location, reportPage) : null;
  return to === null ? { state: "pass" } : { state: "redirect", to };
}
