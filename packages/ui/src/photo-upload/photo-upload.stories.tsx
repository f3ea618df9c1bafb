import type { Meta, StoryObj } from "@storybook/react-vite";
import { flushSync } from "react-dom";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { type UploadItem, type Uploads, useUploads } from "../file-upload/file-upload.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { PhotoUpload } from "./photo-upload.tsx";

/** Photos that never change, for showing a state. */
const still = (...items: UploadItem[]): Uploads => ({
  items,
  add: fn(),
  cancel: fn(),
  retry: fn(),
  remove: fn(),
  undoRemove: fn(),
  move: fn(),
  setCaption: fn(),
});

const photo = (name: keyof typeof storyPictures, part: Partial<UploadItem> = {}): UploadItem => ({
  id: name,
  name: `${name}.jpg`,
  status: "done",
  url: storyPictures[name].src,
  ...part,
});

const three = [photo("villa", { caption: "The villa from the garden" }), photo("table"), photo("flowers")];

const meta = {
  title: "Forms/PhotoUpload",
  component: PhotoUpload,
  // Events have no control.
  argTypes: { uploads: { control: false } },
  args: {
    label: "Photos of the day",
    hint: "The first one is the cover.",
    maxSize: 12_000_000,
    maxCount: 8,
    uploads: still(...three),
  },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order, the way a form would; nothing is sent. */
function Kept(args: React.ComponentProps<typeof PhotoUpload>) {
  const uploads = useUploads({ initial: args.uploads.items, upload: () => new Promise(() => {}) });
  return <PhotoUpload {...args} uploads={uploads} />;
}

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>("[data-photo]")].map(({ dataset }) => dataset["photo"]);

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Photos of the day" })).toHaveAccessibleDescription(
      "The first one is the cover. JPEG, PNG or WebP · up to 12 MB each · at most 8",
    );
    await expect(canvas.getByRole("img", { name: "The villa from the garden" })).toBeVisible();
    await expect(canvas.getAllByText("Cover")).toHaveLength(1);
    const words = canvas.getByRole("textbox", { name: "What table.jpg shows" });
    await userEvent.type(words, "Candles");
    await expect(canvas.getByRole("img", { name: "Candles" })).toBeVisible();
    await userEvent.clear(words);
    words.blur();
  },
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  args: {
    uploads: still(
      photo("villa", { caption: "The villa from the garden" }),
      photo("table", { status: "uploading", progress: 0.6 }),
      photo("flowers", { status: "failed", error: "You lost your connection." }),
      photo("cake", { status: "waiting" }),
      photo("quartet", { url: undefined, name: "IMG_20260613_184512_HDR_edited_final.heic" }),
    ),
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true } };

export const Invalid: Story = { tags: ["state"], args: { error: "Add at least one photo." } };

export const Empty: Story = { tags: ["state"], args: { uploads: still() } };

export const Loading: Story = {
  tags: ["state"],
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Fetching your photos")).toBeInTheDocument();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

/** A file that browsers can't show still has its name, its caption and its position. */
export const NoImage: Story = {
  tags: ["state"],
  args: { uploads: still(photo("villa", { url: "data:image/png;base64,AAAA" }), photo("table")) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No preview")).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ["state"],
  args: { uploads: still(...three, photo("cake", { status: "failed" })) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("That didn’t upload. Try again.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again (cake.jpg)" }));
    await expect(args.uploads.retry).toHaveBeenCalledWith("cake");
  },
};

/** Reordering with buttons and arrow keys is announced; the focus moves with the photo. */
export const ReorderByKeyboard: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const later = canvas.getByRole("button", { name: "Move villa.jpg later" });
    later.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names(canvasElement)).toEqual(["table", "villa", "flowers"]));
    await expect(canvas.getByText("villa.jpg is now 2 of 3.")).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move villa.jpg later" })).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(names(canvasElement)).toEqual(["table", "flowers", "villa"]));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move villa.jpg later" })).toHaveFocus());
    await expect(canvas.getByRole("button", { name: "Move villa.jpg later" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}{Home}");
    await waitFor(() => expect(names(canvasElement)).toEqual(["villa", "table", "flowers"]));
    await userEvent.click(canvas.getByRole("button", { name: "Make cover (flowers.jpg)" }));
    await waitFor(() => expect(names(canvasElement)).toEqual(["flowers", "villa", "table"]));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Move flowers.jpg later" })).toHaveFocus());
  },
};

/** A photo follows the pointer to another position; Escape puts it back. */
export const ReorderByDragging: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const bubbles = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" };
    const centre = (name: string) => {
      const { left, top, width, height } = canvas.getByRole("img", { name }).getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2 };
    };
    const lift = (name: string) =>
      canvas.getByRole("img", { name }).dispatchEvent(new PointerEvent("pointerdown", { ...bubbles, ...centre(name) }));
    lift("flowers.jpg");
    await waitFor(() => {
      window.dispatchEvent(new PointerEvent("pointermove", { ...bubbles, ...centre("The villa from the garden") }));
      return expect(names(canvasElement)[0]).toBe("flowers");
    });
    window.dispatchEvent(new PointerEvent("pointerup", bubbles));
    await expect(names(canvasElement)).toEqual(["flowers", "villa", "table"]);
    lift("table.jpg");
    await waitFor(() => {
      window.dispatchEvent(new PointerEvent("pointermove", { ...bubbles, ...centre("flowers.jpg") }));
      return expect(names(canvasElement)[0]).toBe("table");
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(names(canvasElement)).toEqual(["flowers", "villa", "table"]));
  },
};

/** A removed photo comes back in its old position. */
export const UndoRemoval: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove table.jpg" }));
    await waitFor(() => expect(names(canvasElement)).toEqual(["villa", "flowers"]));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Undo" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(names(canvasElement)).toEqual(["villa", "table", "flowers"]));
  },
};

/** A newly chosen photo shows before it has been uploaded. */
export const Preview: Story = {
  args: { uploads: still() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const picture = await (await fetch(storyPictures.cake.src)).blob();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File([picture], "cake.webp", { type: "image/webp" }));
    const image = canvas.getByRole<HTMLImageElement>("img", { name: "cake.webp" });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.src).toMatch(/^blob:/);
    await expect(await canvas.findByRole("progressbar", { name: "Uploading cake.webp" })).toBeVisible();
  },
};

/** A file that isn't the photo its name promises is taken out again, by name; the others are kept, in order. */
export const Damaged: Story = {
  args: { uploads: still() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const picture = await (await fetch(storyPictures.cake.src)).blob();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, [
      new File([picture], "cake.webp", { type: "image/webp" }),
      new File(["not a picture"], "villa.jpg", { type: "image/jpeg" }),
      new File([picture], "table.webp", { type: "image/webp" }),
    ]);
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("villa.jpg can’t be opened as a photo."));
    await expect(canvas.getAllByRole("textbox").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "What cake.webp shows",
      "What table.webp shows",
    ]);
  },
};

/** A photo of more pixels than the rules allow is taken out again, however few bytes it has. */
export const TooManyPixels: Story = {
  args: { uploads: still(), maxPixels: 2_000_000 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Photos of the day" })).toHaveAccessibleDescription(
      /up to 12 MB each · up to 2 megapixels · at most 8/,
    );
    const sized = async (name: string, width: number, height: number) => {
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext("2d");
      return new File([await canvas.convertToBlob({ type: "image/png" })], name, { type: "image/png" });
    };
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, [await sized("hall.png", 2_000, 1_001), await sized("garden.png", 1_000, 2_000)]);
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        "hall.png has more than 2 megapixels. Choose a smaller photo.",
      ),
    );
    await expect(canvas.getAllByRole("textbox").map(({ ariaLabel }) => ariaLabel)).toEqual(["What garden.png shows"]);
  },
};

/** A photo that is there already under another name is taken out again, if the caller can tell. */
export const ThereAlready: Story = {
  args: { uploads: still(photo("villa")), isTwice: (file) => Promise.resolve(file.name === "IMG_2041.webp") },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const picture = await (await fetch(storyPictures.cake.src)).blob();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(
      input,
      ["IMG_2041.webp", "cake.webp"].map((name) => new File([picture], name, { type: "image/webp" })),
    );
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("You’ve already added IMG_2041.webp."));
    await expect(names(canvasElement)).toHaveLength(2);
    await expect(canvas.getByRole("textbox", { name: "What cake.webp shows" })).toBeVisible();
  },
};

/** Someone in the tile of a photo that is taken out again is moved on to the next tile or, after the last, to the whole field. */
export const DamagedInFocus: Story = {
  args: { uploads: still(), maxCount: 3 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const picture = await (await fetch(storyPictures.cake.src)).blob();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    const photoNamed = (name: string) => new File([picture], name, { type: "image/webp" });
    const damaged = (name: string) => new File(["not a picture"], name, { type: "image/jpeg" });
    // Chosen and written about before any has been checked.
    const choose = (...files: File[]) => {
      const chosen = new DataTransfer();
      for (const file of files) chosen.items.add(file);
      flushSync(() => {
        input.files = chosen.files;
        input.dispatchEvent(new Event("change", { bubbles: true }));
      });
    };
    const caption = (name: string) => canvas.getByRole("textbox", { name: `What ${name} shows` });
    const isTakenOut = (name: string) =>
      waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(`${name} can’t be opened as a photo.`));

    await step("to the next tile", async () => {
      choose(photoNamed("cake.webp"), damaged("villa.jpg"), photoNamed("table.webp"));
      caption("villa.jpg").focus();
      await isTakenOut("villa.jpg");
      await expect(caption("table.webp").closest("li")).toHaveFocus();
    });
    await step("to the whole field", async () => {
      choose(damaged("flowers.jpg"));
      caption("flowers.jpg").focus();
      await isTakenOut("flowers.jpg");
      await expect(canvas.getByRole("group", { name: "Photos of the day" })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name: "Choose photos" })).toHaveFocus();
    });
    await step("but nobody else is moved", async () => {
      choose(damaged("quartet.jpg"));
      caption("cake.webp").focus();
      await isTakenOut("quartet.jpg");
      await expect(caption("cake.webp")).toHaveFocus();
    });
  },
};

/** Photos are in the list from the moment they are chosen, so those that follow at once count with them. */
export const ChosenInTurn: Story = {
  args: { uploads: still(), maxCount: 2 },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const picture = await (await fetch(storyPictures.cake.src)).blob();
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;
    const choose = (...names: string[]) =>
      userEvent.upload(
        input,
        names.map((name) => new File([picture], name, { type: "image/webp" })),
      );
    await choose("cake.webp");
    await choose("cake.webp", "table.webp", "villa.webp");
    await expect(canvas.getByRole("alert")).toHaveTextContent(/cake\.webp.*villa\.webp/u);
    await expect(canvas.getAllByRole("textbox").map(({ ariaLabel }) => ariaLabel)).toEqual([
      "What cake.webp shows",
      "What table.webp shows",
    ]);
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: { dir: "rtl", label: "صور الحفل", hint: "الصورة الأولى هي الغلاف" },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
};
