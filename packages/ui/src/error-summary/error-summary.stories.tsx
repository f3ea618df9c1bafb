import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef, type FormEvent, useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { href: "#email", message: "Enter your e-mail address" },
      { href: "#password", message: "Use 12 characters or more" },
    ],
    className: "max-w-lg",
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["visual"],
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("region", { name: "There are 2 things to put right" });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

export const Variants: Story = {
  args: { title: "We couldn't log you in", errors: [{ message: "Check your e-mail address and password." }], level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "We couldn't log you in" })).toBeVisible();
  },
};

export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-lg gap-6">
      <ErrorSummary errors={[{ href: "#one", message: "Enter your e-mail address" }]} />
      <ErrorSummary
        title="We couldn't log you in"
        errors={[
          { message: "Check your e-mail address and password." },
          { href: "#two", message: "Confirm that you are a person" },
        ]}
      />
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "a" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "a" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "a" } } };

const summary = createRef<HTMLElement>();

/** A ref from the form gets the summary too. */
export const WithRef: Story = {
  args: { ref: summary },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region")).toHaveFocus();
    await expect(summary.current).toBe(canvas.getByRole("region"));
  },
};

/** No problems: nothing shows. */
export const Empty: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    errors: [
      {
        href: "#hours",
        message:
          "Wednesday: the second time overlaps the first. Start at 14:30 or later, or end the first at 14:00, or remove one of them",
      },
      {
        href: "#site",
        message: "https://www.donaudampfschifffahrtsgesellschaftskapitaenshochzeitsfeier.example is no address",
      },
    ],
  },
};

/** The count is formatted for the language, and the words come from the provider. */
export const InArabic: Story = {
  args: { errors: ["الاسم", "البريد", "المدينة"].map((message) => ({ message })) },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="ar-EG"
        direction="rtl"
        texts={{ "error-summary": { title: (_, written) => `هناك ${written} أشياء تحتاج إلى تصحيح` } }}
      >
        <div dir="rtl" lang="ar">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "هناك ٣ أشياء تحتاج إلى تصحيح" })).toBeVisible();
  },
};

/** Each line links to its field; sending again returns the focus to the summary. */
export const InAForm: Story = {
  render: function Render() {
    const [attempt, setAttempt] = useState(0);
    const submit = (event: FormEvent) => {
      event.preventDefault();
      setAttempt(attempt + 1);
    };
    return (
      <form noValidate onSubmit={submit} className="flex max-w-lg flex-col gap-5">
        <ErrorSummary
          attempt={attempt}
          errors={attempt > 0 ? [{ href: "#summary-email", message: "Enter your e-mail address" }] : []}
        />
        <TextField id="summary-email" label="E-mail" error={attempt > 0 ? "Enter your e-mail address" : undefined} />
        <Button type="submit">Log in</Button>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole("button", { name: "Log in" });
    await userEvent.click(submit);
    const summary = await canvas.findByRole("region", { name: "There is 1 thing to put right" });
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Enter your e-mail address" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
    await userEvent.click(submit);
    await expect(await canvas.findByRole("region")).toHaveFocus();
  },
};

/** A problem in a group leads to the control that has to change, not to the first of the group. */
export const InAGroup: Story = {
  args: { errors: [{ href: "#summary-dates", message: "The last day is before the first." }] },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <fieldset id="summary-dates" className="mt-5 flex max-w-lg flex-col gap-5">
        <legend className="mb-5 text-15 font-semibold">When you’re away</legend>
        <TextField label="First day" defaultValue="6 January" />
        <TextField label="Last day" defaultValue="27 December" error="The last day is before the first." />
      </fieldset>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("textbox", { name: "Last day" })).toHaveFocus();
  },
};
