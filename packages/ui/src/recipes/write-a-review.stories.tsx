import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Container } from "../page/page.tsx";
import { ReviewCard } from "../review-card/review-card.tsx";
import { ReviewStepper } from "../review-stepper/review-stepper.tsx";
import { StarInput } from "../star-input/star-input.tsx";
import { storyPictures } from "../story-pictures/story-pictures.ts";
import { StoryLink } from "../story-pictures/story-link.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { VendorCard } from "../vendor-card/vendor-card.tsx";

const meta = {
  title: "Recipes/WriteAReview",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { id: "words", label: "Your words" },
  { id: "preview", label: "Preview" },
];

function Steps() {
  const [current, setCurrent] = useState("words");
  const [stars, setStars] = useState(0);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const starsMissing = tried && stars === 0;
  const textMissing = tried && text.trim().length < 25;
  return (
    <Container width="form" className="grid gap-6 py-8">
      <VendorCard
        layout="compact"
        name="Villa Podrožnik"
        link={<StoryLink href="#villa" />}
        picture={{ ...storyPictures.villa, alt: "" }}
        facts={["Venue", "Ljubljana"]}
        rating={{ average: 4.9, count: 212 }}
        headingLevel={2}
      />
      <ReviewStepper
        steps={steps}
        current={current}
        onCurrentChange={setCurrent}
        title={current === "words" ? "How was it, really?" : "This is how it will look"}
        status={text ? "Draft saved on this device" : undefined}
        exit={
          <TextLink href="#later" tone="muted">
            Save and exit
          </TextLink>
        }
        onNext={() => {
          setTried(true);
          if (stars > 0 && text.trim().length >= 25) return true;
          document.querySelector<HTMLElement>(stars === 0 ? "input[type=radio]" : "textarea")?.focus();
          return false;
        }}
        onSubmit={() => undefined}
        texts={{ submit: "Publish" }}
      >
        {current === "words" ? (
          <div className="grid gap-6">
            <StarInput
              legend="Your rating"
              size="lg"
              value={stars}
              onValueChange={setStars}
              error={starsMissing ? "Choose how many stars: one is terrible, five is wonderful." : undefined}
            />
            <TextArea
              label="Your review"
              hint="What should the next couple know?"
              rows={4}
              minLength={25}
              maxLength={5000}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={textMissing ? "Write at least 25 characters." : undefined}
            />
          </div>
        ) : (
          <ReviewCard
            author={{ name: "Ana K." }}
            meta="Married June 2026"
            rating={stars}
            text={text}
            date="2026-11-21"
            headingLevel={2}
            defaultExpanded
          />
        )}
      </ReviewStepper>
    </Container>
  );
}

/** One step of the form: stars, words, and messages right where something is missing. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Steps />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Preview/ }));
    await expect(await canvas.findByText(/Choose how many stars/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole("radio")[0]).toHaveFocus());
    await userEvent.click(canvas.getByRole("radio", { name: /^4 stars/ }));
    await userEvent.type(
      canvas.getByRole("textbox", { name: /Your review/ }),
      "The orangery at dusk is worth the climb.",
    );
    await userEvent.click(canvas.getByRole("button", { name: /Preview/ }));
    await expect(await canvas.findByRole("article", { name: "Ana K." })).toHaveTextContent("worth the climb");
    await expect(canvas.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  },
};
