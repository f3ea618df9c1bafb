import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { decisionLength } from "@troth/rules/decisions";
import { lengthOf, seenLengthOf } from "@troth/rules/text";
import { AlertDialog } from "@troth/ui/alert-dialog";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextField } from "@troth/ui/text-field";
import { type Ref, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldPathByValue, FieldValues, PathValue } from "react-hook-form";
import { usePersonId } from "../../account/profile/use-account.ts";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { type Form, useForm } from "../../forms/use-form.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";
import { savedAnswersQuery } from "../admin-queries.ts";
import { messages } from "../messages.ts";

const words = messages.answers;

type Answer = Schemas["SavedAnswer"];

/** In characters. */
const nameLength = 80;

type SavedAnswersProps<Values extends FieldValues> = {
  /** The form that an answer is used in, and its field; what is written there can be saved. */
  form: Pick<Form<Values>, "watch" | "set" | "focus">;
  field: FieldPathByValue<Values, string>;
  /** For the blank `{business}`, which is left as it is if there is none to name, or more than one. */
  business?: string | undefined;
};

/** What admins often say: it is used, with its blanks filled in as far as they are known, added to, changed or deleted. */
export function SavedAnswers<Values extends FieldValues>({ form, field, business }: SavedAnswersProps<Values>) {
  const text: string = form.watch(field).trim();
  const use = (answer: string) => {
    form.set(field, answer as PathValue<Values, typeof field>);
    form.focus(field);
  };
  const personId = usePersonId();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...savedAnswersQuery(personId), enabled: open && personId !== "" });
  const root = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(root, query.data?.length ?? 0);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={words.title}
      description={words.description}
      trigger={
        <Button size="sm" variant="plain">
          {words.title}
        </Button>
      }
    >
      <Stack gap={6} ref={root} tabIndex={-1}>
        <QueryContent query={query} lines={4}>
          {(answers) =>
            answers.length === 0 ? (
              <Text tone="muted">{words.none}</Text>
            ) : (
              <ul className="divide-y divide-hairline">
                {answers.map((answer) => (
                  <li key={answer.id} className="py-4 first:pt-0">
                    <SavedAnswer
                      answer={answer}
                      onUse={() => {
                        setOpen(false);
                        use(
                          business === undefined ? answer.text : answer.text.replaceAll("{business}", () => business),
                        );
                      }}
                    />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryContent>
        {text ? <SaveAnswer text={text} /> : null}
      </Stack>
    </Dialog>
  );
}

function SavedAnswer({ answer, onUse }: { answer: Answer; onUse: () => void }) {
  const [isEdited, setEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const back = () => {
    flushSync(() => setEdited(false));
    edit.current?.focus();
  };
  return isEdited ? (
    <EditAnswer answer={answer} onEnd={back} />
  ) : (
    <ShownAnswer answer={answer} onUse={onUse} editRef={edit} onEdit={() => setEdited(true)} />
  );
}

type ShownAnswerProps = {
  answer: Answer;
  onUse: () => void;
  editRef: Ref<HTMLButtonElement>;
  onEdit: () => void;
};

function ShownAnswer({ answer, onUse, editRef, onEdit }: ShownAnswerProps) {
  const { id, title } = answer;
  const remove = useAction("deleteSavedAnswer", {
    stale: ["listSavedAnswers"],
    done: words.deleted,
    failed: { toast: words.notDeleted },
  });
  return (
    <Stack gap={2}>
      <Words of={answer} />
      <Stack direction="row" gap={2}>
        <Button size="sm" variant="outline" aria-label={words.useNamed(title)} onClick={onUse}>
          {words.use}
        </Button>
        <Button ref={editRef} size="sm" variant="plain" aria-label={words.editNamed(title)} onClick={onEdit}>
          {words.edit}
        </Button>
        <AlertDialog
          {...remove.confirmation({ path: { id } })}
          tone="danger"
          title={words.deleteTitle(title)}
          description={words.deleteText}
          confirmLabel={words.delete}
          trigger={
            <Button size="sm" variant="plain" aria-label={words.deleteNamed(title)}>
              {words.delete}
            </Button>
          }
        />
      </Stack>
    </Stack>
  );
}

const Words = ({ of: { title, text } }: { of: Answer }) => (
  <>
    <Text className="font-semibold">{title}</Text>
    <Text size={15} className="whitespace-pre-line wrap-anywhere" dir="auto">
      {text}
    </Text>
  </>
);

function EditAnswer({ answer, onEnd }: { answer: Answer; onEnd: () => void }) {
  const personId = usePersonId();
  const client = useQueryClient();
  const [before] = useState(answer);
  const { id, title, text } = before;
  // What would be overwritten is what is on this page.
  const header = { "If-Match": `"${answer.version}"` };
  const inList = {
    stale: ["listSavedAnswers"],
    learn: (saved: Answer) => [
      change(savedAnswersQuery(personId), (answers) => answers.map((one) => (one.id === saved.id ? saved : one))),
    ],
  } as const;
  const restore = useAction("updateSavedAnswer", { ...inList, done: words.changed, failed: "toast" });
  const update = useAction("updateSavedAnswer", {
    ...inList,
    done: words.changed,
    undo: {
      run: (_input, { version }) =>
        // To what was replaced, which may be another admin's.
        void restore.run({
          path: { id },
          body: { title: answer.title, text: answer.text },
          header: { "If-Match": `"${version}"` },
        }),
      altText: words.undoAlt,
    },
    onDone: onEnd,
  });
  const form = useForm({
    id: `answer-${id}`,
    initial: { title, text },
    check: (values) => ({
      ...(!values.title.trim() && { title: words.nameMissing }),
      ...(seenLengthOf(values.text) < decisionLength.min && { text: messages.decision.short(decisionLength.min) }),
      ...(lengthOf(values.text) > decisionLength.max && { text: messages.decision.long(decisionLength.max) }),
    }),
    send: async (values) => {
      const body = { title: values.title.trim(), text: values.text.trim() };
      try {
        await update.send({ path: { id }, body, header });
      } catch (error) {
        const isChanged = error instanceof ApiProblem && error.kind === "changed-meanwhile";
        if (isChanged) await client.invalidateQueries(savedAnswersQuery(personId));
        throw error;
      }
    },
  });
  const onStart = useEffectEvent(() => form.focus("title"));
  useEffect(() => onStart(), []);
  return (
    <FormFrame form={form} aria-label={words.editNamed(title)}>
      {answer.version === before.version ? null : (
        <Banner live tone="caution" title={words.meanwhile}>
          <Stack gap={2}>
            <Words of={answer} />
          </Stack>
        </Banner>
      )}
      <TextField label={words.name} maxLength={nameLength} {...form.field("title")} />
      <TextArea label={words.text} rows={4} dir="auto" maxLength={decisionLength.max} {...form.field("text")} />
      <Stack direction="row" gap={2}>
        <Button type="submit" size="sm" loading={form.busy}>
          {words.change}
        </Button>
        <Button size="sm" variant="plain" onClick={onEnd}>
          {words.cancel}
        </Button>
      </Stack>
    </FormFrame>
  );
}

function SaveAnswer({ text }: { text: string }) {
  const save = useAction("createSavedAnswer", { stale: ["listSavedAnswers"], done: words.saved });
  const form = useForm({
    id: "save-answer",
    initial: { title: "" },
    check: ({ title }) => (title.trim() ? {} : { title: words.nameMissing }),
    send: async ({ title }) => {
      await save.send({ body: { title: title.trim(), text } });
    },
  });
  return (
    <FormFrame form={form} aria-label={words.save}>
      <TextField label={words.name} hint={words.nameHint} maxLength={nameLength} {...form.field("title")} />
      <Stack direction="row">
        <Button type="submit" variant="outline" loading={form.busy}>
          {words.save}
        </Button>
      </Stack>
    </FormFrame>
  );
}
