import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDown, Copy, EllipsisVertical, Flag, Pencil, Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { AlertDialog } from "../alert-dialog/alert-dialog.tsx";
import { Button } from "../button/button.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

const edit = fn();
const report = fn();

const meta = {
  title: "Actions/DropdownMenu",
  component: DropdownMenu,
  parameters: { docs: { source: { type: "code" } } },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DropdownMenuTrigger>
          <Button variant="outline">
            Your review <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Pencil aria-hidden />} onSelect={edit}>
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Share2 aria-hidden />} asChild>
            <a href="#review">Open its own page</a>
          </DropdownMenuItem>
          <DropdownMenuItem icon={<Flag aria-hidden />} onSelect={report} disabled>
            Report
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger">
            Delete…
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
  decorators: [
    (Story, { viewMode }) => (
      <div className={viewMode === "docs" ? undefined : "min-h-80"}>
        <Story />
      </div>
    ),
  ],
  beforeEach: () => {
    edit.mockClear();
    report.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Enter opens at the first item, ArrowUp at the last; arrows, Home, End and first letters move; disabled items are
 * skipped.
 */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Your review" });
    await expect(trigger).toHaveAttribute("aria-haspopup", "menu");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const menu = within(await screen.findByRole("menu", { name: "Your review" }));
    const item = (name: string) => menu.getByRole("menuitem", { name });
    await waitFor(() => expect(item("Edit")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Open its own page")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Delete…")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(item("Edit")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(item("Delete…")).toHaveFocus();
    await userEvent.keyboard("o");
    await waitFor(() => expect(item("Open its own page")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(screen.queryByRole("menu")).not.toBeInTheDocument();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);

    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Delete…" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

const open = async () => {
  await userEvent.click(screen.getByRole("button"));
  const menu = await screen.findByRole("menu");
  // It hears the keys once it has the focus.
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return within(menu);
};

export const Open: Story = {
  tags: ["state", "visual"],
  play: async () => {
    const menu = await open();
    await userEvent.keyboard("{ArrowDown}");
    await expect(menu.getByRole("menuitem", { name: "Open its own page" })).toHaveAttribute("href", "#review");
    await expect(menu.getByRole("menuitem", { name: "Report" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

/** Named groups, one of several, on or off, shortcuts beside. Ticking leaves the menu open. */
export const Variants: Story = {
  tags: ["visual"],
  render: function Render() {
    const [order, setOrder] = useState("helpful");
    const [kinds, setKinds] = useState({ photos: true, replies: false });
    return (
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button variant="quiet">
            Show <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
            <DropdownMenuRadioItem value="helpful">Most helpful</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="newest">Newest</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuGroup label="Only those with">
            <DropdownMenuCheckboxItem
              checked={kinds.photos}
              onCheckedChange={(photos) => setKinds({ ...kinds, photos })}
            >
              Photos
            </DropdownMenuCheckboxItem>
            <DropdownMenuCheckboxItem
              checked={kinds.replies}
              onCheckedChange={(replies) => setKinds({ ...kinds, replies })}
            >
              A reply
            </DropdownMenuCheckboxItem>
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Copy aria-hidden />} shortcut="Ctrl C">
            Copy link
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const menu = within(await screen.findByRole("menu"));
    const only = within(menu.getByRole("group", { name: "Only those with" }));
    await userEvent.click(only.getByRole("menuitemcheckbox", { name: "A reply" }));
    await expect(only.getByRole("menuitemcheckbox", { name: "A reply" })).toBeChecked();
    await userEvent.click(menu.getByRole("menuitemradio", { name: "Newest" }));
    await waitFor(() => expect(screen.queryByRole("menu")).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Show" }));
    const again = within(await screen.findByRole("menu"));
    await expect(again.getByRole("menuitemradio", { name: "Newest" })).toBeChecked();
    await expect(again.getByRole("menuitemradio", { name: "Most helpful" })).not.toBeChecked();
  },
};

/** A question opened by an item returns the focus to the menu's button. */
export const ItemAsksFirst: Story = {
  render: function Render() {
    const [asking, setAsking] = useState(false);
    return (
      <>
        <DropdownMenu>
          <DropdownMenuTrigger>
            <IconButton label="More about your review">
              <EllipsisVertical aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem icon={<Pencil aria-hidden />}>Edit</DropdownMenuItem>
            <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => setAsking(true)}>
              Delete…
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Delete your review?"
          confirmLabel="Delete"
          tone="danger"
          onConfirm={fn()}
        />
      </>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "More about your review" });
    // Twice: the first time, the dialog's code still has to load.
    for (const key of ["{Escape}", "{Enter}"]) {
      await userEvent.click(trigger);
      await userEvent.click(await screen.findByRole("menuitem", { name: "Delete…" }));
      await screen.findByRole("alertdialog", { name: "Delete your review?" });
      await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    }
  },
};

/** More items than fit: the menu scrolls, and long items wrap. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    children: (
      <>
        <DropdownMenuTrigger>
          <Button variant="outline">Land</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {Array.from({ length: 30 }, (_, index) => (
            <DropdownMenuItem key={index}>
              {index + 1}. Vereinigtes Königreich Großbritannien und Nordirland
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </>
    ),
  },
  play: async () => {
    const menu = await open();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(menu.getByRole("menuitem", { name: /^30\./ })).toHaveFocus());
    await expect(menu.getByRole("menuitem", { name: /^30\./ })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  globals: { direction: "rtl" },
  args: {
    children: (
      <>
        <DropdownMenuTrigger>
          <Button variant="outline">
            مراجعتك <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem icon={<Pencil aria-hidden />} shortcut="Ctrl E">
            تعديل
          </DropdownMenuItem>
          <DropdownMenuCheckboxItem checked>مع الصور</DropdownMenuCheckboxItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={<Trash2 aria-hidden />} tone="danger">
            حذف…
          </DropdownMenuItem>
        </DropdownMenuContent>
      </>
    ),
  },
  play: async () => {
    const menu = await open();
    await expect(getComputedStyle(menu.getByRole("menuitem", { name: /تعديل/ })).direction).toBe("rtl");
  },
};
