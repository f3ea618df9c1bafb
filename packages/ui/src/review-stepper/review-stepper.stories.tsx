import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Stars } from "../stars/stars.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { ReviewStepper } from "./review-stepper.tsx";

const steps = [
  { id: "stars", label: "Stars" },
  { id: "words", label: "Your words" },
  { id: "photos", label: "Photos" },
  { id: "preview", label: "Preview" },
];

const titles: Record<string, string> = {
  stars: "How many stars?",
  words: "How was it, really?",
  photos: "Do you have any photos?",
  preview: "This is how it will look",
};

const draft =
  "The orangery at dusk is worth the climb. We were told the music could run to one, and it stopped at midnight.";

/** Holds the step and the words, the way a page would. */
function Steps({ current: first, onNext, ...args }: ComponentProps<typeof ReviewStepper>) {
  const [current, setCurrent] = useState(first);
  const [words, setWords] = useState(draft);
  const [error, setError] = useState<string>();
  return (
    <ReviewStepper
      {...args}
      current={current}
      title={args.dir === "rtl" ? args.title : (titles[current] ?? args.title)}
      onCurrentChange={(id) => {
        setCurrent(id);
        args.onCurrentChange(id);
      }}
      onNext={async () => {
        if ((await onNext?.()) === false) return false;
        if (current === "words" && words.length < 25) {
          setError("Write at least 25 characters: what should the next couple know?");
          document.querySelector("textarea")?.focus();
          return false;
        }
        setError(undefined);
        return true;
      }}
    >
      {current === "words" ? (
        <TextArea
          label="Your review"
          rows={4}
          value={words}
          error={error}
          count={{ value: words.length, min: 25 }}
          onChange={(event) => setWords(event.target.value)}
        />
      ) : (
        <p className="text-muted">The fields of “{titles[current]}” go here.</p>
      )}
    </ReviewStepper>
  );
}

const meta = {
  title: "Navigation/ReviewStepper",
  component: ReviewStepper,
  render: (args) => <Steps {...args} />,
  args: {
    steps,
    current: "words",
    onCurrentChange: fn(),
    onSubmit: fn(),
    title: "How was it, really?",
    subtitle: (
      <span className="flex flex-wrap items-center gap-2">
        Villa Podrožnik · <Stars value={4} size="sm" />
      </span>
    ),
    status: "Draft saved on this device",
    exit: (
      <TextLink asChild tone="muted">
        <a href="#exit">Save and exit</a>
      </TextLink>
    ),
    children: null,
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReviewStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Step 2 of 4: How was it, really?" })).toBeVisible();
    const current = canvas.getAllByRole("listitem").filter((step) => step.getAttribute("aria-current") === "step");
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent("Your words");
    await expect(canvas.getByRole("status")).toHaveTextContent("Draft saved on this device");
  },
};

/** The first step has no Back button, the last one publishes, a busy one waits. */
export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-8">
      <Steps {...args} current="stars" status={undefined} />
      <Steps {...args} current="preview" />
      <Steps {...args} current="photos" busy status="Saving 2 photos…" />
    </div>
  ),
  parameters: { a11y: { options: { rules: { "landmark-unique": { enabled: false } } } } },
};

/**
 * Forward, back, and back again through the step itself: the words are still there, and the focus is on the question.
 */
export const BackLosesNothing: Story = {
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole("textbox", { name: "Your review" });
    await userEvent.clear(words);
    await userEvent.type(words, "Nobody noticed the rain, not even my mother.");
    await userEvent.click(canvas.getByRole("button", { name: "Next: Photos" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: /Do you have any photos/ })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: /How was it, really/ })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveValue(
      "Nobody noticed the rain, not even my mother.",
    );
    await userEvent.click(canvas.getByRole("button", { name: /^Stars\s?, done$/ }));
    await expect(args.onCurrentChange).toHaveBeenLastCalledWith("stars");
  },
};

/** An incomplete step says why and stays. */
export const Validation: Story = {
  play: async ({ canvas, args }) => {
    const words = canvas.getByRole("textbox", { name: "Your review" });
    await userEvent.clear(words);
    await userEvent.type(words, "Nice.");
    await userEvent.click(canvas.getByRole("button", { name: "Next: Photos" }));
    await expect(await canvas.findByText(/Write at least 25 characters/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Your review" })).toHaveFocus();
    await expect(args.onCurrentChange).not.toHaveBeenCalled();
  },
};

export const Publishing: Story = {
  args: { current: "preview" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

/** During a slow check the button waits, a second press does nothing, and anyone who goes back stays there. */
export const SlowCheck: Story = {
  render: (args) => <Steps {...args} onNext={() => slow.promise} />,
  beforeEach: () => {
    slow = Promise.withResolvers<boolean>();
  },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole("button", { name: /Next: Photos/ });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    slow.resolve(true);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("How many stars?"));
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Next: Your words/ })).not.toHaveAttribute("aria-busy"),
    );
    await expect(args.onCurrentChange).toHaveBeenCalledOnce();
    await expect(args.onCurrentChange).toHaveBeenCalledWith("stars");
  },
};

let slow = Promise.withResolvers<boolean>();

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

export const Loading: Story = {
  tags: ["state"],
  args: { busy: true, status: "Saving 2 photos…" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Back" })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /Photos/ })).toHaveAttribute("aria-busy", "true");
  },
};

export const Empty: Story = { tags: ["state"], args: { subtitle: undefined, status: undefined, exit: undefined } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    steps: [
      { id: "stars", label: "Sterne vergeben" },
      { id: "words", label: "Erfahrungsbericht" },
      { id: "photos", label: "Fotografien" },
      { id: "preview", label: "Veröffentlichen" },
    ],
    subtitle: "Schlosshotel Obermayerhofen-Sebersdorf, Orangerie & Kapelle im Englischen Garten",
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  render: (args) => (
    <ReviewStepper {...args}>
      <TextArea
        label="مراجعتك"
        rows={4}
        defaultValue="نُقل الحفل كله إلى الداخل في عشرين دقيقة، بالشموع وكل شيء، ولم يلحظ أحد المطر."
      />
    </ReviewStepper>
  ),
  args: {
    dir: "rtl",
    lang: "ar",
    exit: (
      <TextLink asChild tone="muted">
        <a href="#exit">حفظ وخروج</a>
      </TextLink>
    ),
    steps: [
      { id: "stars", label: "النجوم" },
      { id: "words", label: "كلماتك" },
      { id: "photos", label: "الصور" },
      { id: "preview", label: "معاينة" },
    ],
    title: "كيف كانت التجربة حقًا؟",
    subtitle: "قصر الياسمين للأفراح",
    status: "حُفظت المسودة على هذا الجهاز",
    texts: { back: "رجوع", next: "التالي:", position: (current, total) => `الخطوة ${current} من ${total}` },
  },
};
