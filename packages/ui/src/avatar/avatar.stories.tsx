import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Avatar } from "./avatar.tsx";

/** A drawn portrait, so that the story needs no file. */
const portrait =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#efd9cc"/><circle cx="40" cy="32" r="15" fill="#6b3f31"/><path d="M10 80a30 26 0 0 1 60 0Z" fill="#c4674b"/></svg>',
  );

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: { first: "Ana", last: "Kovač" } },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Ana Kovač" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ana Kovač" })).toHaveTextContent(/^A.?K$/u);
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Avatar name={{ first: "Ana", last: "Kovač" }} />
      <Avatar name={{ first: "Layla", last: "Haddad" }} tone="gold" />
      <Avatar name={{ first: "Tim", last: "Okafor" }} tone="green" />
      <Avatar name={{ first: "Maja", last: "Zupan" }} tone="neutral" />
      <Avatar name={{ first: "Ana", last: "Kovač" }} image={portrait} />
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex items-center gap-3">
      {(["sm", "md", "lg", "xl"] as const).map((size) => (
        <Avatar key={size} size={size} name={{ first: "Ana", last: "Kovač" }} />
      ))}
    </div>
  ),
};

/** A picture that cannot be had shows the initials; nobody's name shows a person. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex gap-3">
      <Avatar name={{ first: "Ana", last: "Kovač" }} image="data:image/png;base64,broken" />
      <Avatar name={{}} />
      <Avatar name={{ first: "Madonna" }} />
      <Avatar name={{ first: "ليلى", last: "حداد" }} />
      <Avatar name={{ first: "ʻAʻaliʻi", last: "Éva" }} />
    </div>
  ),
};
