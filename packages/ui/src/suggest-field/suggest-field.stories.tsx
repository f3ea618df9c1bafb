import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { SuggestField, type TextSuggestion } from "./suggest-field.tsx";

const towns = [
  ["ljubljana", "Ljubljana", "Slovenia"],
  ["ljubno", "Ljubno ob Savinji", "Slovenia"],
  ["ljubuski", "Ljubuški", "Bosnia and Herzegovina"],
] as const;

/** The towns that begin as the last word does, each in its place. */
const suggestTowns = async (text: string): Promise<TextSuggestion[]> => {
  const start = /\p{L}*$/u.exec(text)![0];
  return towns
    .filter(([, name]) => start.length > 1 && name.toLowerCase().startsWith(start.toLowerCase()))
    .map(([id, label, description]) => ({
      id,
      label,
      description,
      text: text.slice(0, text.length - start.length) + label,
    }));
};

const meta = {
  title: "Forms/SuggestField",
  component: SuggestField,
  args: {
    label: "Address",
    className: "max-w-md",
    onSuggest: fn(suggestTowns),
    onSuggestionSelect: fn(),
    onChange: fn(),
    suggestPause: 20,
  },
} satisfies Meta<typeof SuggestField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Address" });
    await userEvent.type(field, "Cesta na Rožnik 12, Lju");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await expect(canvas.getByRole("status")).toHaveTextContent("3 suggestions");
    await expect(field).not.toHaveAttribute("aria-activedescendant");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(field).toHaveValue("Cesta na Rožnik 12, Ljubljana");
    await expect(field).toHaveFocus();
    await expect(args.onSuggestionSelect).toHaveBeenCalledWith(expect.objectContaining({ id: "ljubljana" }));
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
  },
};

export const Variants: Story = {
  render: (args) => (
    <div className="flex max-w-md flex-col gap-5">
      <SuggestField {...args} label="Address" optional hint="Street and number, if people can visit." />
      <SuggestField {...args} label="Billing address" placeholder="Street, number, town" />
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex max-w-md flex-col gap-5">
      <SuggestField {...args} label="Address" />
      <SuggestField {...args} label="Billing address" size="lg" />
    </div>
  ),
};

export const States: Story = {
  render: (args) => (
    <div className="flex max-w-md flex-col gap-5">
      <SuggestField {...args} label="Address" defaultValue="Cesta na Rožnik 12, Ljubljana" />
      <SuggestField {...args} label="Billing address" error="Use 300 characters or fewer." defaultValue="Ljubljana" />
      <SuggestField {...args} label="Former address" disabled defaultValue="Kirchengasse 3, Graz" />
    </div>
  ),
};

/** The list helps and never decides: Enter sends the form as it is, Escape closes the list, and leaving keeps the text. */
export const NothingForced: Story = {
  render: function Form(args) {
    const [sent, setSent] = useState("");
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSent(String(new FormData(event.currentTarget).get("address")));
        }}
      >
        <SuggestField {...args} name="address" />
        <output aria-label="Sent">{sent}</output>
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Address" });
    await userEvent.type(field, "Trg 1, Ljub");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("listbox")).not.toBeInTheDocument();
    await expect(field).toHaveValue("Trg 1, Ljub");
    await userEvent.keyboard("u{Enter}");
    await expect(canvas.getByLabelText("Sent")).toHaveTextContent("Trg 1, Ljubu");
    await userEvent.tab();
    await expect(field).toHaveValue("Trg 1, Ljubu");
    await expect(args.onSuggestionSelect).not.toHaveBeenCalled();
  },
};

/** Escape closes only the list; pressed again, or where there is nothing to suggest, it closes the dialog. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Where is it?" trigger={<Button variant="outline">Change the address</Button>}>
      <SuggestField {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    for (const [text, presses] of [
      ["Trg 1, Ljub", 2],
      ["Trg 1, Graz", 1],
    ] as const) {
      await userEvent.click(canvas.getByRole("button", { name: "Change the address" }));
      const dialog = within(await screen.findByRole("dialog", { name: "Where is it?" }));
      const field = dialog.getByRole("combobox", { name: "Address" });
      await userEvent.type(field, text);
      await waitFor(() => expect(args.onSuggest).toHaveBeenLastCalledWith(text, expect.anything()));
      if (presses === 2) {
        await waitFor(() => expect(dialog.getAllByRole("option")).toHaveLength(3));
        await userEvent.keyboard("{Escape}");
        await expect(dialog.queryByRole("listbox")).not.toBeInTheDocument();
        await expect(field).toHaveFocus();
        await expect(field).toHaveValue(text);
      }
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }
  },
};

/** It may be the caller who keeps the text. */
export const Controlled: Story = {
  render: function Kept(args) {
    const [text, setText] = useState("");
    return <SuggestField {...args} value={text} onChange={({ target }) => setText(target.value)} />;
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Address" });
    await userEvent.type(field, "Trg 1, Ljubu");
    await userEvent.click(await canvas.findByRole("option", { name: /Ljubuški/ }));
    await expect(field).toHaveValue("Trg 1, Ljubuški");
    await expect(field).toHaveFocus();
  },
};

/** Suggestions that can't be had are no problem of the person who is writing. */
export const Failed: Story = {
  args: {
    onSuggest: fn((text: string) => (text.endsWith("Ljub") ? Promise.reject(new Error("503")) : suggestTowns(text))),
  },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Address" });
    await userEvent.type(field, "Trg 1, Lju");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await userEvent.type(field, "b");
    await waitFor(() => expect(canvas.queryByRole("listbox")).not.toBeInTheDocument());
    await expect(args.onSuggest).toHaveBeenLastCalledWith("Trg 1, Ljub", expect.anything());
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await expect(field).toHaveValue("Trg 1, Ljub");
    // They are asked for again with the next letter.
    await userEvent.type(field, "l");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
  },
};

export const Open: Story = {
  tags: ["state"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "Cesta na Rožnik 12, Lju");
    await waitFor(() => expect(canvas.getAllByRole("option")).toHaveLength(3));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Ljubuški");
    // Below the last one it comes round to what was typed.
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.queryByRole("option", { selected: true })).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent("Ljubljana");
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "input" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Use 300 characters or fewer." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("combobox", { name: "Address" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Use 300 characters or fewer.");
  },
};
