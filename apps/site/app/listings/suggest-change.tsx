import { useQueryClient } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { maxProposalNoteLength, minProblemNoteLength } from "@troth/rules/vendors";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextLink } from "@troth/ui/text-link";
import { useToast } from "@troth/ui/toast";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { ProfileSection } from "../account/profile/profile-card.tsx";
import { useAction } from "../actions/use-action.ts";
import { DraftNotice, MeanwhileNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { Head } from "../frame/head.tsx";
import * as paths from "../paths.ts";
import { type Vendor, vendorQuery } from "../queries.ts";
import { sessionAtom } from "../state/session.ts";
import { suggestionNoteDraft, vendorEditDraft } from "../state/vendor-edits.ts";
import { vendorFields, type VendorFields } from "../state/vendor-form.ts";
import { ListingFields, useNotes } from "./listing-form-fields.tsx";
import { changeOf, checkChange, fieldsOf } from "./listing-fields.ts";
import { messages } from "./messages.ts";

const words = messages.suggest;

type Problem = Schemas["ListingProblem"];
type About = "says" | Problem;

const everyProblem = Object.keys(messages.values.problems) as Problem[];

/** For everyone who can't change the listing themselves: its owner or an admin decides. */
export function SuggestChange({ vendor }: { vendor: Vendor }) {
  // In the address, too, so that a reload shows what was being written; it follows once the navigation is done.
  const [params, setParams] = useSearchParams();
  const [about, setAbout] = useState<About>(
    () => everyProblem.find((problem) => problem === params.get("problem")) ?? "says",
  );
  const choose = (next: About) => {
    setAbout(next);
    setParams(next === "says" ? {} : { problem: next }, { replace: true, preventScrollReset: true });
  };
  const problems = everyProblem.map((value) => ({ value, label: messages.values.problems[value] }));
  return (
    <Stack gap={8}>
      <Head title={words.title(vendor.name)} noindex />
      <Stack gap={3}>
        <Heading level={1} size="section" className="wrap-anywhere">
          {words.heading}
          <em>
            <bdi>{vendor.name}</bdi>
          </em>
        </Heading>
        <Text tone="muted" className="max-w-[42rem]">
          {about !== "says" ? words.problem.lead : vendor.isClaimed ? words.lead.claimed : words.lead.unclaimed}{" "}
          {vendor.isClaimed ? null : (
            <TextLink asChild>
              <Link to={paths.claimVendor(vendor.id)}>{words.claim}</Link>
            </TextLink>
          )}
        </Text>
      </Stack>
      <RadioGroup
        legend={words.about}
        name="about"
        options={[{ value: "says" as About, label: words.says }, ...problems]}
        value={about}
        onValueChange={choose}
      />
      {about === "says" ? <ChangeForm vendor={vendor} /> : <ProblemForm vendor={vendor} problem={about} />}
    </Stack>
  );
}

const usePropose = (vendor: Vendor) => {
  const navigate = useNavigate();
  return useAction("proposeEdit", {
    attempt: "here",
    stale: ["listMyProposals"],
    done: words.done,
    onDone: async () => navigate(paths.vendor(vendor.id)),
  });
};

/** What none of the fields says. */
function ProblemForm({ vendor, problem }: { vendor: Vendor; problem: Schemas["ListingProblem"] }) {
  const { userData } = useAtomValue(sessionAtom);
  const propose = usePropose(vendor);
  const form = useDraftForm<{ note: string }, "note">({
    id: "problem",
    initial: { note: "" },
    fields: ["note"],
    draft: { atom: suggestionNoteDraft(`problem ${vendor.id}`), whose: userData._id },
    check: ({ note }) => (seenLengthOf(note) < minProblemNoteLength ? { note: words.problem.short } : {}),
    send: async ({ note }) => {
      await propose.send({ path: { id: vendor.id }, body: { changes: { problem }, note: note.trim() } });
      return { note: "" };
    },
  });
  return (
    <FormFrame form={form}>
      <DraftNotice form={form} words={words} />
      <TextArea
        label={words.problem.label}
        hint={words.problem.hints[problem]}
        rows={4}
        dir="auto"
        maxLength={maxProposalNoteLength}
        count={{ value: lengthOf(form.watch("note")), min: minProblemNoteLength, max: maxProposalNoteLength }}
        {...form.field("note")}
      />
      <Stack direction="row" gap={3}>
        <Button type="submit" size="lg" loading={form.busy}>
          {words.problem.send}
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.vendor(vendor.id)}>{messages.edit.cancel}</Link>
        </Button>
      </Stack>
    </FormFrame>
  );
}

/** Only what they change is sent. */
function ChangeForm({ vendor }: { vendor: Vendor }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { userData } = useAtomValue(sessionAtom);
  // Sent along with the fields, which the form shares with the one for changing a listing.
  const beside = useDraftForm<{ note: string }, "note">({
    id: "suggestion",
    initial: { note: "" },
    fields: ["note"],
    draft: { atom: suggestionNoteDraft(vendor.id), whose: userData._id },
    send: () => undefined,
  });
  const note = beside.watch("note");
  const now = fieldsOf(vendor);
  const query = vendorQuery(vendor.id);
  const propose = usePropose(vendor);
  const form = useDraftForm<VendorFields, (typeof vendorFields)[number]>({
    id: "suggestion",
    initial: now,
    fields: vendorFields,
    draft: { atom: vendorEditDraft(`suggest ${vendor.id}`), whose: userData._id },
    server: { now, look: () => queryClient.refetchQueries({ queryKey: query.queryKey }, { throwOnError: true }) },
    check: (written) => checkChange(now, written),
    send: async (written) => {
      const { photos: _, ...changes } = changeOf(now, written);
      if (Object.keys(changes).length === 0) {
        toast({ title: words.nothing });
        return written;
      }
      await propose.send({ path: { id: vendor.id }, body: { changes, ...(note.trim() && { note: note.trim() }) } });
      beside.discard();
      return now;
    },
  });
  const discard = () => {
    form.discard();
    beside.discard();
  };
  return (
    <FormFrame form={form}>
      <DraftNotice form={{ ...form, restored: form.restored || beside.restored, discard }} words={words} />
      <MeanwhileNotice form={form} words={messages.edit} />
      <ListingFields brief form={form} notes={useNotes(form.theirs)} timeZone={vendor.timeZone}>
        <ProfileSection heading={words.note} description={words.noteHint}>
          <TextArea
            label={words.noteLabel}
            optional
            rows={3}
            dir="auto"
            maxLength={maxProposalNoteLength}
            count={{ value: lengthOf(note), max: maxProposalNoteLength }}
            {...beside.field("note")}
          />
        </ProfileSection>
      </ListingFields>
      <Stack direction="row" gap={3}>
        <Button type="submit" size="lg" loading={form.busy}>
          {words.send}
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.vendor(vendor.id)}>{messages.edit.cancel}</Link>
        </Button>
      </Stack>
    </FormFrame>
  );
}
