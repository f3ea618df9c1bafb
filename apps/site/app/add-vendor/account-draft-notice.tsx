import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { changesOf } from "../forms/merge.ts";
import { inWords } from "../listings/in-words.ts";
import { fieldName } from "../listings/messages.ts";
import * as paths from "../paths.ts";
import { categoriesQuery } from "../queries.ts";
import { accountDraftAtom, type DraftQuestion } from "../state/account-draft.ts";
import { type VendorFields, vendorFields, vendorFieldsAtom } from "../state/vendor-form.ts";
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

/** Both versions side by side. Doesn't take the focus until they submit: people may be typing. */
function Question({ question }: { question: DraftQuestion }) {
  const { store } = useVisit();
  const mine = useAtomValue(vendorFieldsAtom);
  const { about, theirs } = question;
  const { title, text, keepMine, takeTheirs } = words[about];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!question.isDue) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView();
  }, [question]);
  const differing: object =
    about === "changed" ? mergeDrafts(question, mine).theirs : about === "other" ? changesOf(mine, theirs) : {};
  const fields = vendorFields.filter((field) => field !== "placeNames" && field in differing);
  const keep = (
    <Button variant="outline" onClick={() => answerDraftQuestion(store, question, true)}>
      {keepMine}
    </Button>
  );
  const take = (
    <Button variant="outline" onClick={() => answerDraftQuestion(store, question, false)}>
      {takeTheirs}
    </Button>
  );
  return (
    <Stack ref={root} tabIndex={-1} gap={3} className="mb-10 scroll-mt-24">
      <Banner tone="caution" live title={title}>
        {text}
      </Banner>
      {fields.length > 0 ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Version label={words.here} fields={fields} isWhole={about === "other"} version={mine} action={keep} />
          <Version label={words.there} fields={fields} isWhole={about === "other"} version={theirs} action={take} />
        </div>
      ) : (
        <Stack direction="row" gap={3}>
          {keep}
          {take}
        </Stack>
      )}
    </Stack>
  );
}

type VersionProps = {
  label: string;
  fields: readonly (keyof VendorFields)[];
  /** It isn't compared field by field, so what is empty is left out. */
  isWhole: boolean;
  version: VendorFields;
  action: ReactNode;
};

function Version({ label, fields, isWhole, version, action }: VersionProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const names = { categories, placeNames: version.placeNames };
  const written = fields
    .map((field) => [field, inWords(field, version[field], names)] as const)
    .filter(([, text]) => text || !isWhole);
  return (
    <Card asChild>
      <section aria-label={label} className="flex flex-col gap-4">
        <Text className="font-semibold">{label}</Text>
        <dl className="grid gap-3 text-15">
          {written.map(([field, text]) => (
            <div key={field}>
              <dt className="text-14 text-muted">{fieldName(field)}</dt>
              <dd dir="auto" className="line-clamp-3 whitespace-pre-line wrap-anywhere">
                {text || <span className="text-muted">{messages.check.none}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto">{action}</div>
      </section>
    </Card>
  );
}
