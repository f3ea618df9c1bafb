"use client";

import { Upload, X } from "lucide-react";
import { type ComponentProps, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { FieldError } from "../field/field.tsx";
import { OptionalMark } from "../field/optional-mark.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale } from "../lib/locale.ts";
import {
  checkFiles,
  formatBytes,
  kindsOf,
  type RefusedFile,
  type UploadItem,
  type UploadRules,
} from "../lib/uploads.ts";
import type { FileUploadTexts } from "./file-upload.tsx";
import type { Uploads } from "./use-uploads.ts";

/** The props of every kind of upload. */
export type UploadProps = Omit<ComponentProps<"fieldset">, "children"> &
  UploadRules & {
    /** What is needed, such as "Photos of the place". */
    label: ReactNode;
    /** Help under the label, before the rules. */
    hint?: ReactNode | undefined;
    /** A problem with the whole field, such as a missing file. */
    error?: ReactNode | undefined;
    /** Says that it may be left empty. Default `false`. */
    optional?: boolean | undefined;
    /** The files: the result of `useUploads`. */
    uploads: Uploads;
  };

export type UploadAreaProps = UploadProps & {
  /** Every word that it shows. */
  words: FileUploadTexts;
  /** Maximum width × height of a photo, for the words; `check` is what enforces it. */
  maxPixels?: number | undefined;
  /** Looks into a chosen file. If it says why it can't be used, it is taken out of the list again. Default any file is fine. */
  check?: ((file: File) => Promise<RefusedFile["why"] | undefined>) | undefined;
  /** The list below. */
  children?: ReactNode | undefined;
};

/** Where files are added: a button, a drop area, pasting; the rules come first, refused files after. */
export function UploadArea({
  label,
  hint,
  error,
  optional = false,
  accept,
  maxSize,
  maxPixels,
  maxCount,
  uploads,
  words,
  check,
  disabled,
  className,
  children,
  ...props
}: UploadAreaProps) {
  const locale = useLocale();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const latest = useRef(uploads);
  useEffect(() => {
    latest.current = uploads;
  });
  const { items, removed } = uploads;
  const many = maxCount !== 1;
  const full = maxCount !== undefined && items.length >= maxCount;
  const write = (bytes: number) => formatBytes(bytes, locale);
  const kinds = new Intl.ListFormat(locale, { type: "disjunction" }).format(kindsOf(accept));
  const megapixels = Math.floor((maxPixels ?? 0) / 1_000_000);
  const rules = [
    kinds && words.kinds(kinds),
    maxSize && words.maxSize(write(maxSize)),
    maxPixels && words.maxPixels(megapixels),
    maxCount && maxCount > 1 && words.maxCount(maxCount),
  ].filter(Boolean);

  const add = (files: readonly File[]) => {
    const { accepted, refused } = checkFiles(files, { accept, maxSize, maxCount }, items);
    setRefused(refused);
    if (accepted.length === 0) return;
    uploads.add(accepted);
    if (check) void takeOutUnfit(accepted, check);
  };
  const takeOutUnfit = async (files: readonly File[], whyNot: NonNullable<typeof check>) => {
    for (const file of files) {
      // oxlint-disable-next-line no-await-in-loop -- an opened photo takes a lot of memory
      const why = await whyNot(file);
      const item = why && latest.current.items.find((each) => each.file === file);
      if (!item) continue;
      takeOut(latest.current, item, true);
      setRefused((others) => [...others, { name: file.name, size: file.size, why }]);
    }
  };
  const why = ({ name, size, why }: RefusedFile) =>
    ({
      type: words.wrongKind(name, kinds),
      size: words.tooLarge(name, write(size), write(maxSize ?? 0)),
      empty: words.empty(name),
      twice: words.twice(name),
      count: words.tooMany(name, maxCount ?? 0),
      unreadable: words.unreadable(name),
      pixels: words.tooManyPixels(name, megapixels),
    })[why];

  const drag = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type !== "drop");
    if (event.type === "drop") add([...event.dataTransfer.files]);
  };
  const done = items.filter(({ status }) => status === "done").length;
  const failed = items.filter(({ status }) => status === "failed").length;

  return (
    // Files can be dropped or pasted anywhere on it; people who can do neither have the button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      data-slot="upload-area"
      data-invalid={error ? "" : undefined}
      aria-describedby={[`${id}-rules`, error && `${id}-error`].filter(Boolean).join(" ")}
      disabled={disabled}
      {...props}
      onDragEnter={drag}
      onDragOver={drag}
      onDrop={drag}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0 || disabled) return;
        event.preventDefault();
        add(files);
      }}
      className={cn("min-w-0", className)}
    >
      <legend className="text-14 font-semibold text-ink">
        {label}
        {optional ? <OptionalMark>{words.optional}</OptionalMark> : null}
      </legend>
      <div id={`${id}-rules`} className="mt-1 text-14 text-muted empty:hidden">
        {hint ? <p>{hint}</p> : null}
        {rules.length > 0 ? <p>{rules.join(" · ")}</p> : null}
      </div>
      <div
        data-slot="upload-drop"
        data-over={over ? "" : undefined}
        className={cn(
          "mt-2.5 flex min-h-24 flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-card border border-dashed border-field bg-surface p-5 text-center transition-colors duration-quick hover:border-ink motion-reduce:transition-none",
          "data-over:border-solid data-over:border-accent-text data-over:bg-tint forced-colors:data-over:outline-2",
          error && "border-rose",
          disabled && "bg-sunken hover:border-field",
        )}
      >
        <Button variant="outline" disabled={disabled || full} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {words.choose(many)}
        </Button>
        <span aria-hidden className={cn("text-14 text-muted", !over && !full && "pointer-coarse:hidden")}>
          {over ? words.dropNow : full ? words.full : words.drop}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-label={words.choose(many)}
          accept={accept}
          multiple={many}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // So that the same file can be chosen again.
            event.target.value = "";
          }}
        />
      </div>
      {error ? (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      ) : null}
      <div role="alert">
        {refused.length > 0 ? (
          <ul data-slot="upload-refused" className="mt-2.5 grid gap-1">
            {refused.map((file, at) => (
              <li
                // The same name may be refused twice.
                // oxlint-disable-next-line react/no-array-index-key
                key={`${file.name} ${at}`}
                className="flex items-center gap-2"
              >
                <FieldError className="min-w-0 grow wrap-anywhere">{why(file)}</FieldError>
                <IconButton
                  label={words.dismiss(file.name)}
                  size="sm"
                  onClick={() => setRefused(refused.filter((each) => each !== file))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {children}
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 text-14 text-muted empty:hidden">
        <output>
          {removed
            ? words.removed(removed.item.name)
            : items.length > 0
              ? words.summary(done, items.length, failed)
              : null}
        </output>
        {removed ? (
          <Button
            // The button that was pressed is gone, so Undo takes the focus.
            key={removed.item.id}
            ref={takeFocus}
            variant="plain"
            size="sm"
            onClick={(event) => {
              const list = event.currentTarget.closest("fieldset");
              uploads.undoRemove();
              requestAnimationFrame(() =>
                list?.querySelector<HTMLElement>(`[data-remove="${CSS.escape(removed.item.id)}"]`)?.focus(),
              );
            }}
          >
            {words.undo}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** Takes a file out of the list again. Undo takes the focus of one that is removed, but not of one that is given up. */
export function takeOut(uploads: Uploads, { id }: Pick<UploadItem, "id">, isGivenUp: boolean) {
  if (!isGivenUp) return uploads.remove(id);
  leaveTile(id);
  uploads.cancel(id);
}

/** Moves the focus out of the tile of a file that is about to go: to the next tile, or to the whole field, where no key does harm. */
function leaveTile(id: string) {
  const tile = document.querySelector(`[data-remove="${CSS.escape(id)}"]`)?.closest("li");
  if (!tile?.contains(document.activeElement)) return;
  const next = (tile.nextElementSibling ?? tile.closest("fieldset")) as HTMLElement;
  next.tabIndex = -1;
  next.focus();
}
