"use client";

import { Check, CircleAlert, FileText, RotateCw, X } from "lucide-react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { useLocale, useTexts } from "../lib/locale.ts";
import { formatBytes, type UploadItem } from "../lib/uploads.ts";
import { Progress } from "../progress/progress.tsx";
import { takeOut, UploadArea, type UploadProps } from "./upload-area.tsx";
import type { Uploads } from "./use-uploads.ts";

export type { UploadItem } from "../lib/uploads.ts";
export { UploadError, type Uploads, useUploads, type UseUploadsOptions } from "./use-uploads.ts";

/** Every word for choosing and sending files; sizes and lists of file types arrive formatted for the language. */
export type FileUploadTexts = {
  /** Default "Choose files", "Choose a file". */
  choose: (many: boolean) => string;
  /** Shown beside the button. Default "or drop or paste here". */
  drop: string;
  /** Shown while files are dragged over it. Default "Drop to add". */
  dropNow: string;
  /** Shown when no more files fit. Default "That’s the limit". */
  full: string;
  /** Default "optional". */
  optional: string;
  /** The rules, given up front. Default "PDF or JPEG". */
  kinds: (kinds: string) => string;
  /** Default "up to 10 MB each". */
  maxSize: (size: string) => string;
  /** Only of photos. Default "up to 24 megapixels". */
  maxPixels: (megapixels: number) => string;
  /** Default "at most 5". */
  maxCount: (count: number) => string;
  /** Why a file was refused. `kinds` is "" where any image is allowed and this isn't one. */
  wrongKind: (name: string, kinds: string) => string;
  tooLarge: (name: string, size: string, most: string) => string;
  empty: (name: string) => string;
  twice: (name: string) => string;
  tooMany: (name: string, most: number) => string;
  /** What was chosen as a photo can't be opened as one. */
  unreadable: (name: string) => string;
  /** The photo is larger than that in megapixels. */
  tooManyPixels: (name: string, most: number) => string;
  /** Dismisses that line. */
  dismiss: (name: string) => string;
  waiting: string;
  uploading: (name: string) => string;
  done: string;
  /** Shown when the caller gives no reason. */
  failed: string;
  cancel: (name: string) => string;
  retry: string;
  /** Added for screen readers. */
  retryOf: (name: string) => string;
  remove: (name: string) => string;
  /** Announced, with an Undo button beside it. */
  removed: (name: string) => string;
  undo: string;
  /** The overall progress, announced. */
  summary: (done: number, total: number, failed: number) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "file-upload": FileUploadTexts;
  }
}

export const fileUploadTexts: FileUploadTexts = {
  choose: (many) => (many ? "Choose files" : "Choose a file"),
  drop: "or drop or paste here",
  dropNow: "Drop to add",
  full: "That’s the limit",
  optional: "optional",
  kinds: (kinds) => kinds,
  maxSize: (size) => `up to ${size} each`,
  maxPixels: (megapixels) => `up to ${megapixels} megapixels`,
  maxCount: (count) => `at most ${count}`,
  wrongKind: (name, kinds) => (kinds ? `We can’t use ${name}. Choose ${kinds}.` : `We can’t use ${name}.`),
  tooLarge: (name, size, most) => `${name} is ${size}. Choose one of ${most} or less.`,
  empty: (name) => `${name} is empty. Choose another file.`,
  twice: (name) => `You’ve already added ${name}.`,
  tooMany: (name, most) => `${name} is one too many: the limit is ${most}. Remove another first.`,
  unreadable: (name) => `${name} can’t be opened as a photo. It may be damaged. Choose another file.`,
  tooManyPixels: (name, most) => `${name} has more than ${most} megapixels. Choose a smaller photo.`,
  dismiss: (name) => `Dismiss: ${name}`,
  waiting: "Waiting",
  uploading: (name) => `Uploading ${name}`,
  done: "Uploaded",
  failed: "That didn’t upload. Try again.",
  cancel: (name) => `Cancel ${name}`,
  retry: "Try again",
  retryOf: (name) => `(${name})`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `Removed ${name}.`,
  undo: "Undo",
  summary: (done, total, failed) => `${done} of ${total} uploaded${failed > 0 ? `, ${failed} failed` : ""}`,
};

export type FileUploadProps = UploadProps & {
  /** Other words. */
  texts?: Partial<FileUploadTexts> | undefined;
};

/**
 * Files that go with a form. The caller sends them, with `useUploads`; this shows which files are allowed and the
 * progress of each.
 */
export function FileUpload({ texts, ...props }: FileUploadProps) {
  const words = useTexts("file-upload", fileUploadTexts, texts);
  const { uploads, disabled = false } = props;
  return (
    <UploadArea data-slot="file-upload" {...props} words={words}>
      {uploads.items.length > 0 ? (
        <ul className="mt-3 grid gap-2">
          {uploads.items.map((item) => (
            <FileRow key={item.id} item={item} uploads={uploads} words={words} disabled={disabled} />
          ))}
        </ul>
      ) : null}
    </UploadArea>
  );
}

type FileRowProps = { item: UploadItem; uploads: Uploads; words: FileUploadTexts; disabled: boolean };

function FileRow({ item, uploads, words, disabled }: FileRowProps) {
  const locale = useLocale();
  const { id, name, size, status, progress, error } = item;
  const Icon = status === "done" ? Check : status === "failed" ? CircleAlert : FileText;
  const about =
    status === "failed"
      ? (error ?? words.failed)
      : status === "done"
        ? words.done
        : status === "waiting"
          ? words.waiting
          : null;
  const running = status === "waiting" || status === "uploading";
  return (
    <li
      data-slot="upload-item"
      data-status={status}
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-field border border-hairline bg-surface py-2 ps-3.5 pe-1.5 data-[status=failed]:border-rose"
    >
      <Icon
        aria-hidden
        className="size-5 text-muted group-data-[status=done]:text-green group-data-[status=failed]:text-rose"
      />
      <div className="min-w-0">
        <p className="truncate text-15 font-medium">
          <bdi>{name}</bdi>
        </p>
        {status === "uploading" ? (
          <Progress labelHidden label={words.uploading(name)} value={progress} className="py-1" />
        ) : (
          <p className={status === "failed" ? "text-13 font-medium text-rose" : "figures text-13 text-muted"}>
            {[status === "failed" || size === undefined ? null : formatBytes(size, locale), about]
              .filter(Boolean)
              .join(" · ")}
          </p>
        )}
      </div>
      <div className="flex items-center">
        {status === "failed" ? (
          <Button variant="plain" size="sm" disabled={disabled} onClick={() => uploads.retry(id)}>
            <RotateCw aria-hidden />
            <span className="max-sm:sr-only">{words.retry}</span>
            <span className="sr-only">{words.retryOf(name)}</span>
          </Button>
        ) : null}
        <IconButton
          data-remove={id}
          label={running ? words.cancel(name) : words.remove(name)}
          size="sm"
          disabled={disabled}
          onClick={() => takeOut(uploads, item, running)}
        >
          <X aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
