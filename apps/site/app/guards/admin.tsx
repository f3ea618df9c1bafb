import { Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";
import { Guarded } from "./guarded.tsx";

export const handle = { guard: "admin" } as const;

const StepUpDialog = lazyPart(async () => (await import("../admin/step-up/step-up-dialog.tsx")).StepUpDialog);

/** Only for admins. */
export default function AdminOnly() {
  return (
    <>
      <Guarded guard="admin" />
      <Suspense>
        <StepUpDialog />
      </Suspense>
    </>
  );
}
