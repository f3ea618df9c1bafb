import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { AvatarDropdown } from "./avatar-dropdown.tsx";

const meta = {
  title: "Navigation/AvatarDropdown",
  component: AvatarDropdown,
  args: {
    user: { firstName: "Ana", lastName: "Kovač", email: "ana@example.org", isAdmin: false },
    profile: <StoryLink href="#profile" />,
    favourites: <StoryLink href="#favourites" />,
    settings: <StoryLink href="#settings" />,
    favouritesCount: 7,
    onLogOut: fn(),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "flex justify-end" : "flex min-h-92 justify-end"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AvatarDropdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A menu or dialog that has just appeared hears the keys once the focus is in it. */
const focusIn = (opened: HTMLElement) => waitFor(() => expect(opened.contains(document.activeElement)).toBe(true));

const open = async () => {
  await userEvent.click(screen.getByRole("button", { name: /^Account menu/ }));
  const menu = await screen.findByRole("menu");
  await focusIn(menu);
  return within(menu);
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Account menu, Ana Kovač" })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
  },
};

/** A picture, initials, an Arabic name, only a first name, no name at all, a picture that fails to load. */
export const States: Story = {
  tags: ["visual"],
  decorators: [(Story) => <div className="flex min-h-0 flex-wrap gap-4">{Story()}</div>],
  render: (args) => (
    <>
      <AvatarDropdown {...args} user={{ ...args.user, image: storyPictures.flowers.src }} />
      <AvatarDropdown {...args} />
      <AvatarDropdown {...args} user={{ ...args.user, firstName: "ليلى", lastName: "حدّاد" }} />
      <AvatarDropdown {...args} user={{ ...args.user, firstName: "Óscar", lastName: "" }} />
      <AvatarDropdown {...args} user={{ ...args.user, firstName: "", lastName: "" }} />
      <AvatarDropdown {...args} user={{ ...args.user, firstName: "Noor", lastName: "Jansen", image: "data:," }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Account menu" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Account menu, Óscar" })).toBeVisible();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "[data-slot=avatar-dropdown]" } } };

export const Focus: Story = {
  tags: ["state"],
  parameters: { pseudo: { focusVisible: "[data-slot=avatar-dropdown]" } },
};

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "[data-slot=avatar-dropdown]" } } };

/** Most people have no picture, so Default shows initials. This one has a picture. */
export const Picture: Story = {
  tags: ["state"],
  args: {
    user: {
      firstName: "Ana",
      lastName: "Kovač",
      email: "ana@example.org",
      image: storyPictures.flowers.src,
      isAdmin: false,
    },
  },
};

/** Neither picture nor name: an icon is shown instead, and the menu starts with the e-mail address. */
export const NoImage: Story = {
  tags: ["state"],
  args: { user: { firstName: "", lastName: "", email: "ana@example.org", isAdmin: false } },
  play: async () => {
    const menu = await open();
    await expect(menu.getByRole("group", { name: "ana@example.org" })).toBeVisible();
  },
};

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  play: async () => {
    const menu = await open();
    await expect(menu.getByRole("group", { name: "Ana Kovač ana@example.org" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Profile" })).toHaveAttribute("href", "#profile");
    await expect(menu.getByRole("menuitem", { name: /Favourites\s?, 7 saved/ })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Settings" })).toBeVisible();
    await expect(menu.getByRole("menuitem", { name: "Log Out" })).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
  },
};

/** Admins have no favourites. */
export const Admin: Story = {
  tags: ["state"],
  args: { user: { firstName: "Ivo", lastName: "Andrić", email: "ivo@example.org", isAdmin: true } },
  play: async () => {
    const menu = await open();
    await expect(menu.queryByRole("menuitem", { name: /Favourites/ })).not.toBeInTheDocument();
    await expect(menu.getAllByRole("menuitem")).toHaveLength(3);
  },
};

/** Enter opens at the first item, arrows and letters move, Escape closes and returns the focus. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: /^Account menu/ });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    const menu = within(await screen.findByRole("menu"));
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Settings" })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Log Out" })).toHaveFocus());
    await userEvent.keyboard("p");
    await waitFor(() => expect(menu.getByRole("menuitem", { name: "Profile" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole("menu")).not.toBeInTheDocument();
  },
};

/** Log Out asks first; "no" changes nothing and returns the focus to the avatar. */
export const LogOutAsksFirst: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole("button", { name: /^Account menu/ });
    for (const key of ["{Enter}", "{Escape}"]) {
      trigger.focus();
      await userEvent.keyboard("{Enter}");
      const menu = await screen.findByRole("menu");
      await focusIn(menu);
      await userEvent.keyboard("{End}");
      await waitFor(() => expect(within(menu).getByRole("menuitem", { name: "Log Out" })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      const dialog = within(await screen.findByRole("alertdialog", { name: "Log out?" }));
      await waitFor(() => expect(dialog.getByRole("button", { name: "Stay logged in" })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(trigger).toHaveFocus());
    }
    await expect(args.onLogOut).not.toHaveBeenCalled();
  },
};

export const LogOutConfirmed: Story = {
  play: async ({ args }) => {
    const menu = await open();
    await userEvent.click(menu.getByRole("menuitem", { name: "Log Out" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Log out?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Log Out" }));
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  },
};

/** While logging out takes its time, the question stays and can't be closed. */
export const Loading: Story = {
  tags: ["state", "visual-phone"],
  args: { logOutOpen: true, onLogOutOpenChange: fn(), onLogOut: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Log Out" }));
    const logOut = await screen.findByRole("button", { name: /Log Out/, busy: true });
    await waitFor(() => expect(logOut).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onLogOutOpenChange).not.toHaveBeenCalled();
  },
};

/** The question opened from outside, for example when a session is about to end. */
export const QuestionControlled: Story = {
  args: { logOutOpen: true, onLogOutOpenChange: fn() },
  play: async ({ args }) => {
    await focusIn(await screen.findByRole("alertdialog", { name: "Log out?" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onLogOutOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: {
    user: {
      firstName: "Maria Theresia Walburga",
      lastName: "von Habsburg-Lothringen-Österreich",
      email: "maria.theresia.von.habsburg-lothringen@hofkanzlei.example.org",
      isAdmin: false,
    },
    favouritesCount: 12_000,
  },
  play: async () => {
    await open();
  },
};

export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    user: { firstName: "ليلى", lastName: "حدّاد", email: "layla@example.org", isAdmin: false },
    texts: {
      trigger: (name) => `قائمة الحساب، ${name}`,
      profile: "الملف الشخصي",
      favourites: "المفضلة",
      favouritesCount: (_, written) => `${written} محفوظة`,
      settings: "الإعدادات",
      logOut: "تسجيل الخروج",
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "قائمة الحساب، ليلى حدّاد" }));
    await screen.findByRole("menuitem", { name: "تسجيل الخروج" });
  },
};
