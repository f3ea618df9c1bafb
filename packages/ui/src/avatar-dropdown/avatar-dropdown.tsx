import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Avatar } from "../avatar/avatar.tsx";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { cn } from "../lib/cn.ts";

/** Who is logged in. */
export type AvatarDropdownUser = {
  firstName: string;
  lastName: string;
  email: string;
  /** Address of their picture; empty or absent, the initials show. */
  image?: string | undefined;
  /** Admins keep no favourites. */
  isAdmin: boolean;
};

/** Every word the dropdown shows. */
export type AvatarDropdownTexts = {
  /** Names the button. Default "Account menu, Ana Kovač". */
  trigger: (name: string) => string;
  profile: string;
  favourites: string;
  /** Says the number of favourites to screen readers. Default "7 saved". */
  favouritesCount: (count: number) => string;
  settings: string;
  logOut: string;
  logOutTitle: string;
  logOutDescription: string;
  logOutConfirm: string;
  logOutCancel: string;
};

const defaultTexts: AvatarDropdownTexts = {
  trigger: (name) => (name ? `Account menu, ${name}` : "Account menu"),
  profile: "Profile",
  favourites: "Favourites",
  favouritesCount: (count) => `${count} saved`,
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
  /** The same for the favourites; admins do not see it. */
  favourites: ReactElement;
  /** The same for the settings. */
  settings: ReactElement;
  /** How many favourites there are. */
  favouritesCount?: number | undefined;
  /** The person has confirmed. While a promise is under way the dialog waits. */
  onLogOut: () => void | Promise<void>;
  /** Whether the question "Log out?" is asked, to control it from outside. */
  logOutOpen?: boolean | undefined;
  /** The question is to open or close. */
  onLogOutOpenChange?: ((open: boolean) => void) | undefined;
  /** Other words. */
  texts?: Partial<AvatarDropdownTexts> | undefined;
};

/** The account's button and its menu. Log Out asks first. */
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
  const words = { ...defaultTexts, ...texts };
  const name = `${user.firstName} ${user.lastName}`.trim();
  const trigger = useRef<HTMLButtonElement>(null);
  const logOutChosen = useRef(false);
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const asking = logOutOpen ?? ownOpen;

  // A dialog without a trigger of its own gives the focus back to nobody: here it belongs to the avatar.
  const asked = useRef(asking);
  useEffect(() => {
    if (asked.current === asking) return;
    asked.current = asking;
    if (asking) return;
    const timer = setTimeout(() => trigger.current?.focus());
    return () => clearTimeout(timer);
  }, [asking]);

  const ask = (open: boolean) => {
    setOwnOpen(open);
    onLogOutOpenChange?.(open);
  };
  const logOut = async () => {
    setBusy(true);
    try {
      await onLogOut();
      ask(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {/* Not modal: the page stays scrollable, and nothing needs a style element. */}
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={trigger}
          data-slot="avatar-dropdown"
          {...props}
          className={cn(
            "grid size-11 shrink-0 place-items-center rounded-pill transition-opacity duration-120 hover:opacity-85 motion-reduce:transition-none",
            "data-[state=open]:outline-3 data-[state=open]:outline-offset-2 data-[state=open]:outline-focus",
            className,
          )}
        >
          <Avatar image={user.image} name={{ first: user.firstName, last: user.lastName }} size="md" />
          <span className="sr-only">{words.trigger(name)}</span>
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            data-slot="avatar-dropdown-menu"
            align="end"
            sideOffset={10}
            collisionPadding={12}
            onCloseAutoFocus={(event) => {
              if (!logOutChosen.current) return;
              // The dialog gives the focus back to where it was: let that be the button, not the menu that is gone.
              logOutChosen.current = false;
              event.preventDefault();
              trigger.current?.focus();
              ask(true);
            }}
            className="z-50 max-h-(--radix-dropdown-menu-content-available-height) w-66 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-panel border border-hairline bg-surface p-2 text-ink shadow-float outline-none"
          >
            <DropdownMenu.Label className="px-3.5 py-2.5">
              <bdi className="block truncate text-15 font-semibold">{name || user.email}</bdi>
              {name ? <span className="block truncate text-14 text-muted">{user.email}</span> : null}
            </DropdownMenu.Label>
            <MenuSeparator />
            <MenuLink link={profile}>{words.profile}</MenuLink>
            {user.isAdmin ? null : (
              <MenuLink link={favourites}>
                {words.favourites}
                {favouritesCount === undefined ? null : (
                  <span className="figures ms-auto rounded-pill bg-sunken px-2.5 py-0.5 text-13 font-semibold text-ink">
                    <span aria-hidden>{favouritesCount}</span>
                    <span className="sr-only">, {words.favouritesCount(favouritesCount)}</span>
                  </span>
                )}
              </MenuLink>
            )}
            <MenuLink link={settings}>{words.settings}</MenuLink>
            <MenuSeparator />
            <DropdownMenu.Item
              className={itemClasses}
              onSelect={() => {
                logOutChosen.current = true;
              }}
            >
              {words.logOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <AlertDialog
        open={asking}
        onOpenChange={ask}
        title={words.logOutTitle}
        description={words.logOutDescription}
        confirmLabel={words.logOutConfirm}
        cancelLabel={words.logOutCancel}
        onConfirm={logOut}
        busy={busy}
      />
    </>
  );
}

function MenuLink({ link, children }: { link: ReactElement; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemClasses}>
      {cloneElement(link, undefined, children)}
    </DropdownMenu.Item>
  );
}

function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1 my-2 border-t border-hairline" />;
}

const itemClasses =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-field px-3.5 py-2 text-15 font-medium outline-none select-none data-highlighted:bg-tint data-highlighted:text-accent-text forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2";
