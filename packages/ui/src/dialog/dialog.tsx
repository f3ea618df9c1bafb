import * as Radix from "@radix-ui/react-dialog";
import { cva } from "class-variance-authority";
import { X } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useEffect } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { shareStyleNonce } from "../lib/style-nonce.ts";

const sheet = cva(
  [
    "fixed z-50 flex flex-col overflow-hidden border border-hairline bg-surface text-ink shadow-float",
    "inset-x-0 bottom-0 max-h-[92dvh] rounded-t-panel sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2.5rem)] sm:rounded-panel",
    "animate-rise motion-reduce:animate-none",
  ],
  {
    variants: { size: { sm: "sm:max-w-md", md: "sm:max-w-xl", lg: "sm:max-w-4xl" } },
    defaultVariants: { size: "md" },
  },
);

export type DialogProps = Omit<ComponentProps<typeof Radix.Content>, "title"> & {
  /** Greatest width beside a phone's: 448, 576 or 896 px. Default `md`. */
  size?: "sm" | "md" | "lg" | undefined;
  /** Whether it shows, where the caller keeps that. */
  open?: boolean | undefined;
  /** Called when it wants to open or close: by its trigger, its close button, Escape, a press outside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Names the dialog. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  /** The button that opens it. */
  trigger?: ReactElement | undefined;
  /** Actions, always in sight at the foot; the main one last. */
  footer?: ReactNode | undefined;
  /** Name of the close button. Default "Close". */
  closeLabel?: string | undefined;
  /** Keeps the close button away, where only the footer may answer. Default `false`. */
  closeHidden?: boolean | undefined;
};

/** Something to see to before going on. A sheet at the foot of a phone, a panel in the middle elsewhere. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  trigger,
  footer,
  size = "md",
  closeLabel = "Close",
  closeHidden = false,
  className,
  children,
  ...props
}: DialogProps) {
  useEffect(shareStyleNonce, []);
  return (
    <Radix.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 z-50 animate-appear bg-scrim motion-reduce:animate-none"
        />
        <Radix.Content
          data-slot="dialog"
          data-size={size}
          {...(description ? {} : { "aria-describedby": undefined })}
          {...props}
          className={cn(sheet({ size }), className)}
        >
          <div className="flex items-start gap-4 px-5 pt-5 pb-3 sm:px-7 sm:pt-6">
            <div className="min-w-0 grow">
              <Radix.Title className="font-display text-26 font-display text-balance">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1.5 text-15 text-muted">{description}</Radix.Description>
              ) : null}
            </div>
            {closeHidden ? null : (
              <Radix.Close asChild>
                <IconButton label={closeLabel} className="-me-2.5 -mt-2">
                  <X aria-hidden />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          {children ? (
            <div ref={reachIfScrolling} className="min-h-0 overflow-y-auto px-5 pt-1 pb-6 sm:px-7">
              {children}
            </div>
          ) : null}
          {footer ? (
            <div
              data-slot="dialog-footer"
              className="flex flex-col-reverse gap-3 border-t border-hairline px-5 py-4 sm:flex-row sm:justify-end sm:px-7"
            >
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it; its one child is the button. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}

/** What scrolls must be reachable by keyboard, and what does not is no stop on the way. */
function reachIfScrolling(node: HTMLElement | null) {
  if (!node) return undefined;
  const measure = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(node);
  return () => observer.disconnect();
}
