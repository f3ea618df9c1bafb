import type { Meta, StoryObj } from "@storybook/react-vite";
import type { SyntheticEvent } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { FormSection, FormTemplate } from "./form-template.tsx";

const sections = (invalid = false) => (
  <>
    <FormSection title="What it is" description="Couples find a vendor by these.">
      <TextField label="Name" id="name" error={invalid ? "Enter its name, as it appears on the door" : undefined} />
      <TextField label="Category" id="category" />
    </FormSection>
    <FormSection title="Where it is">
      <TextField label="Address" id="address" />
      <TextField label="Telephone" id="telephone" type="tel" />
      <TextField label="Website" id="website" type="url" />
    </FormSection>
    <FormSection title="What is said about it" description="In its own words. No one else’s photos or texts.">
      <TextArea label="Description" id="description" />
    </FormSection>
  </>
);

const meta = {
  title: "Templates/FormTemplate",
  component: FormTemplate,
  subcomponents: { FormSection },
  parameters: { layout: "fullscreen" },
  args: {
    title: "Add a vendor",
    description: "Someone will read it before it appears, usually within a day.",
    children: sections(),
    actions: (
      <>
        <Button type="submit">Send for review</Button>
        <Button variant="plain">Save and exit</Button>
      </>
    ),
    status: "Draft saved on this device",
    onSubmit: fn((event: SyntheticEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof FormTemplate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields in page order; the focused one is never hidden behind the buttons. */
export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("form", { name: "Add a vendor" })).toBeVisible();
    await expect(canvas.getByRole("region", { name: "Where it is" })).toBeVisible();
    const bar = () => canvas.getByRole("button", { name: "Send for review" }).getBoundingClientRect();
    for (const name of ["Name", "Category", "Address", "Telephone", "Website", "Description"]) {
      await userEvent.tab();
      const field = canvas.getByRole("textbox", { name: new RegExp(`^${name}`) });
      await expect(field).toHaveFocus();
      // In a multi-line field the first line counts, because that's where people start typing.
      const { top, bottom } = field.getBoundingClientRect();
      await expect(Math.min(bottom, top + 44)).toBeLessThanOrEqual(bar().top);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send for review" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Problems are listed at the top, each with a link to its field. */
export const Invalid: Story = {
  tags: ["state", "visual"],
  args: {
    errors: <ErrorSummary errors={[{ href: "#name", message: "Enter its name, as it appears on the door" }]} />,
    children: sections(true),
  },
};

export const LongText: Story = {
  tags: ["state"],
  args: {
    title: "Hochzeitsgesellschaftsfotografiegemeinschaft vorschlagen",
    status: "Der Entwurf ist auf diesem Gerät gespeichert und bleibt es, bis Sie ihn senden",
  },
};
