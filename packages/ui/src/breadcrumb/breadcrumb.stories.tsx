import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Breadcrumb } from "./breadcrumb.tsx";

/** Stands in for a router's link: the breadcrumb gives it its text. */
const Link = ({ to, children, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a {...props} href={`#${to}`}>
    {children}
  </a>
);

const meta = {
  title: "Navigation/Breadcrumb",
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

const deep = [
  { label: "All vendors", link: <Link to="all" /> },
  { label: "Venues", link: <Link to="venues" /> },
  { label: "Slovenia", link: <Link to="slovenia" /> },
  { label: "Ljubljana", link: <Link to="ljubljana" /> },
  { label: "Villa Podrožnik" },
];

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "You are here" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Venues" })).toHaveAttribute("href", "#venues");
    await expect(canvas.getByText("Villa Podrožnik")).toHaveAttribute("aria-current", "page");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => (
    <div className="grid gap-4">
      <Breadcrumb {...args} label="Short" />
      <Breadcrumb {...args} label="Deep" items={deep} />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** On phones a button hides the middle; when pressed, it gives its place and the focus to what it hid. */
export const Collapsed: Story = {
  tags: ["state"],
  args: { items: deep },
  parameters: { viewport: { value: "phone" } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    // The button only shows in windows as narrow as a phone's.
    if (!window.matchMedia("(width < 40rem)").matches) return;
    await expect(canvas.queryByRole("link", { name: "Slovenia" })).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the whole path" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("link", { name: "Venues" })).toHaveFocus());
    await expect(canvas.getByRole("link", { name: "Slovenia" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A long place ends in an ellipsis; this page's own name is never cut off. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    items: [
      { label: "Photographers and makers of films of every kind", link: <Link to="photographers" /> },
      { label: "Garmisch-Partenkirchen", link: <Link to="garmisch" /> },
      { label: "Hochzeitsgesellschaftsfotografiegemeinschaft Müller-Lüdenscheidt" },
    ],
  },
};

/** In right-to-left text the separators point the other way. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar">
      <Breadcrumb
        label="أنت هنا"
        items={[{ label: "قاعات", link: <Link to="venues" /> }, { label: "قصر الياسمين للأعراس" }]}
      />
    </div>
  ),
};
