import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Stepper } from "./stepper.tsx";

const steps = [
  { id: "place", label: "The place" },
  { id: "hours", label: "Opening hours" },
  { id: "photos", label: "Photos" },
  { id: "check", label: "Check" },
];

const described = [
  { id: "sent", label: "Claim sent", description: "12 November, by Ana Kovač" },
  { id: "proof", label: "Proof", description: "An e-mail from the business's own address" },
  { id: "decision", label: "Decision", description: "Within three working days" },
];

/** Stands in for a router's link. */
const To = ({ step, children, ...props }: ComponentProps<"a"> & { step: string }) => (
  <a href={`#${step}`} {...props}>
    {children}
  </a>
);

const meta = {
  title: "Navigation/Stepper",
  component: Stepper,
  args: { steps, current: "photos", onStepSelect: fn() },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual", "visual-phone"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Progress" })).toBeVisible();
    const here = canvas.getAllByRole("listitem").filter((step) => step.getAttribute("aria-current") === "step");
    await expect(here.map((step) => step.dataset["state"])).toEqual(["current"]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: /^The place\s?, done$/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onStepSelect).toHaveBeenLastCalledWith("hours");
    await expect(canvas.queryByRole("button", { name: /Check|Photos/ })).not.toBeInTheDocument();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  args: { steps: described, current: "proof", orientation: "vertical" },
};

export const States: Story = {
  tags: ["visual"],
  render: (args) => (
    <div className="grid gap-8">
      <Stepper {...args} current="place" texts={{ label: "Begun" }} />
      <Stepper {...args} current="check" texts={{ label: "Nearly done" }} />
      <Stepper
        {...args}
        texts={{ label: "With a problem" }}
        steps={steps.map((step) => (step.id === "hours" ? { ...step, state: "error" as const } : step))}
      />
      <Stepper
        {...args}
        texts={{ label: "Finished" }}
        steps={steps.map((step) => ({ ...step, state: "done" as const }))}
        current="check"
      />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: true } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: true } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: true } } };

/** A step left with a problem says so, and leads back. */
export const Invalid: Story = {
  tags: ["state"],
  args: { steps: steps.map((step) => (step.id === "hours" ? { ...step, state: "error" as const } : step)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Opening hours\s?, has a problem$/ }));
    await expect(args.onStepSelect).toHaveBeenLastCalledWith("hours");
  },
};

/** The current step is never a link, whatever its state. */
export const ProblemHere: Story = {
  tags: ["state"],
  args: { steps: steps.map((step) => (step.id === "photos" ? { ...step, state: "error" as const } : step)) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: /^Photos/ })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^Photos/)).toBeVisible();
  },
};

/** Nothing to press: it only informs. */
export const ReadOnly: Story = {
  tags: ["state"],
  render: ({ steps, current }) => <Stepper steps={steps} current={current} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
  },
};

/** Steps that are pages are links. */
export const Links: Story = {
  tags: ["state"],
  args: { steps: steps.map((step) => ({ ...step, link: <To step={step.id} /> })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /^The place/ })).toHaveAttribute("href", "#place");
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    steps: [
      { id: "place", label: "Veranstaltungsort" },
      { id: "hours", label: "Öffnungszeiten und Anfahrtsbeschreibung" },
      { id: "photos", label: "Fotografien der Räumlichkeiten" },
      { id: "check", label: "Veröffentlichen" },
    ],
  },
};

export const RightToLeft: Story = {
  tags: ["visual"],
  args: {
    dir: "rtl",
    steps: [
      { id: "place", label: "المكان" },
      { id: "hours", label: "ساعات العمل" },
      { id: "photos", label: "الصور" },
      { id: "check", label: "المراجعة" },
    ],
    texts: { position: (current, total) => `الخطوة ${current} من ${total}`, label: "التقدم", done: "تم" },
  },
};
