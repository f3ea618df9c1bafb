import { Navigate, Outlet } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { PageSkeleton } from "../frame/page-skeleton.tsx";
import type { Guard } from "./guard.ts";
import { messages } from "./messages.ts";
import { useGuard } from "./use-guard.ts";

type GuardedProps = {
  guard: Guard;
  /** Shows the page even before the session is known: in the server's HTML, and behind the splash. */
  open?: boolean;
};

export function Guarded({ guard, open = false }: GuardedProps) {
  const verdict = useGuard(guard);
  if (verdict.state === "redirect") return <Navigate to={verdict.to} replace />;
  if (verdict.state === "unknown" && !open) return <Unknown guard={guard} />;
  return <Outlet />;
}

/** Takes the place of a restricted page until we know who is looking; without script it stays. */
export function Unknown({ guard }: { guard: Guard }) {
  return (
    <>
      <Head title={messages.titles[guard]} noindex />
      <PageSkeleton />
    </>
  );
}
