"use client";

import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTexts, type Words } from "../lib/locale.ts";
import type { ToasterProps } from "./toaster.tsx";

export type ToastTone = "neutral" | "success" | "danger";

export type ToastMessage = {
  /** What happened, in a few words: "Saved to favourites". */
  title: ReactNode;
  /** An extra sentence. */
  description?: ReactNode | undefined;
  /** How it went. Default `neutral`. */
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as undo. */
  action?:
    | {
        /** The button or link. */
        element: ReactElement;
        /** Another way to do the same, for people who can't reach the toast in time: "Open favourites to undo". */
        altText: string;
      }
    | undefined;
  /** Milliseconds until it disappears; it waits while hovered or focused. Default 6000. */
  duration?: number | undefined;
};

export type ShownToast = ToastMessage & { id: number };

type Toast = (message: ToastMessage) => () => void;

const ToastContext = createContext<Toast | null>(null);

/**
 * Gives `toast(message)`: says that something was done, without asking for an answer. It returns a function that takes the
 * notice away, for when it is no longer true.
 */
export function useToast(): Toast {
  const toast = use(ToastContext);
  if (!toast) throw new Error("useToast needs a ToastProvider around it.");
  return toast;
}

export type ToastProviderProps = {
  /** The app: anything inside it may call `useToast`. */
  children: ReactNode;
  /** Name of the region for screen readers; `{hotkey}` is the key that moves there. Default "Notices ({hotkey})". */
  label?: string | undefined;
  /** Name of the close button. Default "Dismiss". */
  closeLabel?: string | undefined;
  /** What screen readers say before each notice. Default "Notice". */
  noticeLabel?: string | undefined;
};

export type ToastTexts = Words<ToastProviderProps, "label" | "closeLabel" | "noticeLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    toast: ToastTexts;
  }
}

const english: ToastTexts = { label: "Notices ({hotkey})", closeLabel: "Dismiss", noticeLabel: "Notice" };

/** Holds an app's notices; put it around everything, once. */
export function ToastProvider({ children, label, closeLabel, noticeLabel }: ToastProviderProps) {
  const words = useTexts("toast", english);
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const toaster = useToaster(toasts);
  const latest = useRef(0);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((one) => one.id !== id)), []);
  const toast = useCallback(
    (message: ToastMessage) => {
      const id = ++latest.current;
      setToasts((shown) => [...shown.slice(-2), { ...message, id }]);
      return () => dismiss(id);
    },
    [dismiss],
  );
  return (
    <ToastContext value={toast}>
      {children}
      {toaster &&
        createElement(toaster, {
          toasts,
          label: label ?? words.label,
          closeLabel: closeLabel ?? words.closeLabel,
          noticeLabel: noticeLabel ?? words.noticeLabel,
          dismiss,
        })}
    </ToastContext>
  );
}

/**
 * The toasts' code loads with the first toast, because most pages never show any. If it fails to load, for lack of a
 * connection, the page stays as it is, and the next toast tries again.
 */
function useToaster(toasts: ShownToast[]): ComponentType<ToasterProps> | null {
  const [toaster, setToaster] = useState<ComponentType<ToasterProps> | null>(null);
  useEffect(() => {
    if (toaster || toasts.length === 0) return;
    import("./toaster.tsx").then(
      ({ Toaster }) => setToaster(() => Toaster),
      () => undefined,
    );
  }, [toaster, toasts]);
  return toaster;
}
