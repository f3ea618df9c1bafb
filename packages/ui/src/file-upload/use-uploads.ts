"use client";

import { useEffect, useMemo, useReducer, useRef } from "react";
import { nextToStart, type UploadItem, uploadsReducer, type UploadsState } from "../lib/uploads.ts";

/** Files and what can be done with them: what `useUploads` answers, or a caller's own. */
export type Uploads = UploadsState & {
  add: (files: readonly File[]) => void;
  /** Stops one that waits or is on its way, and forgets it. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Takes one away; `undoRemove` brings the last one back. */
  remove: (id: string) => void;
  undoRemove: () => void;
  /** Moves one to another place, counted from 0. */
  move: (id: string, to: number) => void;
  setCaption: (id: string, caption: string) => void;
};

export type UseUploadsOptions = {
  /**
   * Sends one file. It answers where the file lies, if anybody is to see it; it throws what went wrong, whose message is
   * shown when it is an `UploadError`.
   */
  upload: (
    file: File,
    on: { signal: AbortSignal; onProgress: (progress: number) => void },
  ) => Promise<{ url?: string | undefined } | void>;
  /** What is there already. */
  initial?: readonly UploadItem[] | undefined;
  /** How many go at once. Default 2. */
  atOnce?: number | undefined;
};

/** Why a file did not arrive, in words for the person who sent it. */
export class UploadError extends Error {
  override name = "UploadError";
}

let count = 0;

/** Keeps the files of a form: sends them in turn, and tells how far each is. The sending itself is the caller's. */
export function useUploads({ upload, initial = [], atOnce = 2 }: UseUploadsOptions): Uploads {
  const [state, dispatch] = useReducer(uploadsReducer, { items: initial });
  const running = useRef(new Map<string, AbortController>());
  const send = useRef(upload);
  useEffect(() => {
    send.current = upload;
  });

  useEffect(() => {
    const under = running.current;
    for (const [id, controller] of under) {
      // Cancelled or removed meanwhile.
      if (state.items.some((item) => item.id === id && /^(?:waiting|uploading)$/u.test(item.status))) continue;
      controller.abort();
      under.delete(id);
    }
    for (const { id, file } of nextToStart(state.items, atOnce)) {
      if (!file || under.has(id)) continue;
      const controller = new AbortController();
      const { signal } = controller;
      under.set(id, controller);
      dispatch({ type: "start", id });
      const onProgress = (progress: number) => {
        if (!signal.aborted) dispatch({ type: "progress", id, progress });
      };
      const run = async () => {
        const end = await send.current(file, { signal, onProgress }).then(
          (answer) => ({ type: "done", id, url: answer?.url }) as const,
          (error: unknown) =>
            ({ type: "fail", id, error: error instanceof UploadError ? error.message : undefined }) as const,
        );
        if (signal.aborted) return;
        under.delete(id);
        dispatch(end);
      };
      void run();
    }
  }, [state.items, atOnce]);

  // Whoever leaves the page stops what is on its way.
  useEffect(() => {
    const under = running.current;
    return () => {
      for (const controller of under.values()) controller.abort();
      under.clear();
    };
  }, []);

  return useMemo(
    () => ({
      ...state,
      add: (files) =>
        dispatch({
          type: "add",
          items: files.map((file) => ({
            id: `upload-${++count}`,
            name: file.name,
            size: file.size,
            status: "waiting",
            file,
          })),
        }),
      cancel: (id) => dispatch({ type: "cancel", id }),
      retry: (id) => dispatch({ type: "retry", id }),
      remove: (id) => dispatch({ type: "remove", id }),
      undoRemove: () => dispatch({ type: "undo" }),
      move: (id, to) => dispatch({ type: "move", id, to }),
      setCaption: (id, caption) => dispatch({ type: "caption", id, caption }),
    }),
    [state],
  );
}
