import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { Link } from "react-router-dom";
import { changesOf } from "../forms/merge.ts";
import { inWords } from "../listings/in-words.ts";
import { fieldName } from "../listings/messages.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { accountDraftAtom, type DraftQuestion } from "../state/account-draft.ts";
import { vendorFields, vendorFieldsAtom } from "../state/vendor-form.ts";
import { useVisit } from "../visit.ts";
import { answerDraftQuestion, mergeDrafts, startDraftSync } from "./account-draft.ts";
import { messages } from "./messages.ts";

const words = messages.account;

/** Keeps the draft in the account while its page is open, and says what other devices have made of it. */
export function AccountDraftNotice() {
  const visit = useVisit();
  const { question, hasEnded } = useAtomValue(accountDraftAtom);
  useEffect(() => startDraftSync(visit), [visit]);
  if (question) return <Question question={question} />;
  return hasEnded ? (
    <Banner live className="mb-8">
      {words.hasEnded}{" "}
      <TextLink asChild>
        <Link to={paths.profile()}>{words.listings}</Link>
      </TextLink>
    </Banner>
  ) : null;
}

/** Both versions side by side. Doesn't take the focus: people may be typing. */
function Question({ question }: { question: DraftQuestion }) {
  const { store } = useVisit();
  const { data: categories = [] } = useQuery(categoriesQuery());
  const mine = useAtomValue(vendorFieldsAtom);
  const { theirs } = question;
  const { title, text, keepMine, takeTheirs } = words[question.about];
  const differing: object =
    question.about === "changed"
      ? mergeDrafts(question, mine).theirs
      : question.about === "other"
        ? changesOf({ ...mine, placeNames: {} }, { ...theirs, placeNames: {} })
        : {};
  const names = { categories, placeNames: { ...mine.placeNames, ...theirs.placeNames } };
  const answer = (keep: boolean) => answerDraftQuestion(store, question, keep);
  return (
    <Stack gap={4} className="mb-10">
      <Banner tone="caution" live title={title}>
        {text}
      </Banner>
      {vendorFields
        .filter((field) => field in differing)
        .map((field) => (
          <dl key={field} aria-label={fieldName(field)} className="grid gap-px sm:grid-cols-2 sm:gap-3">
            <Version label={words.here(fieldName(field))} text={inWords(field, mine[field], names)} />
            <Version label={words.there(fieldName(field))} text={inWords(field, theirs[field], names)} />
          </dl>
        ))}
      <Stack direction="row" gap={3}>
        <Button variant="outline" onClick={() => answer(true)}>
          {keepMine}
        </Button>
        <Button variant="outline" onClick={() => answer(false)}>
          {takeTheirs}
        </Button>
      </Stack>
    </Stack>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="rounded-small bg-sunken px-4 py-3">
      <dt className="text-14 text-muted">{label}</dt>
      <dd dir="auto" className="mt-1 line-clamp-4 text-15 wrap-anywhere whitespace-pre-line">
        {text || <span className="text-muted">{messages.check.none}</span>}
      </dd>
    </div>
  );
}
