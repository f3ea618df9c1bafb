import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { restoredAtom } from "../state/persisted.ts";
import { sessionAtom } from "../state/session.ts";

// Guests have no account to keep it in.
const Notice = lazyPart(async () => (await import("./vendor-account-notice.tsx")).VendorAccountNotice);

/** For pages of the draft: keeps it in the account of someone who is logged in. */
export function VendorAccount() {
  const restored = useAtomValue(restoredAtom);
  const { userData, isLoggedIn } = useAtomValue(sessionAtom);
  return restored && isLoggedIn ? (
    <Suspense>
      <Notice key={userData._id} />
    </Suspense>
  ) : null;
}
