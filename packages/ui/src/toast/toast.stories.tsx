import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { type ToastMessage, ToastProvider, useToast } from "./toast.tsx";

const messages = {
  neutral: { title: "Draft saved on this device", duration: 600_000 },
  success: {
    tone: "success",
    title: "Saved to favourites",
    description: "Villa Podrožnik",
    duration: 600_000,
    action: {
      altText: "Open favourites to undo",
      element: (
        <TextLink asChild>
          <button type="button">Undo</button>
        </TextLink>
      ),
    },
  },
  danger: {
    tone: "danger",
    title: "The photo could not be sent",
    description: "Check the connection and try again.",
    duration: 600_000,
  },
} satisfies Record<string, ToastMessage>;

function Buttons() {
  const toast = useToast();
  return (
    <div className="flex flex-wrap gap-3">
      {Object.entries(messages).map(([name, message]) => (
        <Button key={name} variant="outline" onClick={() => toast(message)}>
          Show {name}
        </Button>
      ))}
    </div>
  );
}

const meta = {
  title: "Components/Toast",
  component: ToastProvider,
  args: { children: <Buttons /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show neutral" }));
    await expect(await screen.findByText("Draft saved on this device")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Dismiss" })).not.toBeInTheDocument());
  },
};

export const Variants: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    for (const name of ["neutral", "success", "danger"]) {
      await userEvent.click(canvas.getByRole("button", { name: `Show ${name}` }));
    }
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(3));
  },
};
