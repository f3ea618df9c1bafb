import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { LocaleProvider } from "../locale-provider/locale-provider.tsx";
import { Avatar, AvatarGroup } from "./avatar.tsx";

/** A drawn portrait, so the story needs no file. */
const portrait = (skin: string, hair: string, dress: string) =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#efd9cc"/><circle cx="40" cy="30" r="20" fill="${hair}"/><circle cx="40" cy="34" r="14" fill="${skin}"/><path d="M10 80a30 26 0 0 1 60 0Z" fill="${dress}"/></svg>`,
  );
const ana = portrait("#e0a486", "#6b3f31", "#c4674b");
const broken = "data:image/png;base64,broken";

const meta = {
  title: "Content/Avatar",
  component: Avatar,
  subcomponents: { AvatarGroup },
  args: { name: { first: "Ana", last: "Kovač" }, label: "Ana Kovač" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Ana Kovač" })).toHaveTextContent(/^A.?K$/u);
  },
};

export const Variants: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Avatar name="Ana Kovač" />
      <Avatar name="Layla Haddad" tone="gold" />
      <Avatar name="Tim Okafor" tone="green" />
      <Avatar name="Maja Zupan" tone="neutral" />
      <Avatar name="Ana Kovač" image={ana} />
    </div>
  ),
};

export const Sizes: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid gap-4">
      {[undefined, ana].map((image) => (
        <div key={image ?? "initials"} className="flex flex-wrap items-center gap-3">
          {(["xs", "sm", "md", "lg", "xl"] as const).map((size) => (
            <Avatar key={size} size={size} name="Ana Kovač" image={image} />
          ))}
        </div>
      ))}
    </div>
  ),
};

/** A picture, one that can't be loaded, no picture, and no name. */
export const States: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex gap-3">
      <Avatar name="Ana Kovač" image={ana} />
      <Avatar name="Ana Kovač" image={broken} />
      <Avatar name="Ana Kovač" />
      <Avatar name="" />
    </div>
  ),
};

export const WithImage: Story = { tags: ["state"], args: { image: ana } };

/** Nothing is known: shows an icon. */
export const NoName: Story = {
  tags: ["state"],
  args: { name: {}, label: "A guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "A guest" })).toHaveTextContent(/^$/);
  },
};

/** If the picture can't be loaded, the initials show; they were there all along. */
export const NoImage: Story = {
  tags: ["state"],
  args: { image: broken },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole("img", { name: "Ana Kovač" });
    await waitFor(() => expect(avatar.querySelector("img")).not.toBeVisible());
    await expect(avatar).toHaveTextContent(/^A.?K$/u);
  },
};

/**
 * First letters as people write them: with accents, skipping apostrophes and emoji, and a single one for scripts
 * without spaces.
 */
export const Names: Story = {
  tags: ["visual"],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[
        "Madonna",
        "María del Carmen Ruiz",
        "ليلى حداد",
        "王小明",
        "ʻAʻaliʻi Éva",
        "🎻 Kvartet Aurora",
        "🌸",
        "дарья иванова",
        "3 Sisters",
      ].map((name) => (
        <Avatar key={name} name={name} label={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const initials = canvas.getAllByRole("img").map((avatar) => avatar.textContent?.replace("\u200C", " "));
    await expect(initials).toEqual(["M", "M R", "ل ح", "王", "A É", "K A", "", "Д И", "3 S"]);
  },
};

const guests = ["Ana Kovač", "Layla Haddad", "Tim Okafor", "Maja Zupan", "王小明", "Jón Þórsson"];

/** Several people, and how many more. */
export const Group: Story = {
  tags: ["visual"],
  render: () => (
    <div className="grid justify-items-start gap-4">
      <AvatarGroup label="Saved by Ana, Layla, Tim, Maja and 2 more">
        {guests.map((name) => (
          <Avatar key={name} name={name} image={name === "Ana Kovač" ? ana : undefined} />
        ))}
      </AvatarGroup>
      <AvatarGroup label="Saved by Ana, Layla, Tim and 12,000 more" total={12_003} max={3} size="sm">
        {guests.slice(0, 3).map((name) => (
          <Avatar key={name} name={name} size="sm" tone="gold" />
        ))}
      </AvatarGroup>
      <AvatarGroup label="Ana, Layla, Tim, Maja and 王小明" size="lg">
        {guests.slice(0, 5).map((name) => (
          <Avatar key={name} name={name} size="lg" tone="green" />
        ))}
      </AvatarGroup>
    </div>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole("img").map((group) => group.lastElementChild?.textContent);
    // If only one is left over, it is shown: its count would take as much room.
    await expect(said).toEqual(["+2", "+12,000", "王"]);
  },
};

/** The count of the rest is formatted for the locale. */
export const GroupInAnotherLanguage: Story = {
  render: () => (
    <LocaleProvider
      locale="ar-EG"
      direction="rtl"
      texts={{ avatar: { moreLabel: (_count, written) => `${written} آخرون` } }}
    >
      <div dir="rtl" lang="ar">
        <AvatarGroup label="حفظها ليلى وعمر و١٢ آخرون" total={14} max={2}>
          <Avatar name="ليلى حداد" />
          <Avatar name="عمر منصور" tone="gold" />
        </AvatarGroup>
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveTextContent("١٢ آخرون");
  },
};
