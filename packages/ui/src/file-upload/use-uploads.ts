"use client";

import { useEffect, useMemo, useReducer, useRef } from "react";
import { nextToStart, type UploadItem, uploadsReducer, type UploadsState } from "../lib/uploads.ts";

/** Files and what can be done with them: the result of `useUploads`, or the caller's own. */
export type Uploads = UploadsState & {
  add: (files: readonly File[]) => void;
  /** Stops a file that is waiting or being sent, and forgets it. */
  cancel: (id: string) => void;
  retry: (id: string) => void;
  /** Removes a file; `undoRemove` brings the last one back. */
  remove: (id: string) => void;
  undoRemove: () => void;
  /** Moves a file to another position, counted from 0. */
  move: (id: string, to: number) => void;
  setCaption: (id: string, caption: string) => void;
};

export type UseUploadsOptions = {
  /**
   * Sends one file. It returns the file's address if people should see it, and throws if sending fails; the message of
   * an `UploadError` is shown.
   */
  upload: (
    file: File,
    on: { signal: AbortSignal; onProgress: (progress: number) => void },
  ) => Promise<{ url?: string | undefined } | void>;
  /** The files that are already there. */
  initial?: readonly UploadItem[] | undefined;
  /** How many to send at the same time. Default 2. */
  atOnce?: number | undefined;
};

/** Why a file didn't upload, in words for the person who sent it. */
export class UploadError extends Error {
  override name = "UploadError";
}

let count = 0;

/** Keeps a form's files: sends them in turn and reports the progress of each. The caller does the actual sending. */
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
      // Cancelled or removed in the meantime.
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

  // Leaving the page stops files that are still being sent.
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
