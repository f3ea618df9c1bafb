"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useEffect } from "react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { shareStyleNonce } from "../lib/style-nonce.ts";
import { NavbarLinks } from "./navbar-links.tsx";

type NavbarMenuProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What opens it: the focus returns there. */
  button: RefObject<HTMLButtonElement | null>;
  links: readonly ReactElement[];
  label: string;
  menuLabel: string;
  closeLabel: string;
  guest: { logIn: ReactElement; signUp: ReactElement } | null;
  choice: ReactNode;
};

/** The menu on phones, loaded when someone opens it. */
export function NavbarMenu({
  open,
  onOpenChange,
  button,
  links,
  label,
  menuLabel,
  closeLabel,
  guest,
  choice,
}: NavbarMenuProps) {
  useEffect(shareStyleNonce, []);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-float animate-appear bg-scrim motion-reduce:animate-none md:hidden" />
        <Dialog.Content
          data-slot="navbar-menu"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          // A link changes the page within the same document, so the menu must not stay open over it.
          onClick={(event) => {
            if (event.target instanceof Element && event.target.closest("a")) onOpenChange(false);
          }}
          className="fixed inset-x-0 top-0 z-float max-h-dvh overflow-y-auto rounded-b-panel bg-raised px-5 pt-3.5 pb-6 shadow-float outline-none md:hidden"
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
                linkClassName="flex min-h-13 items-center text-18 font-medium hover:text-accent-text active:text-accent-hover aria-[current=page]:text-accent-text aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-6"
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
          {choice ? <div className="mt-6 flex justify-center">{choice}</div> : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
