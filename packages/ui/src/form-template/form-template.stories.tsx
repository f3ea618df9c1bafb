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
      <TextField label="Name" id="name" error={invalid ? "Give its name, as it stands on the door" : undefined} />
      <TextField label="Category" id="category" />
    </FormSection>
    <FormSection title="Where it is">
      <TextField label="Address" id="address" />
      <TextField label="Telephone" id="telephone" type="tel" />
      <TextField label="Website" id="website" type="url" />
    </FormSection>
    <FormSection title="What is said about it" description="In its own words. Nobody else’s photos or texts.">
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
    description: "Somebody reads it before it appears, mostly within a day.",
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

/** Fields in the order of the page; what takes the focus is never behind the buttons. */
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
      // Of a field of many lines the first counts: there one begins to write.
      const { top, bottom } = field.getBoundingClientRect();
      await expect(Math.min(bottom, top + 44)).toBeLessThanOrEqual(bar().top);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send for review" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** What is to be put right stands above, and leads to its field. */
export const Invalid: Story = {
  tags: ["state", "visual"],
  args: {
    errors: <ErrorSummary errors={[{ href: "#name", message: "Give its name, as it stands on the door" }]} />,
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
