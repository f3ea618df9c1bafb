"use client";

import { Slot } from "@radix-ui/react-slot";
import { Menu as MenuIcon, Search } from "lucide-react";
import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { lazyComponent } from "../lib/lazy-component.ts";
import { useTexts, type Words } from "../lib/locale.ts";
import { Container } from "../page/page.tsx";
import { NavbarLinks } from "./navbar-links.tsx";

const Menu = lazyComponent(async () => (await import("./navbar-menu.tsx")).NavbarMenu);

/** Who is looking at the page, as far as we know. */
export type NavbarAccount =
  /** Not known yet, as in the server's HTML. */
  | "pending"
  | {
      kind: "guest";
      /** An anchor or a router's link with its text. */
      logIn: ReactElement;
      /** The same for signing up, shown as the solid button. */
      signUp: ReactElement;
    }
  | {
      kind: "user";
      /** An `AvatarDropdown`. */
      menu: ReactNode;
    };

export type NavbarSearch = {
  /** A `SearchField`, shown where there is room: from 1024 px. */
  field: ReactNode;
  /** For narrower windows: an anchor or a router's link to the search page, without text; shown as a magnifier. */
  link: ReactElement<{ children?: ReactNode }>;
};

export type NavbarProps = Omit<ComponentProps<"header">, "children"> & {
  /** The brand in a link: to the home page, an admin's to the dashboard. */
  logo: ReactElement;
  /** The main links, each with its text. May be empty, as for admins. */
  links?: readonly ReactElement[] | undefined;
  /** How to search from here; leave it out on a search page. */
  search?: NavbarSearch | undefined;
  /** At the end of the menu on phones: a choice for the whole site, such as its theme. */
  menuChoice?: ReactNode | undefined;
  /** Who is looking at the page. The account area always keeps its height. */
  account: NavbarAccount;
  /** Names the navigation for screen readers. Default "Main". */
  label?: string | undefined;
  /** Names the link to the search. Default "Search". */
  searchLabel?: string | undefined;
  /** Names the button that opens the menu on phones, and the menu itself. Default "Menu". */
  menuLabel?: string | undefined;
  /** Names the button that closes it. Default "Close menu". */
  closeLabel?: string | undefined;
};

export type NavbarTexts = Words<NavbarProps, "label" | "searchLabel" | "menuLabel" | "closeLabel">;

declare module "../lib/locale.ts" {
  interface Texts {
    navbar: NavbarTexts;
  }
}

const english: NavbarTexts = {
  label: "Main",
  searchLabel: "Search",
  menuLabel: "Menu",
  closeLabel: "Close menu",
};

/** The bar at the top of every page. On phones the links move into a menu. */
export function Navbar({
  logo,
  links = [],
  search,
  menuChoice,
  account,
  label,
  searchLabel,
  menuLabel,
  closeLabel,
  className,
  ...props
}: NavbarProps) {
  const words = useTexts("navbar", english);
  const name = label ?? words.label;
  const guest = account !== "pending" && account.kind === "guest" ? account : null;
  return (
    <header data-slot="navbar" {...props} className={cn("bg-paper", className)}>
      <Container className="flex min-h-18 items-center gap-x-4">
        <Slot data-slot="navbar-logo" className="-mx-1.5 inline-flex min-h-11 items-center rounded-field px-1.5">
          {logo}
        </Slot>
        {links.length > 0 ? (
          <nav aria-label={name} className="hidden min-w-0 md:block noscript:block">
            <NavbarLinks
              links={links}
              className="ms-6 flex flex-wrap items-center gap-x-1 wrap-anywhere"
              linkClassName={linkClasses}
            />
          </nav>
        ) : null}
        {search ? (
          <div data-slot="navbar-search" className="ms-2 w-72 min-w-0 max-lg:hidden">
            {search.field}
          </div>
        ) : null}
        {/* Filled once one knows who looks: it grows from the end into empty space, so nothing shifts. */}
        <div
          data-slot="navbar-account"
          data-state={account === "pending" ? "pending" : account.kind}
          className="ms-auto flex min-h-11 items-center justify-end gap-x-1 data-[state=user]:-me-0.5"
        >
          {guest ? (
            <>
              <Slot className={cn(linkClasses, "whitespace-nowrap max-sm:hidden noscript:inline-flex")}>
                {guest.logIn}
              </Slot>
              <Button asChild className="ms-1.5">
                {guest.signUp}
              </Button>
            </>
          ) : null}
          {account !== "pending" && account.kind === "user" ? account.menu : null}
        </div>
        {search ? (
          <IconButton
            asChild
            label={searchLabel ?? words.searchLabel}
            className="-ms-2 shrink-0 last:-me-2.5 max-md:-me-4 lg:hidden"
          >
            {cloneElement(search.link, {}, <Search aria-hidden />)}
          </IconButton>
        ) : null}
        {links.length > 0 || guest ? (
          <NavbarMenu
            links={links}
            guest={guest}
            choice={menuChoice}
            label={name}
            menuLabel={menuLabel ?? words.menuLabel}
            closeLabel={closeLabel ?? words.closeLabel}
          />
        ) : null}
      </Container>
    </header>
  );
}

type NavbarMenuProps = Omit<ComponentProps<typeof Menu>, "open" | "onOpenChange" | "button">;

function NavbarMenu({ menuLabel, ...props }: NavbarMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  // Once loaded it stays mounted, so that its exit can be animated too.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        label={menuLabel}
        variant="plain"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-state={open ? "open" : "closed"}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
        onPointerEnter={Menu.load}
        onFocus={Menu.load}
        className="-me-2.5 shrink-0 md:hidden noscript:hidden"
      >
        <MenuIcon aria-hidden />
      </IconButton>
      {wanted ? (
        <Suspense>
          <Menu {...props} menuLabel={menuLabel} open={open} onOpenChange={setOpen} button={button} />
        </Suspense>
      ) : null}
    </>
  );
}

const linkClasses =
  "inline-flex min-h-11 items-center rounded-pill px-3.5 text-15 font-medium transition-colors duration-quick hover:bg-quiet active:bg-pressed aria-[current=page]:text-accent-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 motion-reduce:transition-none";
