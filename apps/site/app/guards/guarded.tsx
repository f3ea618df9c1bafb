import { Navigate, Outlet } from "react-router-dom";
import { Waiting } from "../frame/waiting.tsx";
import type { Guard } from "./guard.ts";
import { useGuard } from "./use-guard.ts";

type GuardedProps = {
  guard: Guard;
  /** Shows the page while the session is not known yet: in the server's HTML, and behind the splash. */
  open?: boolean;
};

export function Guarded({ guard, open = false }: GuardedProps) {
  const verdict = useGuard(guard);
  if (verdict.state === "redirect") return <Navigate to={verdict.to} replace />;
  if (verdict.state === "unknown" && !open) return <Waiting />;
  return <Outlet />;
}
