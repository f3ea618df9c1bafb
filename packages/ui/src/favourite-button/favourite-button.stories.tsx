import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { PictureImage } from "../picture-arch/picture-arch.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { FavouriteButton } from "./favourite-button.tsx";

const meta = {
  title: "Actions/FavouriteButton",
  component: FavouriteButton,
  args: { name: "Villa Podrožnik", pressed: false, onPressedChange: fn() },
} satisfies Meta<typeof FavouriteButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page decides what a press does: nothing changes on its own for someone who isn't logged in. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik", pressed: false });
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2);
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="flex flex-wrap items-center gap-6">
      {(["plain", "outline"] as const).map((variant) =>
        [false, true].map((pressed) => (
          <FavouriteButton key={`${variant} ${pressed}`} {...args} variant={variant} pressed={pressed} />
        )),
      )}
      {[false, true].map((pressed) => (
        <div key={String(pressed)} className="relative aspect-[4/3] w-52 overflow-hidden rounded-card">
          <PictureImage picture={storyPictures.villa} />
          <FavouriteButton {...args} variant="on-picture" pressed={pressed} className="absolute end-3 top-3" />
        </div>
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-5">
      {(["plain", "outline", "on-picture"] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-5">
          {(["sm", "md", "lg"] as const).map((size) => (
            <FavouriteButton key={size} {...args} pressed={size === "md"} variant={variant} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-5">
      {(["plain", "outline", "on-picture"] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-5">
          <FavouriteButton {...args} variant={variant} />
          <FavouriteButton {...args} variant={variant} pressed />
          <FavouriteButton {...args} variant={variant} pressed busy />
          <FavouriteButton {...args} variant={variant} disabled />
          <FavouriteButton {...args} variant={variant} pressed count={1204} />
        </div>
      ))}
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Pressed: Story = { tags: ["state"], args: { pressed: true } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

/** A change being made elsewhere. */
export const Loading: Story = {
  tags: ["state"],
  args: { busy: true, pressed: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
};

/** A name too long to see is still the button's name, whatever its script. */
export const LongText: Story = {
  tags: ["state"],
  args: { name: "دار الضيافة والحدائق المعلّقة في بيت الدين للأعراس والمناسبات", variant: "outline", count: 12_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: /^Save دار .* \(saved by 12,000\)$/ })).toHaveTextContent(/12k$/);
  },
};

/** No one yet, one, and many: short on screen, in full for screen readers. */
export const Count: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-5">
      {[0, 1, 1204, 12_000].map((count) => (
        <FavouriteButton key={count} {...args} variant="outline" showLabel={false} count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik (saved by 1,204)" });
    await expect(heart).toHaveTextContent(/1\.2k$/);
  },
};

/** The heart fills straight away and waits for the answer; a second press in the meantime does nothing. */
export const Optimistic: Story = {
  render: function Render(args) {
    const [saved, setSaved] = useState(false);
    const [answer, setAnswer] = useState<() => void>();
    return (
      <div className="flex flex-wrap items-center gap-5">
        <FavouriteButton
          {...args}
          variant="outline"
          pressed={saved}
          onPressedChange={async (pressed) => {
            void args.onPressedChange?.(pressed);
            await new Promise<void>((resolve) => setAnswer(() => resolve));
            setSaved(pressed);
          }}
        />
        <button type="button" className="min-h-11 px-3 text-15 underline" onClick={answer}>
          Let the server answer
        </button>
      </div>
    );
  },
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik" });
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await expect(heart).toHaveAttribute("aria-busy", "true");
    await userEvent.click(heart);
    await expect(args.onPressedChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Let the server answer" }));
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy"));
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

/** If the answer is no, the heart goes back to its real state. */
export const Refused: Story = {
  render: function Render(args) {
    const [told, setTold] = useState("");
    return (
      <div className="flex flex-wrap items-center gap-5">
        <FavouriteButton
          {...args}
          variant="outline"
          onPressedChange={async () => {
            await Promise.resolve();
            setTold("That wasn't saved. Check your connection and try again.");
            throw new Error("offline");
          }}
        />
        <output className="text-15 text-muted">{told}</output>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole("button", { name: "Save Villa Podrožnik" });
    await userEvent.click(heart);
    await expect(await canvas.findByText(/^That wasn't saved/)).toBeVisible();
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy"));
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};
