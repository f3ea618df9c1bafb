import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AvatarDropdown } from "../avatar-dropdown/avatar-dropdown.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { Navbar } from "./navbar.tsx";

const guest = {
  kind: "guest" as const,
  logIn: <a href="#login">Log In</a>,
  signUp: <a href="#signup">Sign Up</a>,
};

const user = (isAdmin = false) => ({
  kind: "user" as const,
  menu: (
    <AvatarDropdown
      user={{ firstName: "Ana", lastName: "Kovač", email: "ana@example.org", isAdmin }}
      profile={<StoryLink href="#profile" />}
      favourites={<StoryLink href="#favourites" />}
      settings={<StoryLink href="#settings" />}
      favouritesCount={7}
      onLogOut={fn()}
    />
  ),
});

const links = [
  <a key="categories" href="#categories">
    Categories
  </a>,
  <a key="feedback" href="https://feedback.example/">
    Give Feedback
  </a>,
];

const meta = {
  title: "Components/Navbar",
  component: Navbar,
  // Printed from the source: an account's menu is more than the docs can print from a running story.
  parameters: { layout: "fullscreen", docs: { source: { type: "code" } } },
  args: {
    logo: (
      <a href="#home" aria-label="Troth, home">
        <Wordmark />
      </a>
    ),
    links,
    account: guest,
  },
} satisfies Meta<typeof Navbar>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: "phone", isRotated: false } } };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Troth, home" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "#signup");
  },
};

/** Not known yet, a guest, somebody logged in, an admin: the links and the height stay where they are. */
export const States: Story = {
  render: (args) => (
    <div className="grid gap-px bg-hairline">
      <Navbar {...args} account="pending" />
      <Navbar {...args} account={guest} />
      <Navbar {...args} account={user()} />
      <Navbar {...args} links={[]} account={user(true)} />
    </div>
  ),
  parameters: {
    a11y: {
      options: { rules: { "landmark-no-duplicate-banner": { enabled: false }, "landmark-unique": { enabled: false } } },
    },
  },
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole("banner").map((bar) => bar.getBoundingClientRect().height);
    await expect(new Set(heights).size).toBe(1);
    const logos = canvas.getAllByRole("link", { name: "Troth, home" }).map((logo) => logo.getBoundingClientRect().left);
    await expect(new Set(logos).size).toBe(1);
  },
};

export const LoggedIn: Story = { args: { account: user() } };

export const Phone: Story = { ...phone };

/** The menu opens under the finger, holds the focus, closes by Escape and by a link. */
export const PhoneMenu: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const button = canvas.queryByRole("button", { name: "Menu" });
    // Tests run every story in a wide window too, where there is no menu.
    if (!button || !matchMedia("(width < 48rem)").matches) return;
    await userEvent.click(button);
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await expect(menu.getByRole("link", { name: "Categories" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Log In" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Categories" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "Menu" });
  },
};

export const LongText: Story = {
  args: {
    links: [
      ...links,
      <a key="guide" href="#guide" aria-current="page">
        Hochzeitsdienstleisterverzeichnis
      </a>,
    ],
    account: {
      kind: "guest",
      logIn: <a href="#login">Anmelden</a>,
      signUp: <a href="#signup">Kostenlos registrieren</a>,
    },
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    links: [
      <a key="categories" href="#categories">
        الفئات
      </a>,
      <a key="feedback" href="#feedback">
        رأيك يهمنا
      </a>,
    ],
    account: { kind: "guest", logIn: <a href="#login">دخول</a>, signUp: <a href="#signup">حساب جديد</a> },
  },
};
