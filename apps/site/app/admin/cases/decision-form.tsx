import type { Schemas } from "@troth/api-client";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { SelectField } from "@troth/ui/select-field";
import { TextArea } from "@troth/ui/text-area";
import { type ReactNode, useImperativeHandle } from "react";
import { usePersonId } from "../../account/profile/use-account.ts";
import type { InputOf } from "../../actions/call.ts";
import { choice } from "../../forms/controls.ts";
import { DraftNotice } from "../../forms/draft-notices.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useDraftForm } from "../../forms/use-draft-form.ts";
import { decisionDraft, type DecisionFields, decisionFields } from "../../state/decision-drafts.ts";
import { messages } from "../messages.ts";
import { PreviewMails } from "./preview-mails.tsx";
import { problemWith } from "./problem-with.ts";
import { SavedAnswers } from "./saved-answers.tsx";

const words = messages.decision;

/** One of the things that may be decided. */
export type DecisionOption = {
  value: string;
  label: string;
  hint?: string;
  /** The rules to choose from, where one has to be named. */
  because?: readonly { value: string; label: string }[];
  /** What is asked for if there are no words. By default, why it is decided so. */
  wordsMissing?: string;
  /** What the button says: "Approve it". */
  submit: string;
};

/** Rules to choose from, in the order of their words. */
export const rulesOf = (words: { [rule: string]: string }) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Fills in what follows from something else on the page, and takes the person there. */
export type Suggest = (decision: DecisionFields) => void;

type DecisionFormProps<Body> = {
  subject: Schemas["CaseSubject"];
  /** Its draft is kept under this. */
  id: string;
  /** The name of the business that it is about. */
  business: string;
  options: readonly DecisionOption[];
  /** Whether words have to be added to this action. By default, to each. */
  needsWords?: (action: string) => boolean;
  /** What else an action lacks before it can be sent. */
  missing?: (action: string) => string | null;
  suggestRef?: { current: Suggest | null };
  /** Between the words and the buttons: what the decision takes besides. */
  children?: ReactNode | ((decision: DecisionFields) => ReactNode);
  /** As the operation takes it, and its preview. */
  bodyOf: (decision: DecisionFields) => Body;
  header?: InputOf<"previewDecision">["header"];
  send: (body: Body) => Promise<void>;
};

/** What is decided, by which rule and in which words. Unsent, it stays on this device. */
export function DecisionForm<Body extends { [field: string]: unknown }>({
  subject,
  id,
  business,
  options,
  needsWords = () => true,
  missing,
  suggestRef,
  children,
  bodyOf,
  header,
  send,
}: DecisionFormProps<Body>) {
  const personId = usePersonId();
  // A rule that was chosen for another action doesn't go with this one.
  const asSent = ({ action, because, explanation }: DecisionFields): DecisionFields => ({
    action,
    because: options.find(({ value }) => value === action)?.because ? because : "",
    explanation: explanation.trim(),
  });
  const form = useDraftForm<DecisionFields, (typeof decisionFields)[number]>({
    id: "decision",
    initial: { action: "", because: "", explanation: "" },
    fields: decisionFields,
    draft: { atom: decisionDraft(id), whose: personId },
    check: ({ action, because, explanation }) => {
      const option = options.find(({ value }) => value === action);
      return {
        ...(!option && { action: words.actionMissing }),
        ...(option?.because &&
          !option.because.some(({ value }) => value === because) && { because: words.becauseMissing }),
        explanation: problemWith(explanation, option && needsWords(action) ? missingWords(option) : undefined),
        ...(missing?.(action) && { form: missing(action)! }),
      };
    },
    send: async (values) => send(bodyOf(asSent(values))),
  });
  const values = form.watch();
  useImperativeHandle(suggestRef, () => (decision) => {
    for (const name of decisionFields) form.set(name, decision[name]);
    // The rule's field comes with the action.
    requestAnimationFrame(() => form.focus("explanation"));
  });
  const option = options.find(({ value }) => value === values.action);
  return (
    <Stack gap={4}>
      <FormFrame form={form} aria-label={words.heading}>
        <DraftNotice form={form} words={words} />
        <RadioGroup
          legend={words.heading}
          options={options.map(({ value, label, hint }) => ({ value, label, hint }))}
          {...choice(form, "action")}
        />
        {option?.because ? (
          <SelectField
            label={words.because}
            placeholder={words.choose}
            options={option.because}
            {...form.field("because")}
          />
        ) : null}
        <TextArea
          label={words.explanation}
          hint={words.explanationHint}
          optional={option !== undefined && !needsWords(option.value)}
          rows={4}
          dir="auto"
          count={{ value: lengthOf(values.explanation), max: decisionLength.max }}
          {...form.field("explanation")}
        />
        {typeof children === "function" ? children(values) : children}
        <Stack direction="row" gap={3}>
          <Button type="submit" loading={form.busy}>
            {option?.submit ?? words.submit}
          </Button>
          {option ? (
            <PreviewMails form={form} about={{ subject, id, decision: bodyOf(asSent(values)) }} header={header} />
          ) : null}
        </Stack>
      </FormFrame>
      {/* Has a form of its own, which can't be inside another. */}
      <Stack direction="row">
        <SavedAnswers form={form} field="explanation" business={business} />
      </Stack>
    </Stack>
  );
}

const missingWords = ({ because, wordsMissing }: DecisionOption) =>
  wordsMissing ?? (because ? words.refusalMissing : words.explanationMissing);
