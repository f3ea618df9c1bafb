"use client";

import { ArrowLeft, ArrowRight, ImageIcon, RotateCw, X } from "lucide-react";
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { controlClasses, FieldError } from "../field/field.tsx";
import { type FileUploadTexts, fileUploadTexts } from "../file-upload/file-upload.tsx";
import { takeOut, UploadArea, type UploadProps } from "../file-upload/upload-area.tsx";
import type { Uploads } from "../file-upload/use-uploads.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useTexts } from "../lib/locale.ts";
import type { UploadItem } from "../lib/uploads.ts";
import { Progress } from "../progress/progress.tsx";

/** The words for photos; those for choosing and sending are `FileUploadTexts`. */
export type PhotoUploadTexts = {
  /** Default "Choose photos", "Choose a photo". */
  choose: (many: boolean) => string;
  /** Marks the first. Default "Cover". */
  cover: string;
  makeCover: string;
  /** Added for screen readers. */
  coverOf: (name: string) => string;
  earlier: (name: string) => string;
  later: (name: string) => string;
  /** Announced after a move; positions are counted from 1. */
  moved: (name: string, place: number, total: number) => string;
  /** Names what a photo shows. */
  caption: (name: string) => string;
  /** The placeholder while it is empty. */
  captionHint: string;
  /** Shown when the photo can't be displayed. */
  noPreview: string;
  /** Shown while existing photos are being fetched. */
  loading: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "photo-upload": PhotoUploadTexts;
  }
}

const english: PhotoUploadTexts = {
  choose: (many) => (many ? "Choose photos" : "Choose a photo"),
  cover: "Cover",
  makeCover: "Make cover",
  coverOf: (name) => `(${name})`,
  earlier: (name) => `Move ${name} earlier`,
  later: (name) => `Move ${name} later`,
  moved: (name, place, total) => `${name} is now ${place} of ${total}.`,
  caption: (name) => `What ${name} shows`,
  captionHint: "What does it show?",
  noPreview: "No preview",
  loading: "Fetching your photos",
};

export type PhotoUploadProps = UploadProps & {
  /** Existing photos are being fetched. Default `false`. */
  loading?: boolean | undefined;
  /** Maximum width × height of a photo, in pixels. Default any. */
  maxPixels?: number | undefined;
  /**
   * Whether a chosen photo is there already, under whatever name. Default one of the same name and size is refused
   * anyway.
   */
  isTwice?: ((file: File) => Promise<boolean>) | undefined;
  /** Other words, including those for choosing and sending. */
  texts?: Partial<PhotoUploadTexts & Omit<FileUploadTexts, "choose">> | undefined;
};

/** Photos that go with a form, in order; the first one is the cover. */
export function PhotoUpload({
  accept = "image/jpeg,image/png,image/webp",
  loading = false,
  maxPixels,
  isTwice,
  texts,
  ...props
}: PhotoUploadProps) {
  const words = useTexts("photo-upload", english, texts);
  const { choose: _, ...own } = texts ?? {};
  const fileWords = useTexts("file-upload", fileUploadTexts, own);
  const { uploads, disabled = false } = props;
  const { items } = uploads;
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const dragged = useDrag(uploads);

  const move = (item: UploadItem, to: number, focus: string) => {
    const place = Math.max(0, Math.min(to, items.length - 1));
    if (place === items.indexOf(item)) return;
    uploads.move(item.id, place);
    setSaid(words.moved(item.name, place + 1, items.length));
    // A tile that moves within the page loses the focus on the way.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(
          `[data-photo="${CSS.escape(item.id)}"] [data-move="${place === 0 && focus === "cover" ? "later" : focus}"]`,
        )
        ?.focus(),
    );
  };

  return (
    <UploadArea
      data-slot="photo-upload"
      accept={accept}
      {...props}
      maxPixels={maxPixels}
      check={async (file) => (await faultIn(file, maxPixels)) ?? ((await isTwice?.(file)) ? "twice" : undefined)}
      words={{ ...fileWords, choose: words.choose }}
    >
      <output className="sr-only">{said}</output>
      {loading ? (
        <output className="mt-3 grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          <span className="sr-only">{words.loading}</span>
          {[0, 1, 2].map((at) => (
            <span
              key={at}
              aria-hidden
              className="aspect-4/3 animate-pulse rounded-card bg-sunken motion-reduce:animate-none"
            />
          ))}
        </output>
      ) : items.length > 0 ? (
        <ol ref={list} className="mt-3 grid grid-cols-1 gap-x-3 gap-y-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {items.map((item, at) => (
            <PhotoTile
              key={item.id}
              item={item}
              at={at}
              total={items.length}
              lifted={dragged.id === item.id}
              uploads={uploads}
              words={words}
              fileWords={fileWords}
              disabled={disabled}
              onLift={() => dragged.lift(item.id)}
              onMove={(to, focus) => move(item, to, focus)}
            />
          ))}
        </ol>
      ) : null}
    </UploadArea>
  );
}

type PhotoTileProps = {
  item: UploadItem;
  at: number;
  total: number;
  lifted: boolean;
  uploads: Uploads;
  words: PhotoUploadTexts;
  fileWords: FileUploadTexts;
  disabled: boolean;
  onLift: () => void;
  onMove: (to: number, focus: string) => void;
};

function PhotoTile({ item, at, total, lifted, uploads, words, fileWords, disabled, onLift, onMove }: PhotoTileProps) {
  const { id, name, status, progress, error, caption = "" } = item;
  const preview = usePreview(item.file);
  const [broken, setBroken] = useState(false);
  const running = status === "waiting" || status === "uploading";

  const byKey = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = event.currentTarget.matches(":dir(rtl)");
    const to = { ArrowLeft: rtl ? at + 1 : at - 1, ArrowRight: rtl ? at - 1 : at + 1, Home: 0, End: total - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to, event.currentTarget.dataset["move"] ?? "later");
  };
  const moveButton = (which: "earlier" | "later") => {
    const end = which === "earlier" ? at === 0 : at === total - 1;
    const Arrow = which === "earlier" ? ArrowLeft : ArrowRight;
    return (
      <IconButton
        data-move={which}
        label={words[which](name)}
        size="sm"
        disabled={disabled}
        // Not `disabled` at the ends, because the focus would be lost.
        aria-disabled={end || undefined}
        onKeyDown={byKey}
        onClick={() => (end ? undefined : onMove(which === "earlier" ? at - 1 : at + 1, which))}
      >
        <Arrow aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    );
  };

  return (
    <li data-slot="photo-upload-photo" data-photo={id} data-status={status} className="min-w-0">
      <div
        // Dragging is one of three ways; the buttons below do the same.
        onPointerDown={(event) => {
          const grabbed = event.target instanceof Element && !event.target.closest("button");
          if (grabbed && !disabled && event.button === 0 && event.pointerType !== "touch") {
            event.preventDefault();
            onLift();
          }
        }}
        className={cn(
          "relative aspect-4/3 overflow-hidden rounded-card border border-hairline bg-sunken select-none",
          !disabled && "cursor-grab active:cursor-grabbing",
          lifted && "shadow-float outline-3 outline-offset-2 outline-focus",
          status === "failed" && "border-rose",
        )}
      >
        {(item.file || item.url) && !broken ? (
          <img
            ref={preview}
            src={item.file ? undefined : item.url}
            alt={caption || name}
            draggable={false}
            onError={() => setBroken(true)}
            className={cn("size-full object-cover", status !== "done" && "opacity-60")}
          />
        ) : (
          <span className="grid size-full place-content-center justify-items-center gap-1 p-2 text-center text-13 text-muted">
            <ImageIcon aria-hidden className="size-7" />
            {broken ? words.noPreview : null}
          </span>
        )}
        {at === 0 ? (
          <Badge size="sm" className="absolute start-2 top-2 bg-surface">
            {words.cover}
          </Badge>
        ) : null}
        <IconButton
          data-remove={id}
          label={running ? fileWords.cancel(name) : fileWords.remove(name)}
          variant="outline"
          size="sm"
          disabled={disabled}
          onClick={() => takeOut(uploads, item, running)}
          className="absolute end-1.5 top-1.5"
        >
          <X aria-hidden />
        </IconButton>
        {running ? (
          <div className="absolute inset-x-0 bottom-0 bg-surface px-2.5 py-2 text-13">
            {status === "waiting" ? (
              fileWords.waiting
            ) : (
              <Progress labelHidden label={fileWords.uploading(name)} value={progress} />
            )}
          </div>
        ) : null}
      </div>
      {status === "failed" ? (
        <div className="mt-1.5 min-h-11">
          <FieldError className="text-13">{error ?? fileWords.failed}</FieldError>
          <Button
            variant="plain"
            size="sm"
            disabled={disabled}
            onClick={() => uploads.retry(id)}
            className="-ms-2 px-2"
          >
            <RotateCw aria-hidden />
            {fileWords.retry}
            <span className="sr-only">{fileWords.retryOf(name)}</span>
          </Button>
        </div>
      ) : (
        <input
          type="text"
          aria-label={words.caption(name)}
          placeholder={words.captionHint}
          dir="auto"
          maxLength={200}
          disabled={disabled}
          value={caption}
          onChange={(event) => uploads.setCaption(id, event.target.value)}
          className={cn(controlClasses(), "mt-1.5 px-2.5 py-1 text-14 pointer-coarse:text-16")}
        />
      )}
      {total > 1 ? (
        <div className="-ms-1.5 mt-0.5 flex items-center">
          {moveButton("earlier")}
          {moveButton("later")}
          {at > 0 ? (
            <Button
              variant="plain"
              size="sm"
              disabled={disabled}
              onClick={() => onMove(0, "cover")}
              className="ms-auto px-2 text-13"
            >
              {words.makeCover}
              <span className="sr-only">{words.coverOf(name)}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Opens it, and says what is wrong with the photo in it. */
async function faultIn(file: File, maxPixels = Infinity): Promise<"unreadable" | "pixels" | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const pixels = picture.width * picture.height;
    picture.close();
    return pixels > maxPixels ? "pixels" : undefined;
  } catch {
    // Older browsers can't open AVIFs.
    return file.type === "image/avif" ? undefined : "unreadable";
  }
}

/** Shows the local file, so that nothing flickers once it has been uploaded. */
function usePreview(file: File | undefined) {
  return useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const local = URL.createObjectURL(file);
      image.src = local;
      return () => URL.revokeObjectURL(local);
    },
    [file],
  );
}

/** Moves the dragged photo to the position of the one under the pointer; Escape puts it back. */
function useDrag({ items, move }: Uploads) {
  const [held, setHeld] = useState<{ id: string; from: number }>();
  const order = useRef(items);
  const moveTo = useRef(move);
  useEffect(() => {
    order.current = items;
    moveTo.current = move;
  });
  useEffect(() => {
    if (!held) return;
    const ends = new AbortController();
    const { signal } = ends;
    const placeOf = (id: string | undefined) => order.current.findIndex((item) => item.id === id);
    window.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const under = document
          .elementsFromPoint(clientX, clientY)
          .map((element) => element.closest<HTMLElement>("[data-photo]")?.dataset["photo"])
          .find(Boolean);
        const to = placeOf(under);
        if (to >= 0 && under !== held.id) moveTo.current(held.id, to);
      },
      { signal },
    );
    const drop = () => setHeld(undefined);
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", drop, { signal });
    window.addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        moveTo.current(held.id, held.from);
        drop();
      },
      { signal },
    );
    return () => ends.abort();
  }, [held]);
  return { id: held?.id, lift: (id: string) => setHeld({ id, from: items.findIndex((item) => item.id === id) }) };
}
