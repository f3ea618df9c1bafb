"use client";

import type * as Radix from "@radix-ui/react-dropdown-menu";
import { Slot, Slottable } from "@radix-ui/react-slot";
import { Check } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  use,
  useId,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { lazyComponent } from "../lib/lazy-component.ts";
import { useMenuParts } from "./menu-parts.ts";

const Panel = lazyComponent(async () => (await import("./dropdown-menu-panel.tsx")).DropdownMenuPanel);

/** Loads the code of open menus, for a page whose menus are to open without a connection. */
export const loadDropdownMenu: () => void = Panel.load;

const item = cva(
  [
    "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 py-2 text-start text-15 font-medium no-underline select-none",
    "data-disabled:cursor-not-allowed data-disabled:opacity-50",
    // For keyboard focus a tint alone is too faint; for a pointer it is enough.
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
  /** Whether it is open, when the caller controls it. */
  open?: boolean | undefined;
  /** Called when it is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: ReactNode;
};

type Menu = {
  shown: boolean;
  /** Once loaded it stays mounted, so that its exit can be animated too. */
  wanted: boolean;
  change: (open: boolean) => void;
  button: RefObject<HTMLElement | null>;
  buttonId: string;
  menuId: string;
  /** Which item a key asked for; none if a pointer opened it. */
  entryRef: RefObject<"first" | "last" | undefined>;
};

const MenuContext = createContext<Menu | null>(null);

function useMenu(): Menu {
  const menu = use(MenuContext);
  if (!menu) throw new Error("DropdownMenuTrigger and DropdownMenuContent need DropdownMenu around them.");
  return menu;
}

/** A button that opens a list of actions. */
export function DropdownMenu({ open, onOpenChange, children }: DropdownMenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const entryRef = useRef<"first" | "last">(undefined);
  const [ownOpen, setOwnOpen] = useState(false);
  const shown = open ?? ownOpen;
  const [wanted, setWanted] = useState(shown);
  if (shown && !wanted) setWanted(true);
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <MenuContext value={{ shown, wanted, change, button, buttonId: `${id}-button`, menuId: `${id}-menu`, entryRef }}>
      {children}
    </MenuContext>
  );
}

export type DropdownMenuTriggerProps = Omit<ComponentProps<"button">, "children"> & {
  /** The button that opens the menu. */
  children: ReactElement;
};

/** Makes its one child, a button, the one that opens the menu. */
export function DropdownMenuTrigger(props: DropdownMenuTriggerProps) {
  const { shown, change, button, buttonId, menuId, entryRef } = useMenu();
  const press = (event: SyntheticEvent<HTMLElement>, next: boolean, item?: "first" | "last") => {
    if (event.defaultPrevented || event.currentTarget.matches(":disabled, [aria-disabled=true]")) return;
    // Opening must not move the focus here, because it goes to the menu; and the key must not press the button again.
    if (next || item) event.preventDefault();
    entryRef.current = item;
    change(next);
  };
  return (
    <Slot
      ref={button}
      id={buttonId}
      aria-haspopup="menu"
      aria-expanded={shown}
      aria-controls={shown ? menuId : undefined}
      data-state={shown ? "open" : "closed"}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button === 0 && !event.ctrlKey) press(event, !shown);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        const item = entryOf[event.key];
        if (item) press(event, event.key.startsWith("Arrow") || !shown, item);
      }}
      onPointerEnter={Panel.load}
      onFocus={Panel.load}
    >
      <Slot {...props} />
    </Slot>
  );
}

/** The keys that open a menu, and the item each one starts at. */
const entryOf: Record<string, "first" | "last"> = { Enter: "first", " ": "first", ArrowDown: "first", ArrowUp: "last" };

export type DropdownMenuContentProps = Omit<ComponentProps<typeof Radix.Content>, "asChild" | "dir" | "forceMount">;

/** The menu itself, named by its trigger. It stays within the window and scrolls when it is too long. */
export function DropdownMenuContent(props: DropdownMenuContentProps) {
  const { shown, wanted, change, button, buttonId, menuId, entryRef } = useMenu();
  if (!wanted) return null;
  return (
    <Suspense>
      <Panel
        id={menuId}
        aria-labelledby={buttonId}
        {...props}
        open={shown}
        onOpenChange={change}
        button={button}
        entryRef={entryRef}
      />
    </Suspense>
  );
}

export type DropdownMenuItemProps = Omit<ComponentProps<typeof Radix.Item>, "onSelect"> & {
  /** `danger` where something will be lost. Default `neutral`. */
  tone?: "neutral" | "danger" | undefined;
  /** An icon before the words. */
  icon?: ReactNode | undefined;
  /** The keyboard shortcut for the same action; only shown here, not handled. */
  shortcut?: string | undefined;
  /** Can't be chosen. Default `false`. */
  disabled?: boolean | undefined;
  /** Applies the item's styles and role to its one child, such as a router's link. Default `false`. */
  asChild?: boolean | undefined;
  /** Called when it is chosen, by a press or Enter. The menu closes unless you prevent the event's default. */
  onSelect?: ((event: Event) => void) | undefined;
};

/** One action or, with `asChild`, one link. */
export function DropdownMenuItem({
  tone = "neutral",
  icon,
  shortcut,
  className,
  children,
  ...props
}: DropdownMenuItemProps) {
  const { Item } = useMenuParts();
  return (
    <Item data-slot="dropdown-menu-item" data-tone={tone} {...props} className={cn(item({ tone }), className)}>
      {icon}
      <Slottable>{children}</Slottable>
      {shortcut ? <kbd className="ms-auto ps-6 font-text text-13 font-normal opacity-80">{shortcut}</kbd> : null}
    </Item>
  );
}

export type DropdownMenuCheckboxItemProps = Omit<
  ComponentProps<typeof Radix.CheckboxItem>,
  "checked" | "onCheckedChange" | "asChild"
> & {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
};

/** Something that is on or off. The menu stays open, because people often set several. */
export function DropdownMenuCheckboxItem({ onSelect, className, children, ...props }: DropdownMenuCheckboxItemProps) {
  const { CheckboxItem } = useMenuParts();
  return (
    <CheckboxItem
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
    </CheckboxItem>
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
  /** Called with the newly chosen value. */
  onValueChange?: ((value: string) => void) | undefined;
};

/** A choice of one from several. */
export function DropdownMenuRadioGroup({ label, children, ...props }: DropdownMenuRadioGroupProps) {
  const { RadioGroup } = useMenuParts();
  const id = useId();
  return (
    <RadioGroup data-slot="dropdown-menu-radio-group" aria-labelledby={id} {...props}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </RadioGroup>
  );
}

export type DropdownMenuRadioItemProps = Omit<ComponentProps<typeof Radix.RadioItem>, "asChild">;

/** One option of the group. The menu closes when it is chosen. */
export function DropdownMenuRadioItem({ className, children, ...props }: DropdownMenuRadioItemProps) {
  const { RadioItem } = useMenuParts();
  return (
    <RadioItem data-slot="dropdown-menu-radio-item" {...props} className={cn(item(), className)}>
      {children}
      <ChosenMark />
    </RadioItem>
  );
}

export type DropdownMenuGroupProps = Omit<ComponentProps<typeof Radix.Group>, "asChild"> & {
  /** Names the group, on screen and for screen readers. */
  label: ReactNode;
};

/** Items that belong together, under a heading. */
export function DropdownMenuGroup({ label, children, ...props }: DropdownMenuGroupProps) {
  const { Group } = useMenuParts();
  const id = useId();
  return (
    <Group data-slot="dropdown-menu-group" aria-labelledby={id} {...props}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Group>
  );
}

/** A hairline between groups. */
export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof Radix.Separator>) {
  const { Separator } = useMenuParts();
  return (
    <Separator
      data-slot="dropdown-menu-separator"
      {...props}
      className={cn("mx-1 my-2 border-t border-hairline", className)}
    />
  );
}

function GroupLabel(props: ComponentProps<typeof Radix.Label>) {
  const { Label } = useMenuParts();
  return (
    <Label data-slot="dropdown-menu-label" {...props} className="px-3.5 pt-2 pb-1.5 text-13 font-medium text-muted" />
  );
}

function ChosenMark() {
  const { ItemIndicator } = useMenuParts();
  return (
    <ItemIndicator className="ms-auto ps-3 text-accent-text">
      <Check aria-hidden strokeWidth={2.5} />
    </ItemIndicator>
  );
}
