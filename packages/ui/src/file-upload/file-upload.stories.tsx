import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { ar } from "../locales/ar.generated.ts";
import { FileUpload, UploadError, type UploadItem, type Uploads, useUploads } from "./file-upload.tsx";

/** Files that never change, for showing a state. */
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

const menu: UploadItem = { id: "menu", name: "Spring menu 2026.pdf", size: 1_240_000, status: "done" };
const plan: UploadItem = {
  id: "plan",
  name: "Grundriss-Orangerie-Erdgeschoss-mit-Bestuhlung-für-140-Gäste-Fassung-3.pdf",
  size: 8_700_000,
  status: "uploading",
  progress: 0.45,
};
const licence: UploadItem = {
  id: "licence",
  name: "رخصة القاعة.pdf",
  size: 310_000,
  status: "failed",
  error: "You lost your connection. Try again.",
};
const insurance: UploadItem = { id: "insurance", name: "insurance.pdf", size: 96_000, status: "waiting" };

const meta = {
  title: "Forms/FileUpload",
  component: FileUpload,
  // Events have no control.
  argTypes: { uploads: { control: false } },
  args: {
    label: "Proof that the business is yours",
    hint: "A bill or a licence with its name and address.",
    accept: ".pdf,image/jpeg,image/png",
    maxSize: 10_000_000,
    maxCount: 3,
    uploads: still(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const pdf = (name: string, size = 1200) => new File([new Uint8Array(size)], name, { type: "application/pdf" });
const inputIn = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>("input[type=file]")!;

/** What the browser hands over when files are dropped or pasted. */
function carrying(...files: File[]) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
}

/** The rules are given up front. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole("group", { name: "Proof that the business is yours" });
    await expect(group).toHaveAccessibleDescription(
      "A bill or a licence with its name and address. PDF, JPEG or PNG · up to 10 MB each · at most 3",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Choose files" })).toHaveFocus();
    await userEvent.upload(inputIn(canvasElement), pdf("bill.pdf"));
    await expect(args.uploads.add).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-6">
      <FileUpload {...args} />
      <FileUpload {...args} label="Your price list" hint={undefined} maxCount={1} optional accept=".pdf" />
    </div>
  ),
};

export const States: Story = {
  tags: ["visual", "visual-phone"],
  args: { maxCount: 6, uploads: still(menu, plan, licence, insurance) },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Disabled: Story = { tags: ["state"], args: { disabled: true, uploads: still(menu) } };

export const Invalid: Story = {
  tags: ["state"],
  args: { error: "Add at least one file, so that we can tell whose business it is." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(/Add at least one file/);
  },
};

export const Loading: Story = {
  tags: ["state"],
  args: { uploads: still(plan) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: /Uploading Grundriss/ })).toHaveAttribute("value", "0.45");
    await userEvent.click(canvas.getByRole("button", { name: /^Cancel Grundriss/ }));
    await expect(args.uploads.cancel).toHaveBeenCalledWith("plan");
  },
};

/** No more files fit; removing one makes room. */
export const Full: Story = {
  tags: ["state"],
  args: { uploads: still(menu, { ...menu, id: "b", name: "b.pdf" }, { ...menu, id: "c", name: "c.pdf" }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Choose files" })).toBeDisabled();
    await expect(canvas.getByText("That’s the limit")).toBeVisible();
  },
};

/** Each refused file says why, and what to do. */
export const Refused: Story = {
  tags: ["state", "visual"],
  args: { uploads: still(menu) },
  play: async ({ args, canvas, canvasElement }) => {
    const input = inputIn(canvasElement);
    await userEvent
      .setup({ applyAccept: false })
      .upload(input, [
        new File(["x"], "proof.exe"),
        pdf("scan.pdf", 10_200_000),
        pdf("nothing.pdf", 0),
        pdf("a.pdf"),
        pdf("b.pdf"),
        pdf("c.pdf"),
      ]);
    const told = within(canvas.getByRole("alert"));
    await expect(told.getAllByRole("listitem").map((line) => line.textContent)).toEqual([
      "We can’t use proof.exe. Choose PDF, JPEG or PNG.",
      "scan.pdf is 10.2 MB. Choose one of 10 MB or less.",
      "nothing.pdf is empty. Choose another file.",
      "c.pdf is one too many: the limit is 3. Remove another first.",
    ]);
    await expect(args.uploads.add).toHaveBeenCalledOnce();
    await userEvent.click(told.getByRole("button", { name: "Dismiss: proof.exe" }));
    await expect(told.queryByText(/proof.exe/)).not.toBeInTheDocument();
  },
};

/** Files dragged over it are added when dropped; pasting works too. */
export const DropAndPaste: Story = {
  tags: ["state"],
  play: async ({ args, canvas }) => {
    const area = canvas.getByText("or drop or paste here").parentElement!;
    const bubbles = { bubbles: true, cancelable: true };
    area.dispatchEvent(new DragEvent("dragenter", { ...bubbles, dataTransfer: carrying(pdf("bill.pdf")) }));
    await expect(await canvas.findByText("Drop to add")).toBeVisible();
    area.dispatchEvent(new DragEvent("drop", { ...bubbles, dataTransfer: carrying(pdf("bill.pdf")) }));
    await waitFor(() => expect(args.uploads.add).toHaveBeenCalledOnce());
    await expect(await canvas.findByText("or drop or paste here")).toBeVisible();
    canvas.getByRole("button", { name: "Choose files" }).focus();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent("paste", { ...bubbles, clipboardData: carrying(pdf("pasted.pdf")) }),
    );
    await waitFor(() => expect(args.uploads.add).toHaveBeenCalledTimes(2));
    area.dispatchEvent(new DragEvent("dragenter", { ...bubbles, dataTransfer: carrying(pdf("bill.pdf")) }));
    await canvas.findByText("Drop to add");
  },
};

type Sent = {
  name: string;
  signal: AbortSignal;
  progress: (value: number) => void;
  arrive: () => void;
  fail: (error: Error) => void;
};
let sent: Sent[] = [];

/** The engine: two at once, progress, failure, trying again, cancelling, removing and undoing. */
export const Sending: Story = {
  beforeEach: () => {
    sent = [];
  },
  render: function Render(args) {
    const uploads = useUploads({
      upload: (file, { signal, onProgress }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        sent.push({ name: file.name, signal, progress: onProgress, arrive: resolve, fail: reject });
        return promise;
      },
    });
    return <FileUpload {...args} uploads={uploads} />;
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputIn(canvasElement), [pdf("one.pdf"), pdf("two.pdf"), pdf("three.pdf")]);
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(["one.pdf", "two.pdf"]));
    await expect(canvas.getByText(/Waiting/)).toBeVisible();
    sent[0]!.progress(0.5);
    await waitFor(() =>
      expect(canvas.getByRole("progressbar", { name: "Uploading one.pdf" })).toHaveAttribute("value", "0.5"),
    );
    sent[0]!.arrive();
    sent[1]!.fail(new UploadError("The scanner found a virus. Choose another file."));
    await expect(await canvas.findByText(/found a virus/)).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(3));
    await expect(canvas.getByText("1 of 3 uploaded, 1 failed")).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Cancel three.pdf" }));
    await waitFor(() => expect(sent[2]!.signal.aborted).toBe(true));
    await expect(canvas.queryByText("three.pdf")).not.toBeInTheDocument();
    await expect(canvas.getByRole("group")).toHaveFocus();

    await userEvent.click(canvas.getByRole("button", { name: /Try again/ }));
    await waitFor(() => expect(sent).toHaveLength(4));
    sent[3]!.fail(new TypeError("fetch failed"));
    await expect(await canvas.findByText(/That didn’t upload/)).toBeVisible();

    await userEvent.click(canvas.getByRole("button", { name: "Remove one.pdf" }));
    const undo = await canvas.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByText("Removed one.pdf.")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove one.pdf" })).toHaveFocus());
    await expect(screen.getByText(/Uploaded/)).toBeVisible();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: { label: plan.name, uploads: still(plan, { ...plan, id: "done", status: "done" }) },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    dir: "rtl",
    label: "إثبات ملكية النشاط",
    hint: "فاتورة أو رخصة تحمل الاسم والعنوان",
    uploads: still(licence, menu),
  },
  decorators: [
    (Story) => (
      <LocaleProvider locale="ar" direction="rtl" texts={ar}>
        <Story />
      </LocaleProvider>
    ),
  ],
};
