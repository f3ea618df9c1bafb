import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { FactPanel } from "../fact-panel/fact-panel.tsx";
import { Heading } from "../heading/heading.tsx";
import { Columns, Container, Stack } from "../page/page.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { ReviewCard } from "../review-card/review-card.tsx";
import { TextArea } from "../text-area/text-area.tsx";

const meta = {
  title: "Recipes/AdminDecision",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Decision() {
  const [choice, choose] = useState<"keep" | "remove" | "">("");
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [done, setDone] = useState(false);
  const noReason = tried && choice === "remove" && reason.trim() === "";
  return (
    <Container className="py-10">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Heading level={1} size="section">
          A reported review
        </Heading>
        <Badge tone="gold">Waiting for 2 days</Badge>
      </div>
      {done ? (
        <Banner tone="success" live className="mt-6">
          {choice === "keep" ? "Kept, and the reporter is told why." : "Removed, and its author is told why."}
        </Banner>
      ) : null}
      <Columns layout="main-aside" className="mt-8">
        <Stack gap={6}>
          <Card padding="lg">
            <ReviewCard
              author={{ name: "Konstantin Ioannidis" }}
              meta="Married September 2026"
              rating={1}
              badge="Unverified"
              visibility="held"
              notice="Reported by the vendor: “He was never a guest here.”"
              title="A car park."
              text="Three weeks before the wedding we were told that the garden was no longer in the package, and that a marquee on the car park would cost another two thousand."
              date="2026-10-03"
              headingLevel={2}
            />
          </Card>
          <Card padding="lg" asChild>
            <form
              noValidate
              className="grid gap-6"
              onSubmit={(event) => {
                event.preventDefault();
                setTried(true);
                const whole = choice === "keep" || (choice === "remove" && reason.trim() !== "");
                setDone(whole);
                if (!whole) event.currentTarget.querySelector<HTMLElement>(choice ? "textarea" : "input")?.focus();
              }}
            >
              <RadioGroup
                legend="What do you decide?"
                value={choice}
                onValueChange={choose}
                options={[
                  { value: "keep", label: "Keep it", hint: "It breaks no rule, however harsh it is." },
                  { value: "remove", label: "Remove it", hint: "It is about someone else, or threatens." },
                ]}
                error={tried && choice === "" ? "Choose one of the two." : undefined}
              />
              <TextArea
                label="Why"
                hint="Both sides will read it, word for word."
                rows={3}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                optional={choice !== "remove"}
                error={noReason ? "Say which rule it breaks: its author may answer." : undefined}
              />
              <div className="flex flex-wrap gap-3">
                <Button type="submit">Decide</Button>
                <Button variant="plain">Decide later</Button>
              </div>
            </form>
          </Card>
        </Stack>
        <FactPanel
          title="What is known"
          rows={[
            { label: "Reports", value: 1 },
            { label: "By", value: "the vendor" },
            { label: "Reviews by this author", value: 3 },
            { label: "Removed before", value: 0 },
            { label: "Proof", value: "none asked" },
          ]}
        />
      </Columns>
    </Container>
  );
}

/** The case, what is known, the decision and its reason in one view. */
export const Default: Story = {
  tags: ["visual-wide", "visual-phone"],
  render: () => <Decision />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Remove it/ }));
    await userEvent.click(canvas.getByRole("button", { name: "Decide" }));
    const why = canvas.getByRole("textbox", { name: /Why/ });
    await waitFor(() => expect(why).toHaveFocus());
    await expect(why).toHaveAccessibleDescription(/Say which rule it breaks/);
    await expect(canvas.queryByRole("status")).not.toBeInTheDocument();
    await userEvent.type(why, "It is about another house of the same name.");
    await userEvent.click(canvas.getByRole("button", { name: "Decide" }));
    await expect(await canvas.findByRole("status")).toHaveTextContent("Removed, and its author is told why.");
  },
};
