import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { NotFoundTemplate } from "./not-found-template.tsx";

/** Stands in for a router's link: the template gives it its text. */
const Link = ({ to, children, ...props }: ComponentProps<"a"> & { to: string }) => (
  <a {...props} href={`#${to}`}>
    {children}
  </a>
);

const meta = {
  title: "Templates/NotFoundTemplate",
  component: NotFoundTemplate,
  parameters: { layout: "fullscreen" },
  args: { home: <Link to="home" /> },
} satisfies Meta<typeof NotFoundTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Uh-oh! We can't find that page.");
    await userEvent.tab();
    const home = canvas.getByRole("link", { name: "Return Home" });
    await expect(home).toHaveFocus();
    await expect(home).toHaveAttribute("href", "#home");
  },
};

export const WithDescription: Story = {
  tags: ["state"],
  args: { description: "It may have moved, or there's a typo in the address." },
};

export const NoImage: Story = { tags: ["state"], args: { picture: null } };

export const InAnotherLanguage: Story = {
  render: (args) => (
    <LocaleProvider
      texts={{ "not-found-template": { title: "Diese Seite finden wir nicht.", homeLabel: "Zur Startseite" } }}
    >
      <NotFoundTemplate {...args} lang="de" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Zur Startseite" })).toBeVisible();
  },
};
