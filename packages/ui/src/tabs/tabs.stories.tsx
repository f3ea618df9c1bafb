import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

const queues = (
  <>
    <TabList label="Queues">
      <Tab value="vendors" count={8}>
        Pending vendors
      </Tab>
      <Tab value="claims" count={3}>
        Claims
      </Tab>
      <Tab value="reviews" count={12_000}>
        Reported reviews
      </Tab>
    </TabList>
    <TabPanel value="vendors">
      <Text>Wild Hem Flowers, Bristol: florist, added by a couple.</Text>
    </TabPanel>
    <TabPanel value="claims">
      <Text>Kvartet Aurora is claimed by its first violin.</Text>
    </TabPanel>
    <TabPanel value="reviews">
      <Text>“The music stopped at midnight.” Reported as untrue.</Text>
    </TabPanel>
  </>
);

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  parameters: { docs: { source: { type: "code" } } },
  args: { defaultValue: "vendors", onValueChange: fn(), children: queues },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop: arrows move and show straight away, wrapping round; Home and End jump; Tab moves on into the panel. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab("Pending vendors 8")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab("Claims 3")).toHaveFocus();
    await expect(tab("Claims 3")).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getByRole("tabpanel", { name: "Claims 3" })).toHaveTextContent("Kvartet Aurora");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("claims");
    await userEvent.keyboard("{End}");
    await expect(tab("Reported reviews 12,000")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab("Pending vendors 8")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab("Reported reviews 12,000")).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Pending vendors 8" })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab("Pending vendors 8")).toHaveFocus();
    await userEvent.click(tab("Claims 3"));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Kvartet Aurora");
  },
};

export const Variants: Story = {
  tags: ["visual", "visual-phone"],
  render: () => (
    <div className="grid gap-10">
      {(["line", "pill"] as const).map((variant) => (
        <Tabs key={variant} variant={variant} defaultValue="vendors">
          {queues}
        </Tabs>
      ))}
    </div>
  ),
};

/** A chosen tab, a hovered one, a disabled one. */
export const States: Story = {
  tags: ["visual"],
  parameters: { pseudo: { hover: ["#line-two", "#pill-two"] } },
  render: () => (
    <div className="grid gap-8">
      {(["line", "pill"] as const).map((variant) => (
        <Tabs key={variant} variant={variant} defaultValue="one">
          <TabList label={variant}>
            <Tab value="one">Chosen</Tab>
            <Tab value="two" id={`${variant}-two`}>
              Under the pointer
            </Tab>
            <Tab value="three">Not chosen</Tab>
            <Tab value="four" disabled>
              Not for you
            </Tab>
          </TabList>
          {["one", "two", "three", "four"].map((value) => (
            <TabPanel key={value} value={value} aria-labelledby={undefined} aria-label={value} />
          ))}
        </Tabs>
      ))}
    </div>
  ),
};

export const Hover: Story = { tags: ["state"], parameters: { pseudo: { hover: "[role=tab]" } } };

export const Focus: Story = { tags: ["state"], parameters: { pseudo: { focusVisible: "[role=tab]" } } };

export const Active: Story = { tags: ["state"], parameters: { pseudo: { active: "[role=tab]" } } };

/** Disabled tabs are skipped. */
export const Disabled: Story = {
  tags: ["state"],
  args: {
    children: (
      <>
        <TabList label="Queues">
          <Tab value="vendors">Pending vendors</Tab>
          <Tab value="claims" disabled>
            Claims
          </Tab>
          <Tab value="reviews">Reported reviews</Tab>
        </TabList>
        <TabPanel value="vendors">Nothing is waiting.</TabPanel>
        <TabPanel value="claims" />
        <TabPanel value="reviews">Nothing was reported.</TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Reported reviews" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Nothing was reported.");
  },
};

/** `keepMounted` keeps what was typed; without it, a panel starts afresh. */
export const Kept: Story = {
  args: {
    defaultValue: "kept",
    children: (
      <>
        <TabList label="Your details">
          <Tab value="kept">Kept</Tab>
          <Tab value="anew">Anew</Tab>
        </TabList>
        <TabPanel value="kept" keepMounted>
          <TextField label="Town" />
        </TabPanel>
        <TabPanel value="anew">
          <TextField label="Venue" />
        </TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Town" }), "Ljubljana");
    await userEvent.click(canvas.getByRole("tab", { name: "Anew" }));
    await expect(canvas.queryByRole("textbox", { name: "Town" })).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole("textbox", { name: "Venue" }), "Villa Podrožnik");
    await userEvent.click(canvas.getByRole("tab", { name: "Kept" }));
    await expect(canvas.getByRole("textbox", { name: "Town" })).toHaveValue("Ljubljana");
    await userEvent.click(canvas.getByRole("tab", { name: "Anew" }));
    await expect(canvas.getByRole("textbox", { name: "Venue" })).toHaveValue("");
  },
};

/** More tabs than fit: the row scrolls, and the chosen one comes into view. */
export const LongText: Story = {
  tags: ["state", "visual-phone"],
  args: {
    defaultValue: "3",
    className: "max-w-90",
    children: (
      <>
        <TabList label="Bereiche">
          {["Hochzeitslocations", "Traurednerinnen und Trauredner", "Konditoreien", "Streichquartette"].map(
            (name, index) => (
              <Tab key={name} value={String(index + 1)}>
                {name}
              </Tab>
            ),
          )}
        </TabList>
        {["1", "2", "3", "4"].map((value) => (
          <TabPanel key={value} value={value}>
            Bereich {value}
          </TabPanel>
        ))}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const list = canvas.getByRole("tablist");
    // The one chosen at first is in sight at once.
    await expect(right(canvas.getByRole("tab", { name: "Konditoreien" }))).toBeLessThanOrEqual(right(list) + 1);
    // It fades out where there are more.
    await expect(list).toHaveAttribute("data-cut", "start end");
    await expect(getComputedStyle(list).maskImage).toContain("linear-gradient");
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    const last = canvas.getByRole("tab", { name: "Streichquartette" });
    await expect(last).toHaveFocus();
    await expect(right(last)).toBeLessThanOrEqual(right(list) + 1);
    await waitFor(() => expect(list).toHaveAttribute("data-cut", "start"));
  },
};

/** In right-to-left text the left arrow goes forward. */
export const RightToLeft: Story = {
  tags: ["visual-phone"],
  globals: { direction: "rtl" },
  args: {
    dir: "rtl",
    children: (
      <>
        <TabList label="القوائم">
          <Tab value="vendors" count={8}>
            مزوّدون
          </Tab>
          <Tab value="claims" count={3}>
            مطالبات
          </Tab>
        </TabList>
        <TabPanel value="vendors">بانتظار المراجعة</TabPanel>
        <TabPanel value="claims">بانتظار التحقق</TabPanel>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /مطالبات/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: /مزوّدون/ })).toHaveFocus();
  },
};
