import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, createRef, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { Chip, ChipList } from "./chip.tsx";

const meta = {
  title: "Forms/Chip",
  component: Chip,
  subcomponents: { ChipList },
  args: { label: "Vienna", remove: <StoryLink href="#without-vienna" /> },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the active filters, the way a page keeps them in its address. */
function Chips({ labels, ...args }: { labels: string[] } & Partial<ComponentProps<typeof ChipList>>) {
  const [shown, setShown] = useState(labels);
  return shown.length > 0 ? (
    <ChipList aria-label="What is searched for" {...args}>
      {shown.map((label) => (
        <Chip
          key={label}
          label={label}
          remove={
            <StoryLink
              href="#without"
              onClick={(event) => {
                event.preventDefault();
                setShown(shown.filter((each) => each !== label));
              }}
            />
          }
        />
      ))}
    </ChipList>
  ) : null;
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Remove Vienna" })).toHaveAttribute("href", "#without-vienna");
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Chips labels={["Photographers", "Vienna", "Open now", "4 stars and up", "“golden hour”"]} />,
};

export const States: Story = {
  render: () => <Chips labels={["Venues", "قاعات الأفراح", "Šentjur pri Celju"]} />,
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** Cut off where the row ends; the full text is the link's name. */
export const LongText: Story = {
  tags: ["state"],
  render: () => (
    <div className="max-w-72">
      <Chips
        labels={["Hochzeitsfeuerwerkskünstlerinnen mit eigener Feuerwehr", "Sari, lehenga, kimono and other dress"]}
      />
    </div>
  ),
};

/** Anyone who removes one by keyboard carries on from there. */
export const Removing: Story = {
  render: () => <Chips labels={["Photographers", "Vienna", "Open now"]} />,
  play: async ({ canvas }) => {
    const remove = (label: string) => canvas.getByRole("link", { name: `Remove ${label}` });
    remove("Vienna").focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove("Open now")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(remove("Photographers")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
  },
};

const list = createRef<HTMLUListElement>();

/** A ref from the page gets the list too. */
export const WithRef: Story = {
  render: () => <Chips ref={list} labels={["Photographers", "Vienna"]} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "Remove Photographers" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: "Remove Vienna" })).toHaveFocus());
    await expect(list.current).toBe(canvas.getByRole("list"));
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  render: () => <Chips labels={["مصوّرون", "فيينا"]} aria-label="ما يُبحث عنه" />,
};
