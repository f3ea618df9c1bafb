import { Guarded } from "./guarded.tsx";

export const handle = { guard: "visitor" } as const;

/** For everyone but admins, who have their dashboard instead. */
export default function VisitorOnly() {
  return <Guarded guard="visitor" open />;
}
