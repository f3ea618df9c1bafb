import { useAtomValue } from "jotai";
import { type ReactNode, Suspense } from "react";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";

/** Shows a part that is loaded late to people who are logged in, to each from the start. */
export function WhileLoggedIn({ children }: { children: ReactNode }) {
  const restored = useAtomValue(restoredAtom);
  const { userData, isLoggedIn } = useAtomValue(sessionAtom);
  return restored && isLoggedIn ? <Suspense key={userData._id}>{children}</Suspense> : null;
}
