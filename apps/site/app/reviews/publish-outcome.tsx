import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../frame/lazy-part.ts";

const Outcome = lazyPart(async () => (await import("./outcome.tsx")).Outcome);

/** What became of an attempt to publish; mostly nothing that is said here. */
export const PublishOutcome = (props: ComponentProps<typeof Outcome>) =>
  props.state.kind === "idle" ? null : (
    <Suspense>
      <Outcome {...props} />
    </Suspense>
  );
