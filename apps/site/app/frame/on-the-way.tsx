import { Spinner } from "@troth/ui/spinner";
import { useEffect, useState } from "react";
import { useNavigation } from "react-router-dom";
import { messages } from "./messages.ts";

/** Milliseconds that a page may take before one says that it is coming. */
const PATIENCE = 400;

/** Another page is being fetched, and it takes a while. */
export function OnTheWay() {
  const { state } = useNavigation();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-4 z-50 grid place-items-center">
      {state === "idle" ? null : <Late />}
    </div>
  );
}

function Late() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return late ? (
    <span className="rounded-pill border border-hairline bg-surface p-3 shadow-card">
      <Spinner size="sm" label={messages.waiting} />
    </span>
  ) : null;
}
