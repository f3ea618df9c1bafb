import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Avatar } from "../avatar/avatar.tsx";
import { Button } from "../button/button.tsx";
import { Heading } from "../heading/heading.tsx";
import { Container, Stack } from "../page/page.tsx";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ToastProvider, useToast } from "../toast/toast.tsx";

const meta = {
  title: "Recipes/ProfileForm",
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Profile() {
  const toast = useToast();
  const [first, setFirst] = useState("Ana");
  const [last, setLast] = useState("Kovač");
  const [saving, setSaving] = useState(false);
  const missing = first.trim() === "";

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (missing) return document.querySelector<HTMLInputElement>("#first")?.focus();
    setSaving(true);
    await Promise.resolve();
    setSaving(false);
    toast({ title: "We've saved your profile" });
  };

  return (
    <Container width="form" className="py-10">
      <div className="flex items-center gap-5">
        <Avatar size="xl" name={{ first, last }} />
        <div className="min-w-0">
          <Heading level={1} size="panel" dir="auto">
            {first} {last}
          </Heading>
          <Text size={15} tone="muted">
            Reviews show “{first} {last.slice(0, 1)}
            {last ? "." : ""}”
          </Text>
        </div>
      </div>
      <form noValidate onSubmit={save} className="mt-8 grid gap-6">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            id="first"
            label="First name"
            hint="What your friends call you."
            autoComplete="given-name"
            value={first}
            onChange={(event) => setFirst(event.target.value)}
            error={missing ? "Enter the name your friends call you." : undefined}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            value={last}
            onChange={(event) => setLast(event.target.value)}
            hint="Only its first letter is public."
          />
        </div>
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          defaultValue="ana.kovac@example.org"
          hint="We'll use a new address once you've opened the link we send to it."
        />
        <TextField label="Where you live" autoComplete="address-level2" optional defaultValue="Ljubljana" />
        <Stack direction="row" gap={3}>
          <Button type="submit" loading={saving}>
            Save
          </Button>
          <Button variant="plain">Discard</Button>
        </Stack>
      </form>
    </Container>
  );
}

/** What others see changes as you type; saving is confirmed without leaving the page. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Profile />,
  play: async ({ canvas }) => {
    const first = canvas.getByRole("textbox", { name: "First name" });
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toHaveAccessibleDescription(/friends call you/);
    await userEvent.type(first, "Anja");
    await expect(canvas.getByRole("heading", { level: 1, name: "Anja Kovač" })).toBeVisible();
  },
};
