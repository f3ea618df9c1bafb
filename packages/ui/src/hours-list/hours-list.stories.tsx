import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { HoursList } from "./hours-list.tsx";

const meta = {
  title: "Components/HoursList",
  component: HoursList,
  args: {
    days: [
      { day: "Monday", label: "Closed", muted: true },
      { day: "Tuesday", label: "9:00 – 18:00", today: true },
      { day: "Wednesday", label: "9:00 – 12:00, 14:00 – 18:00" },
      { day: "Thursday", label: "9:00 – 18:00" },
      { day: "Friday", label: "Open 24 hours" },
      { day: "Saturday", label: "18:00 – 2:00" },
      { day: "Sunday", label: "By appointment" },
    ],
    status: { tone: "open", label: "Open until 18:00" },
  },
  decorators: [
    (Story) => (
      <div className="max-w-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HoursList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Hours" })).toBeVisible();
    await expect(canvas.getByText("Tuesday").closest("dt")).toHaveTextContent("Tuesday, today");
  },
};

export const States: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <HoursList {...args} status={{ tone: "closed", label: "Opens Wed 9:00" }} />
      <HoursList
        {...args}
        status={undefined}
        days={args.days.map(({ day }) => ({ day, label: "Not given", muted: true }))}
        note="The owner has not given any hours yet."
      />
    </div>
  ),
};

export const WithNote: Story = { args: { note: "Times in Ljubljana. Closed on 25 and 26 December." } };
