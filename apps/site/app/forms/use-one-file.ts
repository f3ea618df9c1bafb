import { ApiProblem } from "@troth/api-client";
import type { UploadItem, Uploads, UseUploadsOptions } from "@troth/ui/file-upload";
import { useEffect, useRef, useState } from "react";
import { messages as words } from "./one-file-messages.ts";

type Call<Answer> = (file: Blob, on: Parameters<UseUploadsOptions["upload"]>[1]) => Promise<Answer>;

/** A file of a form that stays on the device until the form is sent. */
export function useOneFile() {
  const [item, setItem] = useState<UploadItem | null>(null);
  const sending = useRef<AbortController>(null);
  useEffect(() => () => sending.current?.abort(), []);

  /** @returns null if whoever sent it stopped it. @throws what the call throws */
  const send = async <Answer>(call: Call<Answer>): Promise<Answer | null> => {
    if (!item?.file) return null;
    const controller = new AbortController();
    sending.current = controller;
    const show = (change: Partial<UploadItem>) => setItem((now) => now && { ...now, ...change });
    show({ status: "uploading", progress: undefined });
    try {
      return await call(item.file, { signal: controller.signal, onProgress: (progress) => show({ progress }) });
    } catch (error) {
      show({ status: "waiting", progress: undefined });
      if (controller.signal.aborted) return null;
      throw error;
    }
  };

  /** @param choose told its name, empty once it has been taken out again */
  const uploads = (choose: (name: string) => void): Uploads => {
    const drop = () => {
      sending.current?.abort();
      setItem(null);
      choose("");
    };
    return {
      items: item ? [item] : [],
      add: ([file]) => {
        if (!file) return;
        setItem({ id: "file", name: file.name, size: file.size, status: "waiting", file });
        choose(file.name);
      },
      cancel: drop,
      remove: drop,
      retry: () => undefined,
      undoRemove: () => undefined,
      move: () => undefined,
      setCaption: () => undefined,
    };
  };
  return { uploads, send };
}

const refusals: { [kind: string]: string } = {
  "email-unverified": words.unverified,
  "unsupported-media-type": words.wrongType,
  "no-room": words.noRoom,
};

/** What a form says if its file is refused. */
export function explainRefusedFile(error: unknown): { form: string } | null {
  const refusal = error instanceof ApiProblem && refusals[error.kind];
  return refusal ? { form: refusal } : null;
}
