import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ServerErrorTemplate } from "./server-error-template.tsx";

const meta = {
  title: "Templates/ServerErrorTemplate",
  component: ServerErrorTemplate,
  parameters: { layout: "fullscreen" },
  args: { onRetry: fn() },
} satisfies Meta<typeof ServerErrorTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "An error occurred" })).toBeVisible();
    await expect(canvas.getByText("Please try again later")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Retry" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NoImage: Story = { tags: ["state"], args: { picture: null } };

export const InAnotherLanguage: Story = {
  render: (args) => (
    <LocaleProvider
      texts={{
        "server-error-template": {
          title: "Das hat nicht geklappt",
          description: "Bitte versuchen Sie es später noch einmal",
          retryLabel: "Noch einmal",
        },
      }}
    >
      <ServerErrorTemplate {...args} lang="de" />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Noch einmal" })).toBeVisible();
  },
};
