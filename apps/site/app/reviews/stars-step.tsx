import { type Experience, type Months, offeredMonths } from "@troth/rules/reviews";
import { MonthField } from "@troth/ui/month-field";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { StarInput } from "@troth/ui/star-input";
import { useState } from "react";
import { choice, stars } from "../forms/controls.ts";
import type { Form } from "../forms/use-form.ts";
import type { ReviewFields } from "../state/review-form.ts";
import { aspectLabels } from "../vendors/aspects.ts";
import { messages } from "./messages.ts";

const words = messages.write;

const experiences = (Object.entries(words.experiences) as [Experience, { label: string; hint: string }][]).map(
  ([value, says]) => ({ value, ...says }),
);

type StepProps = {
  form: Form<ReviewFields>;
  /** Other months than those offered for a new review. */
  months?: Partial<Months> | undefined;
};

export function StarsStep({ form, months }: StepProps) {
  const experience = form.watch("experience");
  return (
    <Stack gap={8}>
      <StarInput legend={words.rating} size="lg" {...stars(form, "rating")} />
      <RadioGroup legend={words.experience} layout="cards" options={experiences} {...choice(form, "experience")} />
      {experience && experience !== "enquired" ? (
        <WeddingMonth form={form} months={months} experience={experience} />
      ) : null}
      <fieldset className="min-w-0">
        <legend className="text-14 font-semibold">{words.aspects}</legend>
        <p className="mb-3 text-14 text-muted">{words.aspectsHint}</p>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {aspectLabels.map(([name, label]) => (
            <StarInput key={name} legend={label} clearable {...stars(form, `aspects.${name}`)} />
          ))}
        </div>
      </fieldset>
    </Stack>
  );
}

/** In the browser only, once the experience is known: no server knows what day it is there. */
function WeddingMonth({ form, months, experience }: StepProps & { experience: Experience }) {
  const [now] = useState(Date.now);
  return (
    <MonthField
      label={words.weddingDate}
      hint={words.weddingDateHint}
      {...offeredMonths(experience, now)}
      {...months}
      {...choice(form, "weddingDate")}
    />
  );
}
