import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { TextInput } from "../text-field/text-field.tsx";
import { Field, FieldControl } from "./field.tsx";

const meta = {
  title: "Forms/Field",
  component: Field,
  args: { label: "Where you live", children: <TextInput />, className: "max-w-md" },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Where you live" })).toBeVisible();
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid max-w-md gap-5">
      <Field label="Where you live" hint="A town is enough." optional>
        <TextInput />
      </Field>
      <Field label="Where you live" count={{ value: 9, max: 80 }}>
        <TextInput defaultValue="Ljubljana" />
      </Field>
      <Field label="Where you live" labelHidden>
        <TextInput placeholder="Ljubljana, Slovenia" />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Where you live optional" })).toBeVisible();
  },
};

/** The hint, error and count are all announced with the control. */
export const States: Story = {
  tags: ["visual"],
  args: {
    hint: "A town is enough.",
    error: "Choose a place from the list.",
    count: { value: 104, min: 25, max: 5000 },
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Where you live" });
    await expect(input).toHaveAccessibleDescription("A town is enough. Choose a place from the list. 104 of 5,000");
    await expect(input).toBeInvalid();
  },
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "input" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "input" } } };

export const Invalid: Story = { tags: ["state"], args: { error: "Choose a place from the list." } };

export const LongText: Story = {
  tags: ["state"],
  args: {
    label: "Where you live, or will live once the house that your grandmother promised is finished at last",
    hint: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch is a place as good as any other.",
    error:
      "We couldn't find a place with that name. Write the nearest town, and the country after a comma, as in Bled, Slovenia.",
    count: { value: 12_000, max: 5000 },
  },
};

/** Nothing is cut off over the limit: the count says by how much, visibly straight away and aloud after a pause. */
export const TooLong: Story = {
  tags: ["state"],
  args: { count: { value: 84, max: 80 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("4 characters too many");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("4 characters too many"));
  },
};

/** A control that isn't ours gets the wiring from `FieldControl`. */
export const ForeignControl: Story = {
  args: {
    label: "How sure are you?",
    hint: "From not at all to completely.",
    children: (
      <FieldControl>
        <input type="range" min={0} max={10} defaultValue={7} />
      </FieldControl>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("slider", { name: "How sure are you?" })).toHaveAccessibleDescription(
      "From not at all to completely.",
    );
  },
};

/** The provider sets the words of every field, and how numbers are formatted. */
export const InGerman: Story = {
  args: { label: "Wohnort", optional: true, count: { value: 320, max: 5000 } },
  decorators: [
    (Story) => (
      <LocaleProvider
        locale="de-DE"
        texts={{
          field: {
            optionalLabel: "freiwillig",
            countLabel: ({ value, max = 0 }, write) => `${write(value)} von ${write(max)}`,
          },
        }}
      >
        <div lang="de">
          <Story />
        </div>
      </LocaleProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /Wohnort\s*freiwillig/ })).toHaveAccessibleDescription(
      "320 von 5.000",
    );
  },
};
