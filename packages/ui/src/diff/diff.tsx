"use client";

import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";
import { compareWords, type Piece } from "./words.ts";

/** Every word the comparison shows. Counts come as a number, for plurals, and as the language writes it. */
export type DiffTexts = {
  /** Said before removed words, for screen readers. Default "Removed:". */
  removed: string;
  /** Said before added words, for screen readers. Default "Added:". */
  added: string;
  /** Said where unchanged words follow, for screen readers. Default "End of change." */
  end: string;
  /** Stands for a missing value. Default "Not given". */
  absent: string;
  /** Opens the fields that stay as they were. Default "2 unchanged". */
  unchanged: (count: number, written: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    diff: DiffTexts;
  }
}

const english: DiffTexts = {
  removed: "Removed:",
  added: "Added:",
  end: "End of change.",
  absent: "Not given",
  unchanged: (_, written) => `${written} unchanged`,
};

export type DiffField = {
  /** Its name: "Description". */
  label: string;
  /** What it was; `null` if it was missing. */
  before: string | null;
  /** What it is to be; `null` if it will be missing. */
  after: string | null;
};

export type DiffProps = Omit<ComponentProps<"div">, "children"> & {
  /** What is compared, in the order to show it. Fields that stay as they were are folded away at the end. */
  fields: readonly DiffField[];
  /** Other words. */
  texts?: Partial<DiffTexts> | undefined;
};

/** What a change does, field by field and word by word. */
export function Diff({ fields, texts, className, ...props }: DiffProps) {
  const words = useTexts("diff", english, texts);
  const locale = useLocale();
  const changed = fields.filter(({ before, after }) => (before ?? "") !== (after ?? ""));
  const same = fields.filter((field) => !changed.includes(field));
  return (
    <div data-slot="diff" {...props} className={cn("min-w-0", className)}>
      {changed.length > 0 ? (
        <dl className="grid gap-4">
          {changed.map((field) => (
            <div key={field.label} data-slot="diff-field">
              <dt className="text-14 font-medium text-muted">{field.label}</dt>
              <dd dir="auto" className="mt-1 text-15 wrap-anywhere whitespace-pre-wrap">
                <Change field={field} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {same.length > 0 ? (
        <details className="mt-4 first:mt-0">
          <summary className="w-fit rounded-small py-0.5 text-14 text-muted hover:text-ink hover:underline active:text-ink pointer-coarse:py-3">
            {words.unchanged(same.length, same.length.toLocaleString(locale))}
          </summary>
          <dl className="mt-3 grid gap-4">
            {same.map(({ label, after }) => (
              <div key={label} data-slot="diff-field">
                <dt className="text-14 font-medium text-muted">{label}</dt>
                <dd dir="auto" className="mt-1 text-15 wrap-anywhere whitespace-pre-wrap">
                  {after || <span className="text-muted">{words.absent}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </div>
  );
}

function Change({ field, words }: { field: DiffField; words: DiffTexts }) {
  const [before, after] = [field.before ?? "", field.after ?? ""];
  const pieces = compareWords(before, after);
  const kept = pieces.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.trim().length : 0), 0);
  // Texts with little in common are easier to read one after the other.
  if (kept * 3 < Math.max(before.length, after.length))
    return (
      <>
        <span className="block">
          {before ? <Mark kind="removed" text={before} words={words} /> : <Absent words={words} />}
        </span>
        <span className="mt-1 block">
          {after ? <Mark kind="added" text={after} words={words} /> : <Absent words={words} />}
        </span>
      </>
    );
  return pieces.map(({ kind, text }, index) => {
    const ends = kind !== "same" && pieces[index + 1]?.kind === "same";
    return (
      // Pieces are identified by position: they are never reordered.
      // oxlint-disable-next-line react/no-array-index-key
      <Mark key={index} kind={kind} text={text} words={words} end={ends} />
    );
  });
}

function Mark({ kind, text, words, end = false }: Piece & { words: DiffTexts; end?: boolean }) {
  if (kind === "same") return text;
  const Root = kind === "removed" ? "del" : "ins";
  return (
    <>
      <Root
        className={
          kind === "removed"
            ? "text-rose line-through"
            : "rounded-small bg-green-tint text-ink [del+&]:ms-1 underline decoration-green decoration-2 underline-offset-2"
        }
      >
        <bdi className="sr-only"> {words[kind]} </bdi>
        {text}
      </Root>
      {end ? <bdi className="sr-only"> {words.end} </bdi> : null}
    </>
  );
}

const Absent = ({ words }: { words: DiffTexts }) => <span className="text-muted">{words.absent}</span>;
