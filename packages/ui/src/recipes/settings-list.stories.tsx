import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Heading } from "../heading/heading.tsx";
import { Container, Stack } from "../page/page.tsx";
import { Switch } from "../switch/switch.tsx";
import { Text } from "../text/text.tsx";

const remove = fn().mockName("delete account");

const meta = {
  title: "Recipes/SettingsList",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const settings = [
  { id: "replies", label: "Replies to my reviews", hint: "When a vendor answers you." },
  { id: "drafts", label: "Drafts I have not finished", hint: "One e-mail after a week, then no more." },
  { id: "news", label: "What is new here", hint: "At most four times a year." },
] as const;

function Settings() {
  const [on, setOn] = useState<Record<string, boolean>>({ replies: true, drafts: true, news: false });
  return (
    <Container width="form" className="py-10">
      <Heading level={1} size="section">
        Settings
      </Heading>
      <Stack gap={8} className="mt-8">
        <Card padding="lg" asChild>
          <section aria-labelledby="letters">
            <Heading level={2} size="card" id="letters">
              E-mails we may send
            </Heading>
            <ul className="mt-3 divide-y divide-hairline">
              {settings.map(({ id, label, hint }) => (
                <li key={id} className="py-4">
                  <Switch
                    label={label}
                    hint={hint}
                    checked={on[id] ?? false}
                    onCheckedChange={(checked) => setOn({ ...on, [id]: checked })}
                  />
                </li>
              ))}
            </ul>
            <Text size={14} tone="muted">
              We always send e-mails about your account.
            </Text>
          </section>
        </Card>
        <Card padding="lg" tone="sunken" asChild>
          <section aria-labelledby="leave">
            <Heading level={2} size="card" id="leave">
              Leave
            </Heading>
            <Text size={15} tone="muted" className="mt-2 mb-4">
              Your reviews stay, without your name. You'll lose your favourites and drafts for good.
            </Text>
            <AlertDialog
              title="Delete your account?"
              description="We'll e-mail you to confirm. We won't delete anything until you open the link."
              confirmLabel="Send the e-mail"
              tone="danger"
              onConfirm={remove}
              trigger={
                <Button variant="outline" tone="danger">
                  Delete account
                </Button>
              }
            />
          </section>
        </Card>
      </Stack>
    </Container>
  );
}

/** Switches take effect straight away; anything that can't be undone sits apart and asks first. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Settings />,
  play: async ({ canvas }) => {
    remove.mockClear();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { name: "Replies to my reviews" })).not.toBeChecked();
    const trigger = canvas.getByRole("button", { name: "Delete account" });
    await userEvent.click(trigger);
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete your account?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await expect(remove).not.toHaveBeenCalled();
  },
};
