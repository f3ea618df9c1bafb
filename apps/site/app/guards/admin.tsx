import { StepUp } from "../admin/step-up/step-up.tsx";
import { Guarded } from "./guarded.tsx";

export const handle = { guard: "admin" } as const;

/** Only for admins. */
export default function AdminOnly() {
  return (
    <>
      <Guarded guard="admin" />
      <StepUp />
    </>
  );
}
