import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Text } from "../text/text.tsx";
import { SortableItem, SortableList, type SortableListProps } from "./sortable-list.tsx";

const names: Record<string, string> = {
  venues: "Venues",
  photographers: "Photographers",
  florists: "Flowers",
  celebrants: "Celebrants and registrars, religious or not",
  music: "موسيقى حية",
};
const onMove = fn().mockName("onMove");

/** Keeps the order, the way a page would. */
function Kept({ order: given, ...args }: SortableListProps) {
  const [order, setOrder] = useState(given);
  return (
    <SortableList {...args} order={order}>
      {order.map((id) => (
        <SortableItem
          key={id}
          id={id}
          name={names[id]!}
          onMove={(to) => {
            onMove(id, to);
            setOrder(order.filter((each) => each !== id).toSpliced(to, 0, id));
          }}
        >
          <Text dir="auto">{names[id]}</Text>
        </SortableItem>
      ))}
    </SortableList>
  );
}

const meta = {
  title: "Forms/SortableList",
  component: SortableList,
  args: { order: Object.keys(names), "aria-label": "Categories in order" },
  argTypes: { order: { control: false } },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SortableList>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>("[data-sortable]")].map((row) => row.dataset["sortable"]);

/** Keys move the item, and the focus goes with it. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list", { name: "Categories in order" });
    const handle = canvas.getByRole("button", { name: "Move Flowers" });
    handle.focus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(rows(list)).toEqual(["venues", "florists", "photographers", "celebrants", "music"]);
    await expect(canvas.getByRole("status")).toHaveTextContent("Flowers is now 2 of 5.");
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard("{End}");
    await expect(rows(list).at(-1)).toBe("florists");
    await waitFor(() => expect(handle).toHaveFocus());
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}");
    await expect(rows(list)).toEqual(["venues", "photographers", "florists", "celebrants", "music"]);
  },
};

/** Buttons do the same. At the ends they stay, without doing anything. */
export const Buttons: Story = {
  play: async ({ canvas }) => {
    onMove.mockClear();
    const up = canvas.getByRole("button", { name: "Move Photographers up" });
    await userEvent.click(up);
    await expect(onMove).toHaveBeenLastCalledWith("photographers", 0);
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await waitFor(() => expect(up).toHaveFocus());
    await userEvent.click(up);
    await expect(onMove).toHaveBeenCalledTimes(1);
  },
};

/** A drag is one move, however far it goes. Escape puts it back. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    onMove.mockClear();
    const handle = canvas.getByRole("button", { name: "Move Venues" });
    const middleOf = (name: string) => {
      const { x, y, height } = canvas.getByRole("button", { name }).getBoundingClientRect();
      return { clientX: x, clientY: y + height / 2, bubbles: true };
    };
    const fire = (type: string, at: object) => window.dispatchEvent(new PointerEvent(type, at));
    const lift = () => handle.dispatchEvent(new PointerEvent("pointerdown", { ...middleOf("Move Venues"), button: 0 }));
    const item = handle.closest("li")!;

    lift();
    await waitFor(() => expect(item).toHaveAttribute("data-held"));
    fire("pointermove", middleOf("Move Flowers"));
    await waitFor(() => expect(item.style.order).toBe("2"));
    fire("pointerup", {});
    await waitFor(() => expect(onMove).toHaveBeenCalledWith("venues", 2));
    await expect(onMove).toHaveBeenCalledTimes(1);

    lift();
    await waitFor(() => expect(item).toHaveAttribute("data-held"));
    fire("pointermove", middleOf("Move Photographers"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(item).not.toHaveAttribute("data-held"));
    fire("pointerup", {});
    await expect(onMove).toHaveBeenCalledTimes(1);
  },
};

/** If the list changes only later, the next press still counts from where the item is going. */
export const Late: Story = {
  render: ({ order, ...args }) => (
    <SortableList {...args} order={order}>
      {order.map((id) => (
        <SortableItem key={id} id={id} name={names[id]!} onMove={(to) => onMove(id, to)}>
          {names[id]}
        </SortableItem>
      ))}
    </SortableList>
  ),
  play: async ({ canvas }) => {
    onMove.mockClear();
    canvas.getByRole("button", { name: "Move Flowers" }).focus();
    await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(onMove.mock.calls).toEqual([0, 1, 2, 3].map((to) => ["florists", to]));
  },
};

export const Disabled: Story = {
  tags: ["state", "visual"],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Move Venues" })).toBeDisabled();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "button" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "button" } } };
