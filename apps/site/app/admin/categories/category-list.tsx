import { useQuery } from "@tanstack/react-query";
import { decisionLength } from "@troth/rules/decisions";
import { seenLengthOf } from "@troth/rules/text";
import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { SelectField } from "@troth/ui/select-field";
import { SortableItem, SortableList } from "@troth/ui/sortable-list";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { TextLink } from "@troth/ui/text-link";
import { useAtomValue } from "jotai";
import { type ComponentProps, useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { useFocusOnRemoval } from "../../frame/use-focus-on-removal.ts";
import * as paths from "../../paths.ts";
import type { Category } from "../../queries.ts";
import { createCategory, editCategory } from "../paths.ts";
import { sessionAtom } from "../../state/session.ts";
import { AdminsOnly } from "./admins-only.tsx";
import { allCategoriesQuery, showsCategories } from "./category-queries.ts";
import { messages } from "./messages.ts";

const words = messages.list;

/** Every category, in order; admins can move, edit, retire and merge them. Without a level it is part of a page. */
export function CategoryList({ headingLevel }: { headingLevel?: 1 }) {
  const query = useQuery(allCategoriesQuery());
  return (
    <Stack gap={6}>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Stack gap={2}>
          <Heading level={headingLevel ?? 2} size="section">
            {words.heading}
          </Heading>
          <Text tone="muted">{words.description}</Text>
        </Stack>
        <Button asChild variant="outline">
          <Link to={createCategory}>{words.add}</Link>
        </Button>
      </div>
      <AdminsOnly />
      <QueryContent query={query} lines={12}>
        {(categories) => <Categories categories={categories} />}
      </QueryContent>
    </Stack>
  );
}

function Categories({ categories }: { categories: readonly Category[] }) {
  const { isAdmin } = useAtomValue(sessionAtom).userData;
  const retiredId = useId();
  const root = useRef<HTMLDivElement>(null);
  const listed = categories.filter(({ retired }) => !retired);
  const retired = categories.filter((category) => category.retired);
  useFocusOnRemoval(root, listed.length);
  return (
    <Stack gap={8} ref={root} tabIndex={-1} className="rounded-small">
      <SortableList aria-label={words.label} order={listed.map(({ id }) => id)} disabled={!isAdmin}>
        {listed.map((category) => (
          <Listed key={category.id} category={category} listed={listed} />
        ))}
      </SortableList>
      {retired.length > 0 ? (
        <section aria-labelledby={retiredId}>
          <Heading level={3} size="card" id={retiredId}>
            {words.retiredHeading}
          </Heading>
          <Text size={15} tone="muted" className="mt-1.5">
            {words.retiredHint}
          </Text>
          <ul className="mt-3 divide-y divide-hairline">
            {retired.map((category) => (
              <li key={category.id} className="py-3">
                <Row category={category}>
                  <Reinstate category={category} />
                  <Merge category={category} listed={listed} />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Stack>
  );
}

type ListedProps = { category: Category; listed: readonly Category[] };

function Listed({ category, listed }: ListedProps) {
  const { id, name } = category;
  const move = useAction("moveCategory", {
    meanwhile: "next",
    optimistic: ({ path, body }) => [
      change(allCategoriesQuery(), (items) => {
        const others = items.filter((each) => each.id !== path.id);
        const end = others.filter(({ retired }) => !retired).length;
        const at = body.before === null ? end : others.findIndex((each) => each.id === body.before);
        const moved = items.find((each) => each.id === path.id);
        return moved ? others.toSpliced(at < 0 ? end : at, 0, moved) : items;
      }),
    ],
    stale: ["listCategories"],
    failed: { toast: words.moveFailed },
  });
  const others = listed.filter((each) => each.id !== id);
  return (
    <SortableItem
      id={id}
      name={name}
      onMove={(to) => void move.run({ path: { id }, body: { before: others[to]?.id ?? null } })}
    >
      <Row category={category}>
        <Retire category={category} />
        <Merge category={category} listed={listed} />
      </Row>
    </SortableItem>
  );
}

function Row({ category, children }: { category: Category; children: React.ReactNode }) {
  const { id, slug, name, vendorCount, retired } = category;
  const { isAdmin } = useAtomValue(sessionAtom).userData;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-40">
        {retired ? (
          <Text className="font-semibold wrap-anywhere">{name}</Text>
        ) : (
          <TextLink asChild>
            <Link to={paths.category(slug)} className="font-semibold wrap-anywhere">
              {name}
            </Link>
          </TextLink>
        )}
        <Text size={14} tone="muted">
          {words.vendors(vendorCount)}
        </Text>
      </div>
      <Stack direction="row" gap={2}>
        <Button asChild size="sm" variant="outline">
          <Link to={editCategory(id)} aria-label={words.editOf(name)}>
            {words.edit}
          </Link>
        </Button>
        {isAdmin ? children : null}
      </Stack>
    </div>
  );
}

function Retire({ category }: { category: Category }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      title={messages.retire.title(category.name)}
      description={messages.retire.text}
      trigger={
        <Button size="sm" variant="outline" aria-label={messages.retire.actionOf(category.name)}>
          {messages.retire.action}
        </Button>
      }
    >
      <RetireForm category={category} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function RetireForm({ category: { id, name }, onClose }: { category: Category; onClose: () => void }) {
  const retire = useAction("retireCategory", {
    stale: showsCategories,
    done: messages.retire.done(name),
  });
  const form = useForm({
    id: "retire",
    initial: { reason: "" },
    check: ({ reason }) => ({ reason: wrongWith(reason) }),
    send: async ({ reason }) => {
      await retire.send({ path: { id }, body: { reason: reason.trim() } });
      onClose();
    },
  });
  return (
    <FormFrame form={form}>
      <ReasonField {...form.field("reason")} />
      <Buttons submit={messages.retire.action} busy={form.busy} onCancel={onClose} />
    </FormFrame>
  );
}

/** Why, for the record. */
const ReasonField = (field: Omit<ComponentProps<typeof TextArea>, "label">) => (
  <TextArea
    label={messages.reason.label}
    hint={messages.reason.hint}
    rows={3}
    dir="auto"
    maxLength={decisionLength.max}
    {...field}
  />
);

const wrongWith = (reason: string) =>
  seenLengthOf(reason) < decisionLength.min ? messages.reason.short(decisionLength.min) : undefined;

type ButtonsProps = { submit: string; busy: boolean; onCancel: () => void };

const Buttons = ({ submit, busy, onCancel }: ButtonsProps) => (
  <Stack direction="row" gap={3} className="justify-end">
    <Button variant="outline" onClick={onCancel}>
      {messages.cancel}
    </Button>
    <Button type="submit" tone="danger" loading={busy}>
      {submit}
    </Button>
  </Stack>
);

function Reinstate({ category: { id, name } }: { category: Category }) {
  const reinstate = useAction("reinstateCategory", {
    stale: showsCategories,
    done: messages.reinstate.done(name),
    failed: { toast: messages.reinstate.failed },
  });
  return (
    <Button
      size="sm"
      variant="outline"
      loading={reinstate.busy}
      aria-label={messages.reinstate.actionOf(name)}
      onClick={() => void reinstate.run({ path: { id } })}
    >
      {messages.reinstate.action}
    </Button>
  );
}

function Merge({ category, listed }: ListedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={setOpen}
      title={messages.merge.title(category.name)}
      description={messages.merge.text}
      trigger={
        <Button size="sm" variant="outline" aria-label={messages.merge.actionOf(category.name)}>
          {messages.merge.action}
        </Button>
      }
    >
      <MergeForm category={category} listed={listed} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function MergeForm({ category: { id, name }, listed, onClose }: ListedProps & { onClose: () => void }) {
  const merge = useAction("mergeCategories", {
    stale: showsCategories,
    done: ({ category }) => ({ title: messages.merge.done(name, category.name), tone: "success" }),
  });
  const form = useForm({
    id: "merge",
    initial: { into: "", reason: "" },
    check: ({ into, reason }) => ({ ...(!into && { into: messages.merge.missing }), reason: wrongWith(reason) }),
    send: async ({ into, reason }) => {
      await merge.send({ path: { id }, body: { into, reason: reason.trim() } });
      onClose();
    },
  });
  const others = listed.filter((each) => each.id !== id);
  return (
    <FormFrame form={form}>
      <SelectField
        label={messages.merge.into}
        placeholder={messages.merge.choose}
        options={others.map((each) => ({ value: each.id, label: each.name }))}
        {...form.field("into")}
      />
      <ReasonField {...form.field("reason")} />
      <Buttons submit={messages.merge.submit} busy={form.busy} onCancel={onClose} />
    </FormFrame>
  );
}
