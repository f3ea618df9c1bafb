import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Pagination } from "./pagination.tsx";

const step = (label: string) => (
  <Button asChild variant="outline">
    <a href={`#${label.toLowerCase()}`}>{label}</a>
  </Button>
);

const meta = {
  title: "Navigation/Pagination",
  component: Pagination,
  // Each variant has props of its own, so its type can't be picked out by itself.
  argTypes: { variant: { control: false } },
  args: { previous: step("Previous"), next: step("Next"), status: "Showing 21–40 of 12,000" },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stands in for a router's link: the pagination gives it its text. */
const Link = ({ page, children, ...props }: ComponentProps<"a"> & { page: number }) => (
  <a {...props} href={`#page-${page}`}>
    {children}
  </a>
);
const to = (page: number) => <Link page={page} />;

const Turn = ({ to, ...props }: Omit<ComponentProps<"button">, "type"> & { to: () => void }) => (
  <button {...props} type="button" onClick={to} />
);

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Pages" })).toHaveTextContent("Showing 21–40 of 12,000");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Next" })).toHaveFocus();
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid gap-8">
      <Pagination
        texts={{ label: "Steps" }}
        previous={step("Previous")}
        next={step("Next")}
        status="Showing 21–40 of 12,000"
      />
      {[1, 5, 600].map((page) => (
        <Pagination key={page} texts={{ label: `At ${page}` }} variant="numbers" page={page} pages={600} link={to} />
      ))}
      <Pagination texts={{ label: "Few" }} variant="numbers" page={2} pages={3} link={to} />
    </div>
  ),
};

/** On the first page nothing leads back, and nothing pretends to. */
export const FirstPage: Story = {
  tags: ["state"],
  args: { previous: undefined, status: "Showing 1–20 of 12,000" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Previous" })).toBeNull();
  },
};

export const LastPage: Story = {
  tags: ["state"],
  args: { next: undefined, status: "Showing 11,981–12,000 of 12,000" },
};

/** Pages are links: each has its name, the current one is marked, and gaps aren't read out. */
export const Numbers: Story = {
  render: () => <Pagination variant="numbers" page={5} pages={12} link={to} />,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(links).toEqual(["#page-4", "#page-1", "#page-4", "#page-6", "#page-12", "#page-6"]);
    await expect(canvas.getByRole("link", { name: "Page 12" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Previous" })).toHaveAttribute("rel", "prev");
    await expect(canvas.getByText("5", { exact: true })).toHaveAttribute("aria-current", "page");
  },
};

/** If the content is already on the page, its pages are buttons; the focus stays where it was. */
export const AsButtons: Story = {
  render: function Buttons() {
    const [page, setPage] = useState(1);
    const turn = (page: number) => Turn({ to: () => setPage(page) });
    return <Pagination variant="numbers" page={page} pages={6} link={turn} />;
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("button", { name: "Next" });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("2", { exact: true })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("button", { name: "Next" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Page 6" }));
    await expect(canvas.queryByRole("button", { name: "Next" })).toBeNull();
  },
};

/** In right-to-left text the arrows are mirrored, and the numerals are the locale's. */
export const RightToLeft: Story = {
  tags: ["visual"],
  render: () => (
    <LocaleProvider
      locale="ar-EG"
      direction="rtl"
      texts={{
        pagination: {
          label: "الصفحات",
          previous: "السابق",
          next: "التالي",
          page: (page) => `صفحة ${page}`,
          pageOf: (page, pages) => `صفحة ${page} من ${pages}`,
        },
      }}
    >
      <div dir="rtl" lang="ar">
        <Pagination variant="numbers" page={5} pages={12} link={to} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "صفحة ١٢" })).toBeVisible();
  },
};
