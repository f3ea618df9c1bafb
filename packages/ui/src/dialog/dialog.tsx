"use client";

import { Slot } from "@radix-ui/react-slot";
import type * as Radix from "@radix-ui/react-dialog";
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  Suspense,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { lazyComponent } from "../lib/lazy-component.ts";
import type { Words } from "../lib/locale.ts";

const Panel = lazyComponent(async () => (await import("./dialog-panel.tsx")).DialogPanel);

/** When a dialog is open, and what opens it. */
export type DialogOpenProps = {
  /** Whether it is open, when the caller controls it. */
  open?: boolean | undefined;
  /** Called when it is about to open or close: by its trigger, its close button, Escape or a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it. Without one, the focus returns to whatever had it before. */
  trigger?: ReactElement | undefined;
};

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, "title"> &
  DialogOpenProps & {
    /** Maximum width on larger screens: 448, 576 or 896 px. Default `md`. */
    size?: "sm" | "md" | "lg" | undefined;
    /** Names the dialog. */
    title: ReactNode;
    /** A sentence under the title. */
    description?: ReactNode | undefined;
    /** Actions, always visible at the foot; the main one last. */
    footer?: ReactNode | undefined;
    /** Name of the close button. Default "Close". */
    closeLabel?: string | undefined;
    /** Hides the close button, where only the footer may answer. Default `false`. */
    closeHidden?: boolean | undefined;
  };

export type DialogTexts = Words<DialogProps, "closeLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    dialog: DialogTexts;
  }
}

/** Something to deal with before carrying on. A sheet at the foot of a phone, a centred panel elsewhere. */
export function Dialog({ open, onOpenChange, trigger, ...props }: DialogProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const shown = open ?? ownOpen;
  // Runs before the dialog takes the focus; the button that opened it may not be its trigger.
  const cameFrom = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (shown) cameFrom.current = whatHasFocus();
  }, [shown]);
  // Once loaded it stays mounted, so that its exit can be animated too.
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      {trigger ? (
        <Slot
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={shown}
          aria-controls={shown ? id : undefined}
          data-state={shown ? "open" : "closed"}
          onClick={() => change(!shown)}
          onPointerEnter={Panel.load}
          onFocus={Panel.load}
        >
          {trigger}
        </Slot>
      ) : null}
      {wanted ? (
        <DialogContext value={change}>
          <Suspense>
            <Panel id={id} {...props} open={shown} onOpenChange={change} button={button} cameFrom={cameFrom} />
          </Suspense>
        </DialogContext>
      ) : null}
    </>
  );
}

/** A menu item is gone when the dialog closes: the button that opened the menu stands in for it. */
function whatHasFocus(): HTMLElement | null {
  const menu = document.activeElement?.closest("[role=menu]");
  const one = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : document.activeElement;
  return one instanceof HTMLElement && one !== document.body ? one : null;
}

const DialogContext = createContext<(open: boolean) => void>(() => undefined);

/** Closes the dialog it is in; its one child is the button. */
export function DialogClose({
  children,
}: {
  /** The button. */
  children: ReactElement;
}) {
  const change = use(DialogContext);
  return <Slot onClick={() => change(false)}>{children}</Slot>;
}
