import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Combobox, type ComboboxOption, type ComboboxProps, type ComboboxOptions } from "./combobox.tsx";

const categories: ComboboxOption[] = [
  { value: "venues", label: "Venues", description: "412 vendors" },
  { value: "photographers", label: "Photographers", description: "301 vendors" },
  { value: "florists", label: "Florists", description: "188 vendors" },
  { value: "live-music", label: "Live music", description: "143 vendors" },
  { value: "catering", label: "Catering", description: "127 vendors" },
  { value: "cakes", label: "Cakes", description: "96 vendors" },
  { value: "celebrants", label: "Celebrants", description: "54 vendors" },
  { value: "make-up", label: "Make-up and hair", description: "No one yet", disabled: true },
];

const places: ComboboxOptions = [
  {
    label: "Slovenia",
    options: [
      { value: "lj", label: "Ljubljana" },
      { value: "bled", label: "Bled" },
      { value: "skofja-loka", label: "Škofja Loka" },
      { value: "smarje", label: "Šmarje pri Jelšah" },
    ],
  },
  {
    label: "Jordan",
    options: [
      { value: "amman", label: "عمّان", description: "Amman" },
      { value: "jerash", label: "جرش", description: "Jerash" },
    ],
  },
];

/** Controls and args for a single choice; stories with several set their own. */
type One = Extract<ComboboxProps, { multiple?: false | undefined }>;

const meta = {
  title: "Forms/Combobox",
  component: Combobox,
  args: { label: "Category", options: categories, name: "category", onValueChange: fn(), className: "max-w-md" },
  argTypes: {
    // Two signatures, neither of which a table generated from the types would show.
    onValueChange: {
      description:
        'Called with the value chosen, "" for none, and its option. With `multiple`: with all values chosen, in the order they were, and their options.',
      control: false,
      table: { type: { summary: "(value: string, option: ComboboxOption | null) => void" } },
    },
  },
  decorators: [
    // The open list overflows the story, so it needs room.
    (Story, { parameters, viewMode }) => (
      <div className={parameters["closed"] || viewMode === "docs" ? undefined : "min-h-96"}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<One>;

export default meta;
type Story = StoryObj<Meta<One>>;

const sent = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll<HTMLInputElement>(`input[type=hidden][name="${name}"]`)].map(({ value }) => value);

/** Arrows move, Enter chooses, Escape closes and then clears; the focus stays in the field. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "Category" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
    const list = canvas.getByRole("listbox");
    await expect(field).toHaveAttribute("aria-controls", list.id);
    await expect(field).toHaveAttribute("aria-activedescendant", within(list).getAllByRole("option")[0]!.id);
    await userEvent.keyboard("{End}");
    // The last one is disabled, so the keys stop at the one before it.
    await expect(field).toHaveAttribute("aria-activedescendant", canvas.getByRole("option", { name: /Celebrants/ }).id);
    await userEvent.keyboard("{ArrowDown}");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowUp}{Home}{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Photographers");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("photographers", categories[1]);
    await expect(sent(canvasElement, "category")).toEqual(["photographers"]);
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { name: /Photographers/, selected: true })).toHaveAttribute("data-active");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Photographers");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", null);
    await expect(field).toHaveFocus();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  parameters: { closed: true },
  render: () => (
    <div className="grid max-w-md gap-5">
      <Combobox label="Category" options={categories} defaultValue="florists" />
      <Combobox
        label="What you offer"
        multiple
        options={categories}
        defaultValue={["florists", "cakes", "live-music"]}
        hint="What you are known for first."
      />
      <Combobox label="Where" options={places} placeholder="Start typing a place" />
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  parameters: { closed: true },
  render: () => (
    <div className="grid max-w-md gap-5">
      <Combobox label="Where" options={places} defaultValue="bled" />
      <Combobox label="Where" size="lg" options={places} defaultValue="bled" />
      <Combobox label="Where" size="lg" multiple options={places} defaultValue={["bled", "amman"]} />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  parameters: { closed: true },
  render: () => (
    <div className="grid max-w-md gap-5">
      <Combobox label="Category" options={categories} placeholder="Choose one" />
      <Combobox label="Category" options={categories} error="Choose a category from the list." />
      <Combobox label="Category" options={categories} defaultValue="cakes" disabled />
      <Combobox label="Category" options={categories} defaultValue="cakes" readOnly hint="Set by the operator." />
      <Combobox label="Where" multiple options={places} defaultValue={["lj", "amman"]} disabled />
      <Combobox label="Where" multiple options={places} defaultValue={["lj", "amman"]} readOnly />
    </div>
  ),
};

export const Hover: Story = {
  tags: ["state"],
  parameters: { pseudo: { hover: "[data-slot=combobox-input]" } },
};

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "button" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true, defaultValue: "cakes" } };

/** The value can be read and copied, but not changed. */
export const ReadOnly: Story = {
  tags: ["state"],
  args: { readOnly: true, defaultValue: "cakes" },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Category" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(field).toHaveValue("Cakes");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Choose a category from the list." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Category" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Choose a category from the list.");
  },
};

export const Open: Story = {
  tags: ["state", "visual", "visual-phone"],
  args: { label: "Where", options: places, defaultValue: "bled" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "Where" }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("group", { name: "Slovenia" })).toBeVisible();
    await expect(canvas.getByRole("option", { name: "Škofja Loka" })).toHaveAttribute("data-active");
  },
};

/** Escape closes only the list; pressed again, it closes the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Where was it?" trigger={<Button variant="outline">Change the place</Button>}>
      <Combobox {...args} label="Where" options={places} defaultValue="bled" />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change the place" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Where was it?" }));
    const field = dialog.getByRole("combobox", { name: "Where" });
    await userEvent.click(field);
    await waitFor(() => expect(field).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("Bled");
    await expect(screen.getByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** The search ignores accents and case; the number of results is announced, and so is an empty result. */
export const Empty: Story = {
  tags: ["state", "visual"],
  args: { label: "Where", options: places },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Where" });
    await userEvent.type(field, "SKOFJA");
    await expect(canvas.getAllByRole("option")).toHaveLength(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("1 option");
    await userEvent.type(field, "x");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing found for “SKOFJAx”");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "Who you are writing about, by the name on the invoice that you had from them",
    defaultValue: "long",
    options: [
      {
        value: "long",
        label: "Gostilna in prenočišča Pri Lovcu, Zgornja Gorica pri Rogatcu, Bistrica ob Sotli",
        description: "Formerly Gostinstvo, turizem in organiziranje dogodkov Lovec, d. o. o.",
      },
      { value: "word", label: "Donaudampfschifffahrtsgesellschaftskapitänshochzeitsfeier" },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox"));
    await expect(canvas.getAllByRole("option")).toHaveLength(2);
  },
};

const changed = fn();

/** Several as chips: the list stays open, Backspace removes the last one, the arrows lead to the others. */
export const Multiple: Story = {
  tags: ["visual"],
  render: () => (
    <Combobox
      label="What you offer"
      name="offer"
      multiple
      options={categories}
      onValueChange={changed}
      className="max-w-md"
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "What you offer" });
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}");
    await expect(canvas.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    await expect(sent(canvasElement, "offer")).toEqual(["venues", "photographers", "florists"]);
    await expect(field).toHaveAccessibleDescription("Chosen: Venues, Photographers and Florists");
    await expect(canvas.getByRole("status")).toHaveTextContent("Florists chosen");
    // Choosing it again removes it.
    await userEvent.keyboard("{Enter}");
    await expect(sent(canvasElement, "offer")).toEqual(["venues", "photographers"]);
    await userEvent.type(field, "cake");
    await userEvent.keyboard("{Enter}");
    await expect(sent(canvasElement, "offer")).toEqual(["venues", "photographers", "cakes"]);
    await expect(field).toHaveValue("");
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Cakes removed");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Remove Venues" })).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.getByRole("button", { name: "Remove Photographers" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveFocus();
    await expect(sent(canvasElement, "offer")).toEqual([]);
    await expect(changed).toHaveBeenLastCalledWith([], []);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}{Escape}");
    await expect(canvas.getByRole("button", { name: "Remove Photographers" })).toBeVisible();
  },
};

/** The arrows follow the text: in right-to-left text, the right one leads back to the chips. */
export const RightToLeft: Story = {
  tags: ["visual"],
  render: () => (
    <div dir="rtl" lang="ar">
      <Combobox
        label="المدن"
        multiple
        options={places}
        defaultValue={["amman", "jerash"]}
        texts={{ remove: (label) => `إزالة ${label}`, open: "عرض الكل", chosen: (labels) => `المختار: ${labels}` }}
        className="max-w-md"
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: "المدن" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: "إزالة جرش" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("combobox")).toHaveFocus();
  },
};

const vendors: ComboboxOption[] = [
  { value: "cvet", label: "Cvet & List", description: "Florist · Kranj" },
  { value: "cvetlicarna", label: "Cvetličarna Magnolija", description: "Florist · Ljubljana" },
  { value: "villa", label: "Villa Podrožnik", description: "Venue · Ljubljana" },
];

/** A server that answers on command, so that a test decides the order. */
function server() {
  const asked: { query: string; signal: AbortSignal; answer: (options: ComboboxOptions) => void; fail: () => void }[] =
    [];
  const onSearch = fn(
    (query: string, signal: AbortSignal) =>
      new Promise<ComboboxOptions>((answer, reject) => {
        asked.push({ query, signal, answer, fail: () => reject(new Error("503")) });
      }),
  );
  return { asked, onSearch };
}

const { asked, onSearch } = server();

/** It asks once typing pauses. An outdated answer is dropped, whenever it arrives. */
export const Async: Story = {
  tags: ["visual"],
  args: {
    label: "Who was it?",
    name: "vendor",
    options: [vendors[2]!],
    defaultValue: "villa",
    onSearch,
    searchPause: 20,
  },
  beforeEach: () => {
    asked.length = 0;
    onSearch.mockClear();
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "Who was it?" });
    await expect(field).toHaveValue("Villa Podrožnik");
    await userEvent.clear(field);
    await userEvent.type(field, "c");
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(canvas.getByRole("status")).toHaveTextContent("Looking…");
    await userEvent.type(field, "vet");
    await waitFor(() => expect(asked.at(-1)?.query).toBe("cvet"));
    await expect(asked[0]?.signal.aborted).toBe(true);
    asked.at(-1)?.answer(vendors.slice(0, 2));
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(2));
    asked[0]?.answer([vendors[2]!]);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("2 options"));
    await expect(canvas.queryByRole("option", { name: /Villa/ })).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Cvet & List");
    await expect(sent(canvasElement, "vendor")).toEqual(["cvet"]);
  },
};

const slow = server();

export const Loading: Story = {
  tags: ["state", "visual"],
  args: { label: "Who was it?", options: [], onSearch: slow.onSearch, searchPause: 0 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "cvet");
    await expect(canvas.getByRole("status")).toHaveTextContent("Looking…");
  },
};

const broken = server();

/** If the list doesn't load, it says so, and a press or Enter asks again. */
export const Failed: Story = {
  tags: ["state", "visual"],
  args: { label: "Who was it?", options: [], onSearch: broken.onSearch, searchPause: 0 },
  beforeEach: () => {
    broken.asked.length = 0;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Who was it?" });
    await userEvent.type(field, "v");
    await waitFor(() => expect(broken.asked).toHaveLength(1));
    broken.asked[0]?.fail();
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(broken.asked).toHaveLength(2));
    broken.asked[1]?.fail();
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    field.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(broken.asked).toHaveLength(3));
    broken.asked[2]?.fail();
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("The list didn’t load.");
  },
};

/**
 * People can choose something that isn't on the list where that makes sense: tags, or a place that isn't on the map
 * yet.
 */
export const FreeText: Story = {
  render: () => <Combobox label="Styles" name="styles" multiple freeText options={categories} className="max-w-md" />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("combobox", { name: "Styles" });
    await userEvent.type(field, "barn dance");
    await expect(canvas.getByRole("option", { name: "Use “barn dance”" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove barn dance" })).toBeVisible();
    // A name on the list means that option, however it is typed.
    await userEvent.type(field, "CAKES");
    await userEvent.tab();
    await expect(sent(canvasElement, "styles")).toEqual(["barn dance", "cakes"]);
  },
};

/** Half a name isn't a choice: on leaving the field, the previous choice comes back. */
export const NotFree: Story = {
  args: { defaultValue: "cakes" },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Category" });
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("", null);
    await userEvent.type(field, "flo");
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveValue("Florists");
    await userEvent.type(field, "zzz");
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(field).toHaveValue("Florists");
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};

const submitted = fn();

/** A form sends its values, refuses while a choice is missing, and restores the initial choice when reset. */
export const InAForm: Story = {
  render: function Render(args) {
    const submit = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      submitted([...new FormData(event.currentTarget)]);
    };
    return (
      <form onSubmit={submit} className="grid max-w-md gap-5">
        <Combobox {...args} required />
        <Combobox label="Where" name="where" multiple options={places} defaultValue={["lj"]} />
        <div className="flex gap-3">
          <Button type="submit">Save</Button>
          <Button type="reset" variant="outline">
            Start again
          </Button>
        </div>
      </form>
    );
  },
  beforeEach: () => {
    submitted.mockClear();
  },
  play: async ({ canvas }) => {
    const category = canvas.getByRole("combobox", { name: "Category" });
    await expect(category).toBeRequired();
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(submitted).not.toHaveBeenCalled();
    await expect(category).toHaveFocus();
    await userEvent.keyboard("venues{Enter}");
    const where = canvas.getByRole("combobox", { name: "Where" });
    await userEvent.type(where, "bled{Enter}{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(submitted).toHaveBeenLastCalledWith([
      ["category", "venues"],
      ["where", "lj"],
      ["where", "bled"],
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "Start again" }));
    await expect(category).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Remove Bled" })).not.toBeInTheDocument();
  },
};

/** The caller may keep the choice. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState("cakes");
    return (
      <>
        <Combobox label={args.label} options={categories} value={value} onValueChange={setValue} className="max-w-md" />
        <p className="mt-4 text-muted">Chosen: {value || "nothing"}</p>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show all" }));
    await userEvent.click(canvas.getByRole("option", { name: /Live music/ }));
    await expect(canvas.getByText("Chosen: live-music")).toBeVisible();
  },
};
