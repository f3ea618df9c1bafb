import type { Schemas } from "@troth/api-client";
import { ApiProblem } from "@troth/api-client";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { appealLength } from "@troth/rules/reports";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { AuthTemplate } from "@troth/ui/auth-template";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextLink } from "@troth/ui/text-link";
import { Link, useSearchParams } from "react-router-dom";
import { usePersonId } from "../account/profile/use-account.ts";
import { useAction } from "../actions/use-action.ts";
import { date } from "../dates.ts";
import { DraftNotice } from "../forms/draft-notices.tsx";
import { FormFrame } from "../forms/form-frame.tsx";
import { useDraftForm } from "../forms/use-draft-form.ts";
import { Head } from "../frame/head.tsx";
import { QueryContent } from "../frame/query-content.tsx";
import { Said } from "../frame/said.tsx";
import { NotFound } from "../frame/shell.tsx";
import { isMissing } from "../listings/is-missing.ts";
import type { Reads } from "../prefetch.ts";
import * as rarePaths from "../rare-paths.ts";
import { appealDraft } from "../state/appeal-drafts.ts";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

export const handle: Reads = { reads: ["id"] };

type Statement = Schemas["StatementOfReasons"];

const decisionQuery = (personId: string, id: string) =>
  queryOptions({
    queryKey: ["getDecision", personId, id],
    queryFn: ({ client, signal }) => apiOf(client).getDecision({ path: { id }, signal }),
    enabled: personId !== "",
  });

/** Where the e-mail about a decision leads: what was decided and why, and an appeal against it. `?id=` is the decision. */
export default function Appeal() {
  const [params] = useSearchParams();
  const personId = usePersonId();
  const query = useQuery(decisionQuery(personId, params.get("id") ?? ""));
  const [before, emphasis, after] = messages.heading;
  if (isMissing(query.error)) return <NotFound status={404} />;
  return (
    <>
      <Head title={messages.title} noindex />
      <AuthTemplate
        title={
          <>
            {before}
            <em>{emphasis}</em>
            {after}
          </>
        }
      >
        <QueryContent query={query} lines={8}>
          {(statement) => (
            <Stack gap={6}>
              <Decision statement={statement} />
              {statement.appeal ? (
                <Answer appeal={statement.appeal} />
              ) : statement.appealUntil ? (
                <AppealForm id={statement.id} until={statement.appealUntil} />
              ) : (
                <Text tone="muted">{messages.closed}</Text>
              )}
            </Stack>
          )}
        </QueryContent>
      </AuthTemplate>
    </>
  );
}

function Decision({ statement: { action, because, explanation, at, review, relation } }: { statement: Statement }) {
  return (
    <Stack gap={4}>
      <Text>{messages[relation][action](review.vendor.name)}</Text>
      {because ? (
        <Said heading={messages.rule}>
          {messages.rules[because]}{" "}
          <TextLink asChild>
            <Link to={rarePaths.reviewGuidelines}>{messages.guidelines}</Link>
          </TextLink>
        </Said>
      ) : null}
      {explanation ? <Said heading={messages.reason}>{explanation}</Said> : null}
      <Said heading={messages.when}>{date(at)}</Said>
    </Stack>
  );
}

function Answer({ appeal: { words, status, explanation } }: { appeal: NonNullable<Statement["appeal"]> }) {
  const state = messages.appeal.states[status];
  return (
    <Stack gap={4}>
      <Banner live tone={status === "granted" || status === "partly" ? "success" : "info"} title={state.title}>
        {state.text}
      </Banner>
      {explanation ? <Said heading={messages.appeal.answer}>{explanation}</Said> : null}
      <Said heading={messages.appeal.words}>{words}</Said>
    </Stack>
  );
}

function AppealForm({ id, until }: { id: string; until: string }) {
  const words = messages.form;
  const personId = usePersonId();
  const appeal = useAction("appealDecision", { stale: ["getDecision", "listMyReports", "listReviews", "getReview"] });
  const form = useDraftForm({
    id: `appeal-${id}`,
    initial: { words: "" },
    fields: ["words"],
    draft: { atom: appealDraft(id), whose: personId },
    check: ({ words: written }) => {
      const missing = appealLength.min - seenLengthOf(written);
      return {
        ...(missing > 0 && { words: words.short(missing) }),
        ...(lengthOf(written) > appealLength.max && { words: words.long }),
      };
    },
    send: async ({ words: written }) => {
      await appeal.send({ path: { id }, body: { words: written.trim() } });
    },
    explain: (error) =>
      error instanceof ApiProblem && error.kind === "email-unverified" ? { words: words.unverified } : null,
  });
  return (
    <Stack asChild gap={4}>
      <section>
        <Heading level={2} size="card">
          {words.heading}
        </Heading>
        <Text tone="muted">{words.text(date(until))}</Text>
        <FormFrame form={form} aria-label={words.heading}>
          <DraftNotice form={form} words={words} />
          <TextArea
            label={words.words}
            hint={words.hint}
            rows={6}
            dir="auto"
            count={{ value: lengthOf(form.watch().words), max: appealLength.max }}
            {...form.field("words")}
          />
          <Button type="submit" size="lg" loading={form.busy}>
            {words.submit}
          </Button>
        </FormFrame>
      </section>
    </Stack>
  );
}
