import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { LocaleProvider } from "./locale-provider.tsx";

const meta = {
  title: "Foundations/LocaleProvider",
  component: LocaleProvider,
  args: {
    locale: "de-DE",
    texts: { button: { loadingLabel: "Bitte warten" } },
    children: <Button loading>Veröffentlichen</Button>,
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Bitte warten");
  },
};
