import * as Dialog from "@radix-ui/react-dialog";
import { Slot } from "@radix-ui/react-slot";
import { Menu, X } from "lucide-react";
import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useState } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { shareStyleNonce } from "../lib/style-nonce.ts";
import { Container } from "../page/page.tsx";

/** Who looks at the page, as far as one knows. */
export type NavbarAccount =
  /** Not known yet, as in the server's HTML. */
  | "pending"
  | {
      kind: "guest";
      /** An anchor or a router's link with its text. */
      logIn: ReactElement;
      /** The same, shown as the solid button. */
      signUp: ReactElement;
    }
  | {
      kind: "user";
      /** An `AvatarDropdown`. */
      menu: ReactNode;
    };

export type NavbarProps = Omit<ComponentProps<"header">, "children"> & {
  /** The brand in a link: to the home page, an admin's to the dashboard. */
  logo: ReactElement;
  /** The main links, each with its text. May be empty, as for admins. */
  links?: readonly ReactElement[] | undefined;
  /** Who looks at the page. Its place keeps its height, whatever comes. */
  account: NavbarAccount;
  /** Names the navigation for screen readers. Default "Main". */
  label?: string | undefined;
  /** Names the button that opens the phone's menu, and the menu. Default "Menu". */
  menuLabel?: string | undefined;
  /** Names the button that closes it. Default "Close menu". */
  closeLabel?: string | undefined;
};

/** The bar at the head of every page. On phones the links move into a menu. */
export function Navbar({
  logo,
  links = [],
  account,
  label = "Main",
  menuLabel = "Menu",
  closeLabel = "Close menu",
  className,
  ...props
}: NavbarProps) {
  const guest = account !== "pending" && account.kind === "guest" ? account : null;
  return (
    <header data-slot="navbar" {...props} className={cn("bg-paper", className)}>
      <Container className="flex min-h-18 items-center gap-x-4">
        <Slot data-slot="navbar-logo" className="-mx-1.5 inline-flex min-h-11 items-center rounded-field px-1.5">
          {logo}
        </Slot>
        {links.length > 0 ? (
          <nav aria-label={label} className="hidden md:block noscript:block">
            <NavbarLinks
              links={links}
              className="ms-6 flex flex-wrap items-center gap-x-1"
              linkClassName={linkClasses}
            />
          </nav>
        ) : null}
        {/* Filled once one knows who looks: it grows from the end into empty space, so nothing shifts. */}
        <div
          data-slot="navbar-account"
          data-state={account === "pending" ? "pending" : account.kind}
          className="ms-auto flex min-h-11 items-center justify-end gap-x-1"
        >
          {guest ? (
            <>
              <Slot className={cn(linkClasses, "max-sm:hidden noscript:inline-flex")}>{guest.logIn}</Slot>
              <Button asChild className="ms-1.5">
                {guest.signUp}
              </Button>
            </>
          ) : null}
          {account !== "pending" && account.kind === "user" ? account.menu : null}
        </div>
        {links.length > 0 || guest ? (
          <NavbarMenu links={links} guest={guest} label={label} menuLabel={menuLabel} closeLabel={closeLabel} />
        ) : null}
      </Container>
    </header>
  );
}

type NavbarMenuProps = {
  links: readonly ReactElement[];
  label: string;
  menuLabel: string;
  closeLabel: string;
  guest: { logIn: ReactElement; signUp: ReactElement } | null;
};

function NavbarMenu({ links, guest, label, menuLabel, closeLabel }: NavbarMenuProps) {
  const [open, setOpen] = useState(false);
  useEffect(shareStyleNonce, []);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <IconButton label={menuLabel} variant="plain" className="-me-2.5 shrink-0 md:hidden noscript:hidden">
          <Menu aria-hidden />
        </IconButton>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim motion-reduce:animate-none md:hidden" />
        <Dialog.Content
          data-slot="navbar-menu"
          aria-describedby={undefined}
          // A link leads to another page of the same document: the menu must not stay over it.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) setOpen(false);
          }}
          className="fixed inset-x-0 top-0 z-50 max-h-dvh overflow-y-auto rounded-b-panel bg-surface px-5 pt-3.5 pb-6 shadow-float outline-none md:hidden"
        >
          <div className="flex items-center justify-between">
            <Dialog.Title className="font-display text-21">{menuLabel}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel} variant="plain" className="-me-2.5">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </div>
          {links.length > 0 ? (
            <nav aria-label={label} className="mt-1">
              <NavbarLinks
                links={links}
                className="divide-y divide-hairline"
                linkClassName="flex min-h-13 items-center text-18 font-medium hover:text-accent-text"
              />
            </nav>
          ) : null}
          {guest ? (
            <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
              <Button asChild variant="outline">
                {guest.logIn}
              </Button>
              <Button asChild>{guest.signUp}</Button>
            </div>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function NavbarLinks({
  links,
  className,
  linkClassName,
}: {
  links: readonly ReactElement[];
  className: string;
  linkClassName: string;
}) {
  return (
    <ul className={className}>
      {links.map((link, index) => (
        <li key={link.key ?? index}>
          <Slot className={linkClassName}>{link}</Slot>
        </li>
      ))}
    </ul>
  );
}

const linkClasses =
  "inline-flex min-h-11 items-center rounded-pill px-3.5 text-15 font-medium whitespace-nowrap transition-colors duration-120 hover:bg-sunken aria-[current=page]:text-accent-text motion-reduce:transition-none";
