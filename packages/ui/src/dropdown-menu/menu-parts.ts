"use client";

import type * as Radix from "@radix-ui/react-dropdown-menu";
import { createContext, use } from "react";

/** What the items are made of. It loads with the menu, so a page with a closed menu doesn't load it. */
export type MenuParts = Pick<
  typeof Radix,
  "Item" | "CheckboxItem" | "RadioGroup" | "RadioItem" | "ItemIndicator" | "Group" | "Label" | "Separator"
>;

export const MenuPartsContext = createContext<MenuParts | null>(null);

export function useMenuParts(): MenuParts {
  const parts = use(MenuPartsContext);
  if (!parts) throw new Error("The parts of a menu need DropdownMenuContent around them.");
  return parts;
}
