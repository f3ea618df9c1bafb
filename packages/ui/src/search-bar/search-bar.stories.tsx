import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SearchBar } from "./search-bar.tsx";

const meta = {
  title: "Forms/SearchBar",
  component: SearchBar,
  args: {
    action: "#search",
    what: { name: "q", label: "What", placeholder: "Florist, quartet, barn…", defaultValue: "photographers" },
    where: { name: "where", label: "Where", placeholder: "Anywhere", defaultValue: "Vienna, Austria" },
    onSubmit: fn((event) => event.preventDefault()),
    onSelect: fn(),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "" : "min-h-80"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stories are drawn in windows of several widths. */
const isNarrow = () => window.innerWidth < 640;

/** Fields in a row where there is room; see "Phone" for the button. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    if (isNarrow()) return;
    const form = canvas.getByRole("search", { name: "Find a vendor" });
    await expect(within(form).getByRole("combobox", { name: "What" })).toHaveValue("photographers");
    await expect(canvas.queryByRole("button", { name: /^Search: / })).not.toBeInTheDocument();
  },
};

/** On a phone a single button shows the current search and opens the fields in a sheet. */
export const Phone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  args: { summary: "Photographers · Vienna" },
  play: async ({ canvas, args }) => {
    if (!isNarrow()) return;
    const button = canvas.getByRole("button", { name: "Search: Photographers · Vienna" });
    await expect(button.getBoundingClientRect().height).toBe(48);
    await userEvent.click(button);
    const sheet = within(await screen.findByRole("dialog", { name: "Search" }));
    const what = sheet.getByRole("combobox", { name: "What" });
    await waitFor(() => expect(what).toHaveFocus());
    await userEvent.clear(what);
    await userEvent.type(what, "quartet{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Without handlers, the browser submits the sheet's form itself, and a suggestion just fills in its field. */
export const PhoneByItself: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  render: ({ action, what, where }) => <SearchBar action={action} what={what} where={where} />,
  args: {
    what: {
      name: "q",
      label: "What",
      suggestions: [{ id: "quartet", label: "String quartets", kind: "category" }],
    },
  },
  play: async ({ canvas }) => {
    if (!isNarrow()) return;
    await userEvent.click(canvas.getByRole("button", { name: "Search: Vienna, Austria" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Search" }));
    const what = sheet.getByRole("combobox", { name: "What" });
    await userEvent.type(what, "quartet");
    await userEvent.click(sheet.getByRole("option", { name: "String quartets" }));
    await expect(what).toHaveValue("String quartets");
    // A form that has left the page by then is not submitted.
    const isSent = new Promise<boolean>((resolve) =>
      window.addEventListener("submit", ({ target }) => setTimeout(() => resolve((target as Node).isConnected)), {
        once: true,
      }),
    );
    await userEvent.click(sheet.getByRole("button", { name: "Search" }));
    await expect(await isSent).toBe(true);
  },
};

/** No search yet: an example shows instead. */
export const Empty: Story = {
  tags: ["state"],
  args: {
    what: { name: "q", label: "What", placeholder: "Florist, quartet, barn…" },
    where: { name: "where", label: "Where", placeholder: "Anywhere" },
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["button", "label"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: ["button", "input"] } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    summary: "Hochzeitsfeuerwerkskünstlerinnen mit eigener Feuerwehr · Klagenfurt am Wörthersee",
    title: "Find someone for the day",
    what: {
      name: "q",
      label: "What you are looking for, in a word or two",
      defaultValue: "Hochzeitsfeuerwerkskünstlerinnen",
    },
  },
};

export const RightToLeft: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    dir: "rtl",
    submitLabel: "بحث",
    title: "بحث",
    what: { name: "q", label: "ماذا", defaultValue: "مصوّرون" },
    where: { name: "where", label: "أين", defaultValue: "عمّان" },
  },
  globals: { direction: "rtl" },
};
