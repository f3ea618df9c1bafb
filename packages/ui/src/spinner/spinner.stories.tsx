import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Spinner } from "./spinner.tsx";

const meta = { title: "Feedback/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading");
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4 text-accent-text">
      <Spinner size="sm" label={null} />
      <Spinner size="md" label={null} />
      <Spinner size="lg" label={null} />
    </div>
  ),
};

/** On its own it is announced; beside text it stays silent, so that nothing is read twice. */
export const Decorative: Story = {
  tags: ["state"],
  args: { label: null },
  render: (args) => (
    <output className="flex items-center gap-3 text-15">
      <Spinner {...args} size="sm" /> Looking for vendors near Ljubljana …
    </output>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Looking for vendors/);
  },
};

/** The provider's wording, unless it has its own. */
export const InAnotherLanguage: Story = {
  render: () => (
    <LocaleProvider texts={{ spinner: { label: "Wird geladen" } }}>
      <div className="flex gap-4">
        <Spinner />
        <Spinner label="Fotos werden gesendet" />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("status").map((status) => status.textContent);
    await expect(said).toEqual(["Wird geladen", "Fotos werden gesendet"]);
  },
};
