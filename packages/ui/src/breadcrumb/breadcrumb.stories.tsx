import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";

/** Stands for a router's link: the breadcrumb gives it its text. */
const Link = ({ to, children, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a {...props} href={`#${to}`}>
    {children}
  </a>
);

const meta = {
  title: "Components/Breadcrumb",
  component: Breadcrumb,
  args: {
    items: [
      { label: "Venues", link: <Link to="venues" /> },
      { label: "Ljubljana", link: <Link to="ljubljana" /> },
      { label: "Villa Podrožnik" },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "You are here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Venues" })).toHaveAttribute("href", "#venues");
    await expect(canvas.getByText("Villa Podrožnik")).toHaveAttribute("aria-current", "page");
  },
};

/** Right to left, the marks point the other way. */
export const States: Story = {
  render: (args) => (
    <div dir="rtl">
      <Breadcrumb {...args} />
    </div>
  ),
};
