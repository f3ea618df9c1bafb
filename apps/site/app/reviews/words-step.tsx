import { secondLooks } from "@troth/rules/private-data";
import { maxTitleLength, reviewLength } from "@troth/rules/reviews";
import { lengthOf } from "@troth/rules/text";
import { Banner } from "@troth/ui/banner";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { TextLink } from "@troth/ui/text-link";
import { useDeferredValue } from "react";
import { Link } from "react-router-dom";
import type { Form } from "../forms/use-form.ts";
import * as rarePaths from "../rare-paths.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { messages as words } from "./words-step-messages.ts";

/** From here, so that the page itself doesn't list the many files that this needs. */
export const loadPhotosStep = () => import("./photos-step.tsx");

export function WordsStep({ form }: { form: Form<ReviewFields> }) {
  // The step before asks for it, but this one can be opened by its address.
  const prompt = words.prompts[form.watch("experience") || "completed"];
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
      <div>
        <TextArea
          label={words.review}
          hint={`${prompt} ${words.noNames}`}
          rows={9}
          dir="auto"
          count={{ value: lengthOf(form.watch("review")), ...reviewLength }}
          {...form.field("review")}
        />
        <Text size={14} className="mt-2">
          <TextLink asChild tone="muted">
            <Link to={rarePaths.reviewGuidelines}>{words.guidelines}</Link>
          </TextLink>
        </Text>
        <SecondLook text={`${form.watch("title")}\n${form.watch("review")}`} />
      </div>
    </Stack>
  );
}

/** What else to look at before it's public. It never keeps anyone from continuing, and goes once the text is mended. */
function SecondLook({ text }: { text: string }) {
  const found = secondLooks(useDeferredValue(text));
  return (
    // There from the start, so that what appears in it is read out.
    <output className="block">
      {found.length > 0 ? (
        <Banner tone="info" className="mt-4" title={words.look.title}>
          {[...found.map((one) => words.look[one]), words.look.yours].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Banner>
      ) : null}
    </output>
  );
}
