import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AvatarDropdown } from "../avatar-dropdown/avatar-dropdown.tsx";
import { SearchField } from "../search-field/search-field.tsx";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
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

const search = {
  field: <SearchField action="#search" placeholder="Search vendors, trades, places" />,
  link: <StoryLink href="#search-page" />,
};

const meta = {
  title: "Navigation/Navbar",
  component: Navbar,
  // Printed from the source: the docs can't print an account menu from a running story.
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

/** Tests also run every story in a wide window, where there is no menu button. */
const isNarrow = () => matchMedia("(width < 48rem)").matches;

/** Someone who isn't logged in. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    const stops = isNarrow()
      ? [canvas.getByRole("link", { name: "Troth, home" })]
      : [
          canvas.getByRole("link", { name: "Troth, home" }),
          ...within(canvas.getByRole("navigation", { name: "Main" })).getAllByRole("link"),
          canvas.getByRole("link", { name: "Log In" }),
          canvas.getByRole("link", { name: "Sign Up" }),
        ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

/** Not known yet, a guest, someone logged in, an admin: the links and the height stay the same. */
export const States: Story = {
  tags: ["visual-wide"],
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

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** Not known yet, as in the server's HTML: the account area keeps its height. */
export const Pending: Story = {
  tags: ["state"],
  args: { account: "pending" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Sign Up" })).not.toBeInTheDocument();
  },
};

export const LoggedIn: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { account: user() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Account menu, Ana Kovač" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Sign Up" })).not.toBeInTheDocument();
  },
};

/** Admins have no main links, and so no menu on phones. */
export const Admin: Story = {
  tags: ["state"],
  args: { links: [], account: user(true) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Menu" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Account menu, Ana Kovač" }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.queryByRole("menuitem", { name: /Favourites/ })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
  },
};

/** The page's own link is marked: by colour, by underline, and for screen readers. */
export const Current: Story = {
  tags: ["state"],
  args: {
    links: [
      <a key="categories" href="#categories" aria-current="page">
        Categories
      </a>,
      links[1]!,
    ],
  },
};

/** The menu opens under the finger, holds the focus, closes with Escape or a link, and returns the focus. */
export const PhoneMenu: Story = {
  ...phone,
  tags: ["visual-phone"],
  play: async ({ canvas }) => {
    if (!isNarrow()) return;
    const button = canvas.getByRole("button", { name: "Menu" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Menu" });
    const menu = within(dialog);
    const close = menu.getByRole("button", { name: "Close menu" });
    await waitFor(() => expect(close).toHaveFocus());
    for (const name of ["Categories", "Give Feedback", "Log In", "Sign Up"]) {
      await userEvent.tab();
      await expect(menu.getByRole("link", { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("link", { name: "Categories" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(button);
    await screen.findByRole("dialog", { name: "Menu" });
  },
};

/** At the end of the menu is a choice for the whole site, which keys can reach. */
export const PhoneMenuWithChoice: Story = {
  ...phone,
  args: { menuChoice: <button type="button">Dark theme</button> },
  play: async ({ canvas }) => {
    if (!isNarrow()) return;
    const button = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(button);
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await waitFor(() => expect(menu.getByRole("button", { name: "Close menu" })).toHaveFocus());
    // Round to the end.
    await userEvent.tab({ shift: true });
    await expect(menu.getByRole("button", { name: "Dark theme" })).toHaveFocus();
  },
};

/** Long labels: on phones everything but the sign-up moves into the menu. */
export const LongText: Story = {
  tags: ["state", "visual-phone", "visual"],
  args: {
    links: [
      <a key="categories" href="#kategorien">
        Kategorien
      </a>,
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

/** A field where there is room, otherwise a link to the search; neither moves when the account loads. */
export const WithSearch: Story = {
  tags: ["visual", "visual-wide", "visual-phone"],
  render: (args) => (
    <div className="grid gap-px bg-hairline">
      <Navbar {...args} search={search} account="pending" />
      <Navbar {...args} search={search} />
      <Navbar {...args} search={search} account={user()} />
    </div>
  ),
  parameters: States.parameters!,
  play: async ({ canvas }) => {
    const ways = canvas.queryAllByRole("search", { name: "Search the site" });
    const shown = ways.length > 0 ? ways : canvas.getAllByRole("link", { name: "Search" });
    await expect(shown).toHaveLength(3);
    await expect(new Set(shown.map((way) => way.getBoundingClientRect().left)).size).toBe(1);
  },
};

export const RightToLeft: Story = {
  tags: ["visual", "visual-phone"],
  globals: { direction: "rtl" },
  args: {
    label: "الرئيسية",
    menuLabel: "القائمة",
    closeLabel: "إغلاق القائمة",
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
