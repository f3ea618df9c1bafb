"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { Slottable } from "@radix-ui/react-slot";
import { Check } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";

const item = cva(
  [
    "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 py-2 text-start text-15 font-medium no-underline select-none",
    "data-disabled:cursor-not-allowed data-disabled:opacity-50",
    // A tint alone is too faint a sign of where the keyboard is; under a pointer it is enough.
    "outline-none focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus focus-visible:outline-solid",
    "forced-colors:data-highlighted:outline-3 forced-colors:data-highlighted:-outline-offset-3 forced-colors:data-highlighted:outline-[Highlight] forced-colors:data-highlighted:outline-solid",
    "[&_svg]:size-4.5 [&_svg]:shrink-0",
  ],
  {
    variants: {
      tone: {
        neutral:
          "data-highlighted:bg-tint data-highlighted:text-accent-text data-highlighted:active:bg-accent data-highlighted:active:text-on-accent",
        danger:
          "text-rose data-highlighted:bg-rose data-highlighted:text-on-rose data-highlighted:active:brightness-92",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type DropdownMenuProps = {
  /** Whether it shows, where the caller keeps that. */
  open?: boolean | undefined;
  /** Called when it wants to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: ReactNode;
};

/** A button that opens a list of things to do. */
export function DropdownMenu(props: DropdownMenuProps) {
  // Not modal: the page stays scrollable, and nothing needs a style element.
  return <Radix.Root modal={false} {...props} />;
}

export type DropdownMenuTriggerProps = Omit<ComponentProps<typeof Radix.Trigger>, "asChild" | "children"> & {
  /** The button that opens the menu. */
  children: ReactElement;
};

/** Makes its one child, a button, open the menu. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  return <Radix.Trigger asChild {...props} />;
}

export type DropdownMenuContentProps = Omit<ComponentProps<typeof Radix.Content>, "asChild" | "dir" | "forceMount">;

/** Radix would write down its own idea of the direction, which is left to right unless a provider says otherwise. */
const asTheDocument = { dir: undefined };

/** The menu itself; named by its trigger. Keeps within the window, and scrolls when it is longer. */
export function DropdownMenuContent({
  align = "start",
  sideOffset = 8,
  collisionPadding = 12,
  className,
  ...props
}: DropdownMenuContentProps) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        {...asTheDocument}
        {...props}
        className={cn(
          "z-50 max-h-(--radix-dropdown-menu-content-available-height) w-max max-w-[min(20rem,calc(100vw-1.5rem))] min-w-48 overflow-y-auto rounded-panel border border-hairline bg-surface p-2 text-ink shadow-float outline-none",
          "animate-appear motion-reduce:animate-none",
          className,
        )}
      />
    </Radix.Portal>
  );
}

export type DropdownMenuItemProps = Omit<ComponentProps<typeof Radix.Item>, "onSelect"> & {
  /** `danger` where something is lost. Default `neutral`. */
  tone?: "neutral" | "danger" | undefined;
  /** An icon before the words. */
  icon?: ReactNode | undefined;
  /** The key that does the same; only told here, not listened to. */
  shortcut?: string | undefined;
  /** Cannot be chosen. Default `false`. */
  disabled?: boolean | undefined;
  /** Puts the item's looks and role on the one child, such as a router's link. Default `false`. */
  asChild?: boolean | undefined;
  /** Chosen by a press or by Enter. The menu closes, unless the event's default is prevented. */
  onSelect?: ((event: Event) => void) | undefined;
};

/** One thing to do, or with `asChild` one place to go. */
export function DropdownMenuItem({
  tone = "neutral",
  icon,
  shortcut,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  return (
    <Radix.Item data-slot="dropdown-menu-item" data-tone={tone} {...props} className={cn(item({ tone }), className)}>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <kbd className="ms-auto ps-6 font-text text-13 font-normal opacity-80">{shortcut}</kbd> : null}
    </Radix.Item>
  );
}

export type DropdownMenuCheckboxItemProps = Omit<
  ComponentProps<typeof Radix.CheckboxItem>,
  "checked" | "onCheckedChange" | "asChild"
> & {
  /** Whether it is on. */
  checked: boolean;
  /** Called with what it is to be. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** Something that is on or off. The menu stays, because often several are set. */
export function DropdownMenuCheckboxItem({ onSelect, className, children, ...props }: DropdownMenuCheckboxItemProps) {
  return (
    <Radix.CheckboxItem
      data-slot="dropdown-menu-checkbox-item"
      {...props}
      onSelect={(event) => {
        onSelect?.(event);
        event.preventDefault();
      }}
      className={cn(item(), className)}
    >
      {children}
      <ChosenMark />
    </Radix.CheckboxItem>
  );
}

export type DropdownMenuRadioGroupProps = Omit<
  ComponentProps<typeof Radix.RadioGroup>,
  "value" | "onValueChange" | "asChild"
> & {
  /** Names the group, on screen and for screen readers. */
  label: ReactNode;
  /** The chosen one's value. */
  value: string;
  /** Called with the value that is to be chosen. */
  onValueChange?: ((value: string) => void) | undefined;
};

/** One of several. */
export function DropdownMenuRadioGroup({ label, children, ...props }: DropdownMenuRadioGroupProps) {
  const id = useId();
  return (
    <Radix.RadioGroup data-slot="dropdown-menu-radio-group" aria-labelledby={id} {...props}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.RadioGroup>
  );
}

export type DropdownMenuRadioItemProps = Omit<ComponentProps<typeof Radix.RadioItem>, "asChild">;

export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  return (
    <Radix.RadioItem data-slot="dropdown-menu-radio-item" {...props} className={cn(item(), className)}>
      {children}
      <ChosenMark />
    </Radix.RadioItem>
  );
}

export type DropdownMenuGroupProps = Omit<ComponentProps<typeof Radix.Group>, "asChild"> & {
  /** Names the group, on screen and for screen readers. */
  label: ReactNode;
};

/** Items that belong together, under a name. */
export function DropdownMenuGroup({ label, children, ...props }: DropdownMenuGroupProps) {
  const id = useId();
  return (
    <Radix.Group data-slot="dropdown-menu-group" aria-labelledby={id} {...props}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Radix.Group>
  );
}

/** A hairline between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn("mx-1 my-2 border-t border-hairline", className)}
    />
  );
}

function GroupLabel(props: ComponentProps<typeof Radix.Label>) {
  return (
    <Radix.Label
      data-slot="dropdown-menu-label"
      {...props}
      className="px-3.5 pt-2 pb-1.5 text-13 font-medium text-muted"
    />
  );
}

function ChosenMark() {
  return (
    <Radix.ItemIndicator className="ms-auto ps-3 text-accent-text">
      <Check aria-hidden strokeWidth={2.5} />
    </Radix.ItemIndicator>
  );
}
