import { ErrorSummary } from "@troth/ui/error-summary";
import { ReviewStepper, type ReviewStepperProps } from "@troth/ui/review-stepper";
import { messages } from "./messages.ts";
import type { useSteps } from "./use-steps.ts";

type StepsFrameProps = Omit<ReviewStepperProps, "steps" | "current" | "onCurrentChange" | "onNext" | "onSubmit"> & {
  steps: Pick<ReturnType<typeof useSteps>, "props" | "summary">;
};

/** A form in steps: one question at a time, with problems that belong to no field above the fields. */
export function StepsFrame({ steps, children, ...props }: StepsFrameProps) {
  return (
    <ReviewStepper {...steps.props} {...props}>
      <ErrorSummary title={messages.summary} className="mb-6" {...steps.summary} />
      {children}
    </ReviewStepper>
  );
}
