// The photos of a listing or a review: kept on this device as soon as they are chosen, uploaded as soon as there is someone to
// upload them for. Nothing waits for anything else: people may choose photos as guests or without a connection, leave,
// and find them again.
import { ApiProblem, NetworkError } from "@troth/api-client";
import { pictureOf } from "@troth/api-client/pictures";
import { photoIdOf } from "@troth/rules/photos";
import { UploadError, type Uploads, useUploads } from "@troth/ui/file-upload";
import { useAtomValue } from "jotai";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useUpload } from "../actions/use-upload.ts";
import { isSame } from "../forms/merge.ts";
import { problemMessage } from "../forms/problem-message.ts";
import type { DraftPhoto } from "../state/draft-photo.ts";
import { dropPhoto, keepPhoto, keptPhotos, newPhotoKey, type PhotoScope } from "../state/photo-store.ts";
import { sessionAtom } from "../state/session.ts";
import { messages as words } from "./messages.ts";

type Files = ReadonlyMap<string, File>;

const noFiles: Files = new Map();

/**
 * The files of the photos that still have to be uploaded; null until they have been read.
 *
 * @param scope What they are for; null if none are kept on this device.
 */
export function useKeptFiles(photos: readonly DraftPhoto[], scope: PhotoScope | null) {
  const [asked, ask] = useState(() => ({ time: 0, keys: keysOf(photos) }));
  const [read, setRead] = useState<{ asked: typeof asked; files: Files } | null>(null);
  const [shown, show] = useState<typeof asked | null>(null);
  useEffect(() => {
    if (scope === null) return undefined;
    let left = false;
    void keptPhotos(asked.keys, scope).then((files) => !left && setRead({ asked, files }));
    return () => void (left = true);
  }, [asked, scope]);
  const readAgain = () => ask({ time: asked.time + 1, keys: keysOf(photos) });

  if (read?.asked === asked && shown !== asked) {
    // A photo that has joined the draft since would be taken for lost. Once they are shown, others are added there.
    if (keysOf(photos).every((key) => asked.keys.includes(key))) show(asked);
    else readAgain();
  }
  return {
    /** Null until they have been read. */
    files: scope === null ? noFiles : shown === asked && read ? read.files : null,
    /** Tells one reading from the next, for the `key` of what shows them. */
    time: asked.time,
    /** The photos were changed elsewhere, such as in another tab. */
    readAgain,
  };
}

/** Has the photos read again once they were changed elsewhere. */
export function useReadAgain(isBehind: boolean, onBehind: () => void): void {
  const readAgain = useEffectEvent(onBehind);
  useEffect(() => {
    if (isBehind) readAgain();
  }, [isBehind]);
}

const keysOf = (photos: readonly DraftPhoto[]) => photos.filter(({ id }) => !id).map(({ key }) => key);

/** A photo, and what became of its file. */
type Photo = Pick<DraftPhoto, "key" | "id" | "url" | "refused"> & {
  /** The id that the server gives its file; empty if it can't be known here. */
  expectedId?: Promise<string>;
  isKept: boolean;
  /** Resolves once that is decided. */
  keeping?: Promise<void>;
  error?: unknown;
};

export type Photos = {
  uploads: Uploads;
  /**
   * Uploads what has not been uploaded. Resolves to the server's ids by the keys of the photos.
   * @throws PhotosMissing if files can't be used, PhotosLeft, or else why a photo could not be uploaded
   */
  arrive: () => Promise<Map<string, string>>;
  /** Leaves out what `arrive` has missed. Resolves once the draft is without it. */
  leaveOut: () => Promise<void>;
  /** Whether a chosen file is that of a photo before it. */
  isTwice: (file: File) => Promise<boolean>;
  /** How many are on the server. */
  arrived: number;
  /** They were changed elsewhere: by another tab, or by someone else. */
  isBehind: boolean;
};

type PhotosOptions = {
  /** Those of the draft. */
  photos: readonly DraftPhoto[];
  files: Files;
  /** What files are kept for on this device until they have been uploaded; null if they aren't. */
  scope: PhotoScope | null;
  /** Called with what to keep in the draft. */
  onChange: (photos: DraftPhoto[]) => void;
};

export function usePhotos({ photos, files, scope, onChange }: PhotosOptions): Photos {
  const { isLoggedIn } = useAtomValue(sessionAtom);
  const send = useUpload("uploadPhoto");
  const onDevice = scope !== null;
  const [known] = useState(() => createPhotos(photos, files, scope ?? ""));
  const keep = onDevice ? keepOnDevice : () => Promise.resolve();

  const uploads = useUploads({
    // The server works on one at a time, and the first of them is the cover.
    atOnce: 1,
    initial: photos.flatMap(({ key, id, url, name, alt: caption }): Uploads["items"][number][] => {
      const file = files.get(key);
      if (id) return [{ id: key, name, caption, url, status: "done" }];
      return file ? [{ id: key, name, caption, file, status: isLoggedIn ? "waiting" : "done" }] : [];
    }),
    upload: async (file, on) => {
      const photo = known.of(file);
      delete photo.error;
      // What failed gets another chance.
      await photo.keeping;
      if (!photo.isKept) delete photo.keeping;
      await keep(photo, file);
      if (!isLoggedIn) return keptAtLeast(photo, words.noRoom);
      try {
        const answer = await send(file, on);
        Object.assign(photo, { id: answer.id, url: pictureOf(answer, "")?.src ?? "", refused: undefined });
      } catch (error) {
        Object.assign(photo, { error, refused: isRefused(error) || undefined });
        if (isWaitingForPerson(error)) return keptAtLeast(photo, explain(error));
        throw new UploadError(explain(error), { cause: error });
      }
      if (onDevice) await dropPhoto(photo.key);
      return { url: photo.url };
    },
  });

  const { items } = uploads;
  const latest = useRef(uploads);
  /** The photos as this list has them. */
  const told = useRef(photos);
  const [isBehind, setBehind] = useState(false);
  // Before what this list has to say itself.
  useEffect(() => {
    if (isSame(photos, told.current)) return;
    // Unless what this list has just said is still on its way here.
    const timer = setTimeout(setBehind, 0, true);
    return () => clearTimeout(timer);
  }, [photos]);
  const listeners = useRef<(() => void)[]>([]);
  const tell = useEffectEvent((chosen: Uploads["items"]) => {
    const next = chosen.flatMap((item): DraftPhoto[] => {
      const { key, id, url, isKept, refused } = known.of(item.file ?? item.id);
      return id || isKept
        ? [{ key, id, url, name: item.name, alt: item.caption ?? "", ...(refused && { refused }) }]
        : [];
    });
    const isNew = !isSame(next, told.current);
    told.current = next;
    if (isNew) onChange(next);
  });
  useEffect(() => {
    tell(items);
    // All of them, before it is their turn to be uploaded.
    const keeping = items.flatMap(({ file }) =>
      onDevice && file && !known.of(file).keeping ? [keepOnDevice(known.of(file), file)] : [],
    );
    if (keeping.length > 0) void Promise.all(keeping).then(() => tell(latest.current.items));
  }, [items, known, onDevice]);

  useEffect(() => {
    latest.current = uploads;
    for (const listener of listeners.current.splice(0)) listener();
  }, [uploads]);

  const hasLeft = useRef(false);
  useEffect(() => {
    const waiting = listeners.current;
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      for (const listener of waiting.splice(0)) listener();
    };
  }, []);

  const retry = (isMeant: (photo: Photo) => boolean) => {
    for (const { id, file, status } of latest.current.items) {
      if ((status === "done" || status === "failed") && file && isMeant(known.of(file))) latest.current.retry(id);
    }
  };

  // Someone has logged in, here or in another tab.
  const begin = useEffectEvent(() => retry(({ id, error }) => !id && !error));
  useEffect(() => {
    if (isLoggedIn) begin();
  }, [isLoggedIn]);

  // The connection is back.
  useEffect(() => {
    const onOnline = () => retry(({ error }) => error instanceof NetworkError);
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  });

  // The server has turned some away: it says when to ask again.
  const pauses = items.map(({ file, status }) => {
    const error = status === "failed" && file && known.of(file).error;
    return isForLater(error) ? (error.retryAfter ?? PAUSE) : 0;
  });
  const pause = Math.max(0, ...pauses);
  const askAgain = useEffectEvent(() => retry(({ error }) => isForLater(error)));
  useEffect(() => {
    if (pause === 0) return undefined;
    const timer = setTimeout(() => askAgain(), pause * 1_000);
    return () => clearTimeout(timer);
  }, [pause]);

  const change = () =>
    new Promise<void>((resolve) => (hasLeft.current ? resolve() : void listeners.current.push(resolve)));
  /** Files that can't be read are reported elsewhere, and pages that aren't secure can't hash. */
  const idOf = async (file: File): Promise<string> =>
    (known.of(file).expectedId ??= file
      .arrayBuffer()
      .then(photoIdOf)
      .catch(() => ""));
  const isMissing = ({ file, id }: Uploads["items"][number]) => !known.of(file ?? id).id;

  return {
    uploads,
    isBehind,
    isTwice: async (chosen) => {
      const id = await idOf(chosen);
      const before = latest.current.items.slice(
        0,
        latest.current.items.findIndex(({ file }) => file === chosen),
      );
      const ids = before.map(({ file, id: key }) => known.of(file ?? key).id || (file && idOf(file)));
      return id !== "" && (await Promise.all(ids)).includes(id);
    },
    arrived: items.filter(({ file, id }) => known.of(file ?? id).id).length,
    arrive: async () => {
      const isOpen = ({ status }: Uploads["items"][number]) => status === "waiting" || status === "uploading";
      const missing = () => latest.current.items.filter(isMissing);
      // What failed before gets another chance with each press.
      if (missing().length > 0 && !latest.current.items.some(isOpen)) {
        const next = change();
        retry(({ id }) => !id);
        await next;
      }
      // oxlint-disable-next-line no-await-in-loop -- one change after another
      while (!hasLeft.current && latest.current.items.some(isOpen)) await change();
      if (hasLeft.current) throw new PhotosLeft("The photos have left the page");
      const left = missing();
      if (left.length > 0) {
        const faults = left.map(({ name, file, id }) => ({ name, error: known.of(file ?? id).error }));
        const other = faults.find(
          ({ error }) => (error instanceof ApiProblem && !isRefused(error)) || error instanceof NetworkError,
        );
        throw other ? other.error : new PhotosMissing(faults);
      }
      return new Map(latest.current.items.map(({ file, id }) => known.of(file ?? id)).map(({ key, id }) => [key, id]));
    },
    leaveOut: async () => {
      const left = latest.current.items.filter(isMissing);
      if (left.length === 0) return;
      const next = change();
      for (const { id } of left) latest.current.cancel(id);
      await next;
    },
  };
}

/** Some photos could not be uploaded, for reasons of their own: trying again doesn't help. */
export class PhotosMissing extends Error {
  override readonly name = "PhotosMissing";
  /** Their names. */
  readonly files: readonly string[];
  constructor(faults: readonly { name: string; error: unknown }[]) {
    const each = faults.map(({ name, error }) => words.unusable(name, explain(error)));
    super([...each, words.replace(faults.length)].join(" "));
    this.files = faults.map(({ name }) => name);
  }
}

/** They have left the page, which stops their uploads, or were read again because they had been changed elsewhere. */
class PhotosLeft extends Error {
  override readonly name = "PhotosLeft";
}

/** The photos by their files and, where the file is no longer here, by their keys. */
function createPhotos(photos: readonly DraftPhoto[], files: Files, scope: PhotoScope) {
  const byFile = new WeakMap<File, Photo>();
  const byKey = new Map<string, Photo>();
  for (const { key, id, url, refused } of photos) {
    const photo = { key, id, url, refused, isKept: true };
    byKey.set(key, photo);
    const file = files.get(key);
    if (file) byFile.set(file, photo);
  }
  return {
    of: (which: File | string): Photo => {
      const known = typeof which === "string" ? byKey.get(which) : byFile.get(which);
      if (known) return known;
      const photo = { key: newPhotoKey(scope), id: "", url: "", isKept: false };
      byKey.set(photo.key, photo);
      if (typeof which !== "string") byFile.set(which, photo);
      return photo;
    },
  };
}

/** Keeps it on this device, if that is possible. */
const keepOnDevice = (photo: Photo, file: File): Promise<void> =>
  (photo.keeping ??= photo.isKept
    ? Promise.resolve()
    : keepPhoto(photo.key, file).then(
        () => void (photo.isKept = true),
        () => undefined,
      ));

function keptAtLeast({ isKept }: Photo, otherwise: string): void {
  if (!isKept) throw new UploadError(otherwise);
}

/** It is not about the photo: the person has to log in, or to confirm their address. */
const isWaitingForPerson = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.kind === "unauthorized" || error.kind === "email-unverified");

/** Seconds until what the server has turned away for now is sent again, if it doesn't say. */
const PAUSE = 15;

/** The server has too much to do just now, or the person has sent too many. */
const isForLater = (error: unknown): error is ApiProblem =>
  error instanceof ApiProblem && (error.status === 503 || error.status === 429);

/** It is about the file, so sending it again changes nothing. */
const isRefused = (error: unknown): boolean => error instanceof ApiProblem && Object.hasOwn(refusals, error.kind);

const refusals: { [kind: string]: string } = {
  "payload-too-large": words.tooLarge,
  "unsupported-media-type": words.unreadable,
  "unreadable-photo": words.unreadable,
};

const explanations: { [kind: string]: string } = {
  ...refusals,
  "email-unverified": words.unverified,
};

function explain(error: unknown): string {
  if (error instanceof NetworkError) return words.offline;
  if (isForLater(error) && error.status === 503) return words.busy;
  if (!(error instanceof ApiProblem)) return problemMessage(error);
  // The server knows what is wrong with a picture.
  const found = error.kind === "unreadable-photo" ? error.detail : undefined;
  return found ?? explanations[error.kind] ?? problemMessage(error);
}
