"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { Fragment, type KeyboardEvent, useEffect, useRef } from "react";
import { shareStyleNonce } from "../lib/style-nonce.ts";
import { isUnusedEscape } from "../lib/unused-escape.ts";
import type { GalleryPicture, GalleryTexts } from "./gallery.tsx";

type ViewerProps = {
  pictures: readonly GalleryPicture[];
  label: string;
  words: GalleryTexts;
  shown: number | null;
  onShownChange: (shown: number | null) => void;
};

/** Shows the pictures one at a time over the whole page; loaded when someone opens it. */
export function GalleryViewer({ pictures, label, words, shown, onShownChange }: ViewerProps) {
  const total = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  // Radix returns the focus to one trigger, but many buttons open this.
  useEffect(shareStyleNonce, []);
  const cameFrom = useRef<Element | null>(null);
  const copy = useRef<HTMLImageElement>(null);
  const go = (step: number) => onShownChange(((shown ?? 0) + step + total) % total);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const rightToLeft = getComputedStyle(event.currentTarget).direction === "rtl";
    if (event.key === "ArrowLeft") go(rightToLeft ? 1 : -1);
    else if (event.key === "ArrowRight") go(rightToLeft ? -1 : 1);
    else if (event.key === "Home") onShownChange(0);
    else if (event.key === "End") onShownChange(total - 1);
    else if (isUnusedEscape(event)) onShownChange(null);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={(open) => (open ? undefined : onShownChange(null))}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-float bg-sunken" />
        <Dialog.Content
          data-slot="gallery-viewer"
          data-theme="dark"
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-float grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] bg-sunken text-ink outline-none"
        >
          <div className="flex items-center justify-between gap-4 px-4 py-2.5 sm:px-6">
            <Dialog.Title className="truncate text-15 font-medium">{label}</Dialog.Title>
            <Dialog.Close aria-label={words.close} className={viewerButtonClasses}>
              <X aria-hidden className="size-5.5" />
            </Dialog.Close>
          </div>
          <div className="relative min-h-0 px-2 sm:px-20">
            {picture ? (
              <Fragment key={picture.src}>
                {picture.placeholder ? (
                  <img
                    ref={copy}
                    aria-hidden
                    src={picture.placeholder}
                    alt=""
                    width={picture.width}
                    height={picture.height}
                    className="absolute inset-0 size-full object-contain px-2 blur-[8px] sm:px-20"
                  />
                ) : null}
                <picture className="contents">
                  {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes="100vw" /> : null}
                  <img
                    src={picture.full ?? picture.src}
                    srcSet={picture.full ? undefined : picture.srcSet}
                    sizes={picture.full ? undefined : "100vw"}
                    alt={picture.alt}
                    width={picture.width}
                    height={picture.height}
                    // Nothing cuts the copy to the picture's shape: it would show around it.
                    onLoad={() => void (copy.current && (copy.current.hidden = true))}
                    className="relative size-full object-contain"
                  />
                </picture>
              </Fragment>
            ) : null}
          </div>
          <div className="flex items-center justify-center gap-4 px-4 py-2.5">
            {total > 1 ? (
              <button type="button" aria-label={words.previous} onClick={() => go(-1)} className={viewerButtonClasses}>
                <ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
              </button>
            ) : null}
            <p className="figures min-w-16 text-center text-14 text-muted">
              <output>{words.position((shown ?? 0) + 1, total)}</output>
              {picture?.alt ? <span className="block text-ink">{picture.alt}</span> : null}
            </p>
            {total > 1 ? (
              <button type="button" aria-label={words.next} onClick={() => go(1)} className={viewerButtonClasses}>
                <ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />
              </button>
            ) : null}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const viewerButtonClasses =
  "grid size-11 shrink-0 place-items-center rounded-pill text-ink hover:bg-surface active:bg-pressed";
