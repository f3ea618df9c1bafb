import type { Meta, StoryObj } from "@storybook/react-vite";
import { Prose } from "./prose.tsx";

const meta = {
  title: "Content/Prose",
  component: Prose,
  args: {
    children: (
      <>
        <h1>How we rank</h1>
        <p>
          Nobody pays to rank. A vendor's reviews decide its place, by <a href="#formula">one formula</a> that anyone
          can check.
        </p>
        <h2>The formula</h2>
        <p>
          The average of all stars, drawn towards <strong>3.5</strong> by seven imagined reviews, so that one happy
          cousin does not outrank a decade of good work.
        </p>
        <ul>
          <li>A review weighs half as much after 24 months.</li>
          <li>
            Reviews by people who only asked are shown, but <code>enquired</code> doesn't count.
          </li>
        </ul>
        <blockquote>Nothing is hidden for being harsh.</blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">Reviews</th>
              <th scope="col">Mean</th>
              <th scope="col">Ranked as</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>1</td>
              <td>5.0</td>
              <td>3.69</td>
            </tr>
            <tr>
              <td>212</td>
              <td>4.9</td>
              <td>4.86</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ["visual", "visual-phone"] };

/** Anything too long for a line wraps: nothing scrolls sideways, because a keyboard couldn't do that here. */
export const LongText: Story = {
  tags: ["state"],
  args: {
    children: (
      <>
        <p>
          Write to{" "}
          <a href="#mail">hochzeitsgesellschaftsfotografiegemeinschaft.mueller-luedenscheidt@datenschutz.example.org</a>
          .
        </p>
        <pre>
          <code>
            score = (stars × reviews + 3.5 × 7) / (reviews + 7) × 0.5 ^ (age in months / 24) × weight of those who paid
          </code>
        </pre>
      </>
    ),
  },
};

/** In right-to-left text, lists, quotations and tables are mirrored. */
export const RightToLeft: Story = {
  tags: ["visual"],
  render: () => (
    <Prose dir="rtl" lang="ar">
      <h2>كيف نرتّب</h2>
      <p>لا أحد يدفع مقابل الترتيب.</p>
      <ul>
        <li>تفقد المراجعة نصف وزنها بعد أربعة وعشرين شهرًا.</li>
      </ul>
      <blockquote>لا نخفي شيئًا لقسوته.</blockquote>
    </Prose>
  ),
};
