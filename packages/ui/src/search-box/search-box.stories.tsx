import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { SearchBox, type SearchSuggestion } from "./search-box.tsx";

const suggestions: SearchSuggestion[] = [
  { id: "florists", kind: "category", label: "Florists", hint: "188 vendors" },
  { id: "florists vienna", kind: "search", label: "Florists in Vienna", hint: "Austria" },
  { id: "cvet", kind: "vendor", label: "Cvet & List", hint: "Florist · Kranj" },
  { id: "yasmin", kind: "vendor", label: "قصر الياسمين للأفراح", hint: "Venue · Amman" },
];

const places: SearchSuggestion[] = [
  { id: "lj", kind: "place", label: "Ljubljana, Slovenia" },
  { id: "ld", kind: "place", label: "Ljutomer, Slovenia" },
];

const meta = {
  title: "Forms/SearchBox",
  component: SearchBox,
  args: {
    action: "#search",
    what: { name: "q", label: "What", placeholder: "Florist, quartet, barn…" },
    where: { name: "location", label: "Where", placeholder: "Anywhere", defaultValue: "Ljubljana, Slovenia" },
    onSelect: fn(),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? "max-w-2xl" : "min-h-80 max-w-2xl"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("search", { name: "Find a vendor" })).toHaveAttribute("method", "get");
    await expect(canvas.getByRole("combobox", { name: "What" })).toHaveAttribute("name", "q");
    await expect(canvas.getByRole("combobox", { name: "Where" })).toHaveValue("Ljubljana, Slovenia");
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveAttribute("type", "submit");
  },
};

export const Sizes: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-6">
      <SearchBox {...args} size="hero" />
      <SearchBox {...args} size="bar" label="Find another vendor" />
      <SearchBox {...args} size="compact" label="Search the site" where={undefined} className="max-w-80" />
    </div>
  ),
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
};

export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <SearchBox {...args} />
      <SearchBox
        {...args}
        label="Find another vendor"
        what={{ name: "q", label: "What", defaultValue: "A string quartet that plays in the rain" }}
      />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: ["label", "button"] } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: ["input", "button"] } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "Find someone for the day, the evening before or the morning after",
    submitLabel: "Look for vendors",
    what: {
      name: "q",
      label: "What you are looking for, in a word or two of your own",
      defaultValue: "Hochzeitsfeuerwerkskünstlerin mit eigener Feuerwehr und einem Plan für Regen",
    },
  },
};

export const OneField: Story = { args: { where: undefined } };

/**
 * Typing asks for suggestions; arrows select one, Enter takes it, Escape closes, and the focus never leaves the field.
 */
export const Suggestions: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    what: { name: "q", label: "What", placeholder: "Florist, quartet, barn…", suggestions, onQueryChange: fn() },
    where: { name: "location", label: "Where", suggestions: places },
  },
  play: async ({ canvas, args }) => {
    const what = canvas.getByRole("combobox", { name: "What" });
    await userEvent.type(what, "f");
    await expect(args.what.onQueryChange).toHaveBeenLastCalledWith("f");
    await expect(what).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("option")).toHaveLength(4);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    const third = canvas.getByRole("option", { name: /Cvet & List/ });
    await expect(third).toHaveAttribute("aria-selected", "true");
    await expect(what).toHaveAttribute("aria-activedescendant", third.id);
    await userEvent.keyboard("{Escape}");
    await expect(what).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { name: /قصر/ })).toHaveAttribute("data-active");
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("option", { name: /Florists.*188/ })).toHaveAttribute("data-active");
    await userEvent.keyboard("{End}{Enter}");
    await expect(what).toHaveValue("قصر الياسمين للأفراح");
    await expect(args.onSelect).toHaveBeenLastCalledWith("what", suggestions[3]);
    await userEvent.clear(what);
    await userEvent.type(what, "c");
    await userEvent.keyboard("{ArrowDown}");
    await expect(what).toHaveFocus();
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("4 suggestions");
  },
};

/** A vendor's picture replaces the icon that others have; if it can't be loaded, the icon stays. */
export const WithPictures: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    what: {
      name: "q",
      label: "What",
      suggestions: [
        ...suggestions.slice(0, 2),
        { ...suggestions[2]!, image: storyPictures.flowers.src },
        { ...suggestions[3]!, image: "data:image/png;base64,broken" },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "What" }));
    const shown = (name: RegExp) => canvas.getByRole("option", { name }).querySelector("img");
    await expect(shown(/^Florists 188/)).toBeNull();
    await waitFor(() => expect(shown(/Cvet/)?.naturalWidth).toBeGreaterThan(0));
    await expect(shown(/Cvet/)).toBeVisible();
    await waitFor(() => expect(shown(/قصر/)).not.toBeVisible());
    // All the names line up.
    const starts = canvas.getAllByRole("option").map((option) => option.children[1]!.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** A press takes a suggestion too. */
export const Pressed: Story = {
  args: { where: { name: "location", label: "Where", suggestions: places } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Where" }));
    await userEvent.click(canvas.getByRole("option", { name: "Ljutomer, Slovenia" }));
    await expect(canvas.getByRole("combobox", { name: "Where" })).toHaveValue("Ljutomer, Slovenia");
    await expect(args.onSelect).toHaveBeenCalledWith("where", places[1]);
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

/** The keys move on to the next field and the button; leaving closes the list. */
export const ByKeyboard: Story = {
  args: { what: { name: "q", label: "What", suggestions } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("listbox", { name: "What" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("combobox", { name: "Where" })).toHaveFocus();
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Search" })).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    dir: "rtl",
    submitLabel: "بحث",
    what: { name: "q", label: "ماذا", placeholder: "زهور، قاعة…" },
    where: { name: "location", label: "أين", defaultValue: "عمّان" },
  },
};
