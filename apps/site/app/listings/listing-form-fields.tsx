import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@troth/ui/skeleton";
import { Stack } from "@troth/ui/page";
import { type ReactNode, Suspense, useEffect } from "react";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { BasicsStep } from "../add-vendor/basics-step.tsx";
import { ContactStep } from "../add-vendor/contact-step.tsx";
import { HoursStep } from "../add-vendor/hours-step.tsx";
import { messages as addWords } from "../add-vendor/messages.ts";
import { loadPhoneRules } from "../add-vendor/phone.ts";
import type { Form } from "../forms/use-form.ts";
import { lazyPart } from "../frame/lazy-part.ts";
import { categoriesQuery } from "../queries.ts";
import type { FieldNotes, VendorFields } from "../state/vendor-form.ts";
import { inWords } from "./in-words.ts";
import { messages } from "./messages.ts";

const words = messages.edit;

const SpecialHoursField = lazyPart(async () => (await import("./special-hours-field.tsx")).SpecialHoursField);

type ListingFieldsProps = {
  form: Form<VendorFields>;
  notes: FieldNotes;
  /** The vendor's. */
  timeZone: string;
  /** Leaves out what is said to the people who look after the listing. Default `false`. */
  brief?: boolean;
  children: ReactNode;
};

/** The fields of a listing on one page, and whatever else is asked for. */
export function ListingFields({ form, notes, timeZone, brief = false, children }: ListingFieldsProps) {
  const hasPhone = form.watch("phoneNumber") !== "";
  useEffect(() => {
    if (hasPhone) void loadPhoneRules();
  }, [hasPhone]);
  return (
    <ProfileCard>
      <Section name="basics" brief={brief}>
        <BasicsStep form={form} notes={notes} />
      </Section>
      <Section name="contact" brief={brief}>
        <ContactStep form={form} notes={notes} />
      </Section>
      <Section name="hours" wide brief={brief}>
        {/* On a phone a card within a card leaves too little room for a row: "By appointment" would be cut off. */}
        <Stack
          gap={6}
          className="max-sm:[&_[data-slot$=hours-editor]]:-mx-5 max-sm:[&_[data-slot$=hours-editor]]:rounded-none max-sm:[&_[data-slot$=hours-editor]]:border-x-0 max-sm:[&_[data-slot$=hours-editor]]:shadow-none"
        >
          <HoursStep form={form} notes={notes} />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <SpecialHoursField form={form} notes={notes} timeZone={timeZone} />
          </Suspense>
        </Stack>
      </Section>
      {children}
    </ProfileCard>
  );
}

type SectionProps = { name: keyof typeof words.about; wide?: boolean; brief?: boolean; children: ReactNode };

export function Section({ name, wide, brief = false, children }: SectionProps) {
  return (
    <ProfileSection heading={addWords.steps[name]} description={brief ? undefined : words.about[name]} wide={wide}>
      {children}
    </ProfileSection>
  );
}

/** What someone else has saved in the fields that were changed here, in words. */
export function useNotes(theirs: Partial<VendorFields>): FieldNotes {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const placeNames = theirs.placeNames ?? {};
  return Object.fromEntries(
    Object.entries(theirs).map(([field, value]) => [
      field,
      words.thereNow(inWords(field, value, { categories, placeNames })),
    ]),
  );
}
