import { Guarded } from "./guarded.tsx";

export const handle = { guard: "guest" } as const;

/** Only for logged-out people. The page itself contains nothing private, so it is there before the session is known. */
export default function GuestOnly() {
  return <Guarded guard="guest" open />;
}
