import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const meta = {
  title: "Components/ErrorSummary",
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
    await expect(canvas.getByRole("region", { name: "There are 2 things to put right" })).toHaveFocus();
  },
};

export const Variants: Story = {
  args: { title: "We could not log you in", errors: [{ message: "Check e-mail and password." }] },
};

export const States: Story = { args: { errors: [] } };

/** Each line leads to its field; sending again brings the focus back to the summary. */
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
    await userEvent.click(canvas.getByRole("link", { name: "Enter your e-mail address" }));
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus();
    await userEvent.click(submit);
    await expect(await canvas.findByRole("region")).toHaveFocus();
  },
};
