// What happens to files that someone has chosen, independent of any page: which are allowed, and the state of each.

/** One file, being sent or already there. */
export type UploadItem = {
  /** Tells the files apart. */
  id: string;
  /** What it is called. */
  name: string;
  /** Bytes. */
  size?: number | undefined;
  /** `failed` can be tried again; `waiting` is still in the queue. */
  status: "waiting" | "uploading" | "done" | "failed";
  /** From 0 to 1; missing while unknown. */
  progress?: number | undefined;
  /** Why it failed, and what to do. */
  error?: string | undefined;
  /** Its address once it has been uploaded. */
  url?: string | undefined;
  /** What a photo shows, as text. */
  caption?: string | undefined;
  /** The file itself, while it is here. */
  file?: File | undefined;
};

export type UploadsState = {
  items: readonly UploadItem[];
  /** The file removed last, and its position: removing can be undone. */
  removed?: { item: UploadItem; at: number } | undefined;
};

export type UploadsAction =
  | { type: "add"; items: readonly UploadItem[] }
  | { type: "start" | "retry" | "cancel" | "remove"; id: string }
  | { type: "progress"; id: string; progress: number }
  | { type: "done"; id: string; url?: string | undefined }
  | { type: "fail"; id: string; error?: string | undefined }
  | { type: "caption"; id: string; caption: string }
  | { type: "move"; id: string; to: number }
  | { type: "undo" };

export function uploadsReducer(state: UploadsState, action: UploadsAction): UploadsState {
  const change = (id: string, part: Partial<UploadItem>): UploadsState => ({
    ...state,
    items: state.items.map((item) => (item.id === id ? { ...item, ...part } : item)),
  });
  switch (action.type) {
    case "add":
      return { items: [...state.items, ...action.items] };
    case "start":
      return change(action.id, { status: "uploading", progress: undefined, error: undefined });
    case "retry":
      return change(action.id, { status: "waiting", progress: undefined, error: undefined });
    case "progress":
      // An answer that arrives after the end changes nothing.
      return state.items.some(({ id, status }) => id === action.id && status === "uploading")
        ? change(action.id, { progress: Math.min(1, Math.max(0, action.progress)) })
        : state;
    case "done":
      return change(action.id, { status: "done", progress: 1, ...(action.url ? { url: action.url } : {}) });
    case "fail":
      return change(action.id, { status: "failed", progress: undefined, error: action.error });
    case "caption":
      return change(action.id, { caption: action.caption });
    case "cancel":
      return { ...state, items: state.items.filter(({ id }) => id !== action.id) };
    case "remove": {
      const at = state.items.findIndex(({ id }) => id === action.id);
      const item = state.items[at];
      return item ? { items: state.items.toSpliced(at, 1), removed: { item, at } } : state;
    }
    case "undo": {
      if (!state.removed) return state;
      const { item, at } = state.removed;
      // A file that was being sent when it was removed starts again.
      const back = item.status === "uploading" ? { ...item, status: "waiting" as const, progress: undefined } : item;
      return { items: state.items.toSpliced(at, 0, back) };
    }
    case "move": {
      const at = state.items.findIndex(({ id }) => id === action.id);
      const item = state.items[at];
      const to = Math.max(0, Math.min(action.to, state.items.length - 1));
      return item && to !== at ? { ...state, items: state.items.toSpliced(at, 1).toSpliced(to, 0, item) } : state;
    }
  }
}

/** The files to send next, given how many may be sent at once. */
export function nextToStart(items: readonly UploadItem[], atOnce: number): readonly UploadItem[] {
  const free = atOnce - items.filter(({ status }) => status === "uploading").length;
  return items.filter(({ status, file }) => status === "waiting" && file).slice(0, Math.max(0, free));
}

export type UploadRules = {
  /** Which files are allowed, as an input's `accept`: "image/*,.pdf". Default anything. */
  accept?: string | undefined;
  /** Maximum size of a file, in bytes. */
  maxSize?: number | undefined;
  /** Maximum number of files. */
  maxCount?: number | undefined;
};

export type RefusedFile = {
  name: string;
  size: number;
  why: "type" | "size" | "empty" | "count" | "twice" | "unreadable" | "pixels";
};

/** Which of these files are allowed, and why the others aren't. */
export function checkFiles(
  files: readonly File[],
  { accept, maxSize = Infinity, maxCount = Infinity }: UploadRules,
  present: readonly UploadItem[],
): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const same = ({ name, size }: { name: string; size?: number | undefined }) =>
      name === file.name && size === file.size;
    const why = !isAccepted(file, accept)
      ? "type"
      : file.size === 0
        ? "empty"
        : file.size > maxSize
          ? "size"
          : present.some(same) || accepted.some(same)
            ? "twice"
            : present.length + accepted.length >= maxCount
              ? "count"
              : undefined;
    if (why) refused.push({ name: file.name, size: file.size, why });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function isAccepted({ name, type }: File, accept: string | undefined): boolean {
  const rules = tokensOf(accept);
  return (
    rules.length === 0 ||
    rules.some((rule) =>
      rule.startsWith(".")
        ? name.toLowerCase().endsWith(rule)
        : rule.endsWith("/*")
          ? type.startsWith(rule.slice(0, -1))
          : type === rule,
    )
  );
}

const tokensOf = (accept = "") =>
  accept
    .split(",")
    .map((rule) => rule.trim().toLowerCase())
    .filter(Boolean);

const kindNames: Record<string, string> = { JPG: "JPEG", WEBP: "WebP" };

/**
 * File types as people call them: "image/jpeg,.pdf" is JPEG and PDF. Whole families, such as `image/*`, have no such
 * name.
 */
export const kindsOf = (accept: string | undefined): string[] => [
  ...new Set(
    tokensOf(accept)
      .filter((rule) => !rule.endsWith("/*"))
      .map((rule) => rule.replace(/^\.|^.*\//u, "").toUpperCase())
      .map((kind) => kindNames[kind] ?? kind),
  ),
];

/** "12 MB", "340 kB". */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] =
    bytes >= 999_500
      ? (["megabyte", bytes / 1_000_000] as const)
      : bytes >= 1000
        ? (["kilobyte", bytes / 1000] as const)
        : (["byte", bytes] as const);
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  }).format(size);
}
