import { maxTitleLength, reviewLength } from "@troth/rules/reviews";
import { lengthOf } from "@troth/rules/text";
import { Stack } from "@troth/ui/page";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import type { Form } from "../forms/use-form.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { messages as words } from "./words-step-messages.ts";

export function WordsStep({ form }: { form: Form<ReviewFields> }) {
  return (
    <Stack gap={6}>
      <TextField
        label={words.headline}
        hint={words.headlineHint}
        optional
        dir="auto"
        maxLength={maxTitleLength}
        {...form.field("title")}
      />
      <TextArea
        label={words.review}
        hint={words.reviewHint}
        rows={9}
        dir="auto"
        count={{ value: lengthOf(form.watch("review")), ...reviewLength }}
        {...form.field("review")}
      />
    </Stack>
  );
}
