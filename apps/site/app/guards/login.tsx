import { Guarded } from "./guarded.tsx";

export const handle = { guard: "login" } as const;

/** Only for people who are logged in. */
export default function LoginOnly() {
  return <Guarded guard="login" />;
}
