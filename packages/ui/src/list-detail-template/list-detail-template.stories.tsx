import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card, CardFooter, CardHeader, CardLink } from "../card/card.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { Heading } from "../heading/heading.tsx";
import { Stack } from "../page/page.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { Text } from "../text/text.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { ListDetailTemplate } from "./list-detail-template.tsx";

const vendors = ["Villa Podrožnik", "Cvet & List", "قصر الياسمين للأعراس", "Sladka Hiša"];

const list = (chosen?: string) => (
  <Stack asChild gap={3}>
    <ul>
      {vendors.map((name) => (
        <Card key={name} asChild interactive padding="sm" selected={name === chosen}>
          <li>
            <Heading level={2} size="card" dir="auto">
              <CardLink href="#chosen" aria-current={name === chosen ? "true" : undefined}>
                {name}
              </CardLink>
            </Heading>
            <Text size={14} tone="muted" className="mt-1">
              Sent by Maja Zupan, 2 days ago
            </Text>
          </li>
        </Card>
      ))}
    </ul>
  </Stack>
);

const filters = (
  <Stack gap={2}>
    <Heading level={2} size="card">
      State
    </Heading>
    <Checkbox label="Waiting for you" defaultChecked />
    <Checkbox label="Approved" />
    <Checkbox label="Refused" />
  </Stack>
);

const detail = {
  back: <TextLink href="#list">All pending vendors</TextLink>,
  detailLabel: "Villa Podrožnik",
  detail: (
    <Card padding="lg">
      <CardHeader>
        <Heading level={2} size="panel">
          Villa Podrožnik
        </Heading>
        <Badge tone="gold">Waiting for you</Badge>
      </CardHeader>
      <Text size={15}>
        An 1890s villa above the old town with an orangery for ninety, and a rain plan that does not feel like one.
      </Text>
      <CardFooter>
        <Button size="sm">Approve</Button>
        <Button size="sm" variant="outline">
          Refuse
        </Button>
      </CardFooter>
    </Card>
  ),
};

const meta = {
  title: "Templates/ListDetailTemplate",
  component: ListDetailTemplate,
  parameters: { layout: "fullscreen" },
  args: {
    title: "Pending vendors",
    status: "4 wait for you",
    tools: (
      <Button size="sm" variant="quiet">
        Oldest first
      </Button>
    ),
    filters,
    children: list(),
    footer: (
      <Pagination
        status="Showing 1–4 of 21"
        next={
          <Button asChild variant="outline">
            <a href="#next">Next</a>
          </Button>
        }
      />
    ),
  },
} satisfies Meta<typeof ListDetailTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Pending vendors" })).toHaveAttribute("aria-busy", "false");
    await expect(canvas.getByRole("status")).toHaveTextContent("4 wait for you");
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
};

/** The chosen item is beside the list; in narrow windows it replaces the list, with a link back. */
export const WithDetail: Story = {
  tags: ["state", "visual-wide", "visual-phone"],
  args: { ...detail, children: list("Villa Podrožnik") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("complementary", { name: "Villa Podrožnik" })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["state"],
  args: { busy: true, status: "Loading" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Pending vendors" })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = {
  tags: ["state"],
  args: {
    status: "0 wait for you",
    footer: undefined,
    children: <EmptyState title="All done" description="New ones will appear here when they come in." />,
  },
};

export const NoFilters: Story = { tags: ["state"], args: { filters: undefined } };
