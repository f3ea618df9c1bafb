// What people are told on a page whose draft their account keeps too, above its form.
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { type ReactNode, useEffect, useRef } from "react";
import type { DraftQuestion } from "../state/account-draft.ts";
import { useVisit } from "../visit.ts";
import type { AccountDraftSync, WithPhotos } from "./account-draft.ts";
import type { accountDraftMessages } from "./account-draft-messages.ts";
import { changesOf } from "./merge.ts";

type AccountDraftNoticeProps<Fields extends WithPhotos> = {
  sync: AccountDraftSync<Fields>;
  words: ReturnType<typeof accountDraftMessages>;
  /** Those that are compared, in the order of the form. */
  fields: readonly (keyof Fields & string)[];
  nameOf: (field: keyof Fields & string) => string;
  textOf: (field: keyof Fields & string, version: Fields) => string;
  /** What follows when the draft has ended on another device. */
  ended?: ReactNode;
  /** What is said when it has just been filled into an empty form. Default: nothing. */
  arrived?: ReactNode;
};

/** Keeps the draft in the account while its page is open, and says what other devices have made of it. */
export function AccountDraftNotice<Fields extends WithPhotos>(props: AccountDraftNoticeProps<Fields>) {
  const { sync, words } = props;
  const visit = useVisit();
  const { lostPhotos } = useAtomValue(sync.accountAtom);
  useEffect(() => sync.start(visit), [sync, visit]);
  return (
    <>
      <Said {...props} />
      {lostPhotos > 0 ? (
        <Banner live tone="caution" className="mb-8">
          {words.lostPhotos(lostPhotos)}
        </Banner>
      ) : null}
    </>
  );
}

function Said<Fields extends WithPhotos>(props: AccountDraftNoticeProps<Fields>) {
  const { sync, words, ended, arrived } = props;
  const { question, hasEnded, hasArrived } = useAtomValue(sync.accountAtom);
  if (question) return <Question {...props} question={question} />;
  if (hasEnded)
    return (
      <Banner live className="mb-8">
        {words.hasEnded} {ended}
      </Banner>
    );
  return hasArrived ? arrived : null;
}

type QuestionProps<Fields extends WithPhotos> = AccountDraftNoticeProps<Fields> & { question: DraftQuestion<Fields> };

/** Both versions side by side. Doesn't take the focus until they send it: people may be typing. */
function Question<Fields extends WithPhotos>({ question, ...props }: QuestionProps<Fields>) {
  const { sync, words } = props;
  const { store } = useVisit();
  const mine = useAtomValue(sync.fieldsAtom);
  const { about, theirs } = question;
  const { title, text, keepMine, takeTheirs } = words[about];
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!question.isDue) return;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView();
  }, [question]);
  const differing: object =
    about === "changed" ? sync.differing(question, mine) : about === "other" ? changesOf(mine, theirs) : {};
  const fields = props.fields.filter((field) => field in differing);
  const keep = (
    <Button variant="outline" onClick={() => sync.answer(store, question, true)}>
      {keepMine}
    </Button>
  );
  const take = (
    <Button variant="outline" onClick={() => sync.answer(store, question, false)}>
      {takeTheirs}
    </Button>
  );
  const shown = { ...props, fields, isWhole: about === "other" };
  return (
    <Stack ref={root} tabIndex={-1} gap={3} className="mb-10 scroll-mt-24">
      <Banner tone="caution" live title={title}>
        {text}
      </Banner>
      {fields.length > 0 ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Version {...shown} label={words.here} version={mine} action={keep} />
          <Version {...shown} label={words.there} version={theirs} action={take} />
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

type VersionProps<Fields extends WithPhotos> = AccountDraftNoticeProps<Fields> & {
  label: string;
  /** It isn't compared field by field, so what is empty is left out. */
  isWhole: boolean;
  version: Fields;
  action: ReactNode;
};

function Version<Fields extends WithPhotos>(props: VersionProps<Fields>) {
  const { label, words, fields, nameOf, textOf, isWhole, version, action } = props;
  const written = fields
    .map((field) => [field, textOf(field, version)] as const)
    .filter(([, text]) => text || !isWhole);
  return (
    <Card asChild>
      <section aria-label={label} className="flex flex-col gap-4">
        <Text className="font-semibold">{label}</Text>
        <dl className="grid gap-3 text-15">
          {written.map(([field, text]) => (
            <div key={field}>
              <dt className="text-14 text-muted">{nameOf(field)}</dt>
              <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
                {text || <span className="text-muted">{words.empty}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto">{action}</div>
      </section>
    </Card>
  );
}
