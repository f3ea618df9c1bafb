import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";
import { lazyPart } from "./lazy-part.ts";

const ThemeChoice = lazyPart(async () => (await import("./theme-choice.tsx")).ThemeChoice);

/**
 * For guests: people with an account choose the theme in their settings, for all devices. Renders nothing without
 * script, which it needs.
 */
export function GuestTheme() {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  return useAtomValue(restoredAtom) && !isLoggedIn ? (
    <Suspense>
      <ThemeChoice />
    </Suspense>
  ) : null;
}
