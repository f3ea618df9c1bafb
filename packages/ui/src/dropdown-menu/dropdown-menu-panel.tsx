"use client";

import * as Radix from "@radix-ui/react-dropdown-menu";
import { type FocusEvent, type Ref, type RefObject, useImperativeHandle } from "react";
import { cn } from "../lib/cn.ts";
import type { DropdownMenuContentProps } from "./dropdown-menu.tsx";
import { type MenuParts, MenuPartsContext } from "./menu-parts.ts";

type DropdownMenuPanelProps = DropdownMenuContentProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opened it: the menu is anchored there, and the focus returns there. */
  button: RefObject<HTMLElement | null>;
  /** Which item a key asked for; none if a pointer opened it. */
  entryRef: RefObject<"first" | "last" | undefined>;
};

// One by one: bundlers keep the whole of a destructured namespace.
const parts: MenuParts = {
  Item: Radix.Item,
  CheckboxItem: Radix.CheckboxItem,
  RadioGroup: Radix.RadioGroup,
  RadioItem: Radix.RadioItem,
  ItemIndicator: Radix.ItemIndicator,
  Group: Radix.Group,
  Label: Radix.Label,
  Separator: Radix.Separator,
};

/** Radix would set its own direction, which is left to right unless a provider says otherwise. */
const asTheDocument = { dir: undefined };

/** The menu itself, loaded when someone reaches for the first one. */
export function DropdownMenuPanel({
  open,
  onOpenChange,
  button,
  entryRef,
  align = "start",
  sideOffset = 8,
  collisionPadding = 12,
  className,
  onFocus,
  onInteractOutside,
  ...props
}: DropdownMenuPanelProps) {
  /** The key that opened it was pressed before Radix was listening. */
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target !== event.currentTarget || !entryRef.current) return;
    event.preventDefault();
    const items = event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]:not([data-disabled])");
    items[entryRef.current === "first" ? 0 : items.length - 1]?.focus();
    entryRef.current = undefined;
  };
  return (
    // Not modal: the page stays scrollable, and no style element is needed.
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <StandIn button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          data-slot="dropdown-menu"
          align={align}
          sideOffset={sideOffset}
          collisionPadding={collisionPadding}
          {...asTheDocument}
          {...props}
          onFocus={enter}
          onInteractOutside={(event) => {
            // A press on the button already closes it.
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            else onInteractOutside?.(event);
          }}
          className={cn(
            "z-float max-h-(--radix-dropdown-menu-content-available-height) w-max max-w-[min(20rem,calc(100vw-1.5rem))] min-w-48 overflow-y-auto rounded-panel border border-hairline bg-raised p-2 text-ink shadow-float outline-none",
            "animate-appear motion-reduce:animate-none",
            className,
          )}
        >
          <MenuPartsContext value={parts}>{props.children}</MenuPartsContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Radix asks its trigger for its position: this answers with the button, which was there long before Radix. */
function StandIn({ button, ref }: { button: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => button.current as HTMLElement, [button]);
  return null;
}
