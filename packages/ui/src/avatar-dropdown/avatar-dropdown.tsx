"use client";

import { cloneElement, type ComponentProps, type ReactElement, type ReactNode, useState } from "react";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Avatar } from "../avatar/avatar.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale, useTexts } from "../lib/locale.ts";

/** Who is logged in. */
export type AvatarDropdownUser = {
  firstName: string;
  lastName: string;
  email: string;
  /** Address of their picture; when it is empty or missing, the initials show. */
  image?: string | undefined;
  /** Admins have no favourites. */
  isAdmin: boolean;
};

/** Every word the dropdown shows. */
export type AvatarDropdownTexts = {
  /** Names the button; the name may be empty. Default "Account menu, Ana Kovač". */
  trigger: (name: string) => string;
  /** Default "Profile". */
  profile: string;
  /** Default "Favourites". */
  favourites: string;
  /** Tells screen readers how many favourites there are, given the number and how it is written. Default "7 saved". */
  favouritesCount: (count: number, written: string) => string;
  /** Default "Settings". */
  settings: string;
  /** Default "Log Out". */
  logOut: string;
  /** The question. Default "Log out?". */
  logOutTitle: string;
  /** What happens after a yes. Default "Drafts on this device stay where they are.". */
  logOutDescription: string;
  /** The yes. Default "Log Out". */
  logOutConfirm: string;
  /** The no. Default "Stay logged in". */
  logOutCancel: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "avatar-dropdown": AvatarDropdownTexts;
  }
}

const english: AvatarDropdownTexts = {
  trigger: (name) => (name ? `Account menu, ${name}` : "Account menu"),
  profile: "Profile",
  favourites: "Favourites",
  favouritesCount: (_, written) => `${written} saved`,
  settings: "Settings",
  logOut: "Log Out",
  logOutTitle: "Log out?",
  logOutDescription: "Drafts on this device stay where they are.",
  logOutConfirm: "Log Out",
  logOutCancel: "Stay logged in",
};

export type AvatarDropdownProps = Omit<ComponentProps<"button">, "children" | "type"> & {
  /** Who is logged in. */
  user: AvatarDropdownUser;
  /** An anchor or a router's link to the profile, without content. */
  profile: ReactElement;
  /** The same for the favourites; admins don't see it. */
  favourites: ReactElement;
  /** The same for the settings. */
  settings: ReactElement;
  /** How many favourites there are. */
  favouritesCount?: number | undefined;
  /** Called once the person has confirmed. The dialog waits for a returned promise. */
  onLogOut: () => void | Promise<void>;
  /** Whether the question "Log out?" is open, to control it from outside. */
  logOutOpen?: boolean | undefined;
  /** Called when the question is about to open or close. */
  onLogOutOpenChange?: ((open: boolean) => void) | undefined;
  /** Other words. */
  texts?: Partial<AvatarDropdownTexts> | undefined;
};

/** The account button and its menu. Log Out asks first. */
export function AvatarDropdown({
  user,
  profile,
  favourites,
  settings,
  favouritesCount,
  onLogOut,
  logOutOpen,
  onLogOutOpenChange,
  texts,
  className,
  ...props
}: AvatarDropdownProps) {
  const words = useTexts("avatar-dropdown", english, texts);
  const locale = useLocale();
  const name = `${user.firstName} ${user.lastName}`.trim();
  const [ownOpen, setOwnOpen] = useState(false);
  const ask = (open: boolean) => {
    setOwnOpen(open);
    onLogOutOpenChange?.(open);
  };
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button
            type="button"
            data-slot="avatar-dropdown"
            {...props}
            className={cn(
              "relative grid size-11 shrink-0 place-items-center rounded-pill transition-opacity duration-quick hover:opacity-85 active:opacity-70 motion-reduce:transition-none",
              "data-[state=open]:outline-3 data-[state=open]:outline-offset-2 data-[state=open]:outline-focus",
              className,
            )}
          >
            <Avatar image={user.image} name={{ first: user.firstName, last: user.lastName }} size="md" />
            <span className="sr-only">{words.trigger(name)}</span>
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" sideOffset={10} className="w-66">
          <DropdownMenuGroup label={<Person name={name} email={user.email} />}>
            <DropdownMenuSeparator />
            <MenuLink link={profile}>{words.profile}</MenuLink>
            {user.isAdmin ? null : (
              <MenuLink link={favourites}>
                {words.favourites}
                {favouritesCount === undefined ? null : (
                  <span className="figures ms-auto rounded-pill bg-quiet px-2.5 py-0.5 text-13 font-semibold text-ink">
                    <span aria-hidden>{favouritesCount.toLocaleString(locale)}</span>
                    <span className="sr-only">
                      , {words.favouritesCount(favouritesCount, favouritesCount.toLocaleString(locale))}
                    </span>
                  </span>
                )}
              </MenuLink>
            )}
            <MenuLink link={settings}>{words.settings}</MenuLink>
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => ask(true)}>{words.logOut}</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <AlertDialog
        open={logOutOpen ?? ownOpen}
        onOpenChange={ask}
        title={words.logOutTitle}
        description={words.logOutDescription}
        confirmLabel={words.logOutConfirm}
        cancelLabel={words.logOutCancel}
        onConfirm={onLogOut}
      />
    </>
  );
}

function Person({ name, email }: { name: string; email: string }) {
  return (
    <>
      <span className="block truncate text-15 font-semibold text-ink">
        <bdi>{name || email}</bdi>
      </span>
      {name ? (
        <span className="block truncate text-14 font-normal">
          <bdi>{email}</bdi>
        </span>
      ) : null}
    </>
  );
}

function MenuLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return <DropdownMenuItem asChild>{cloneElement(link, undefined, children)}</DropdownMenuItem>;
}
