import type { Meta, StoryObj } from "@storybook/react-vite";
import { type FormEvent, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Banner } from "../banner/banner.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { Heading } from "../heading/heading.tsx";
import { Container } from "../page/page.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { Text } from "../text/text.tsx";
import { TextField } from "../text-field/text-field.tsx";

const meta = {
  title: "Recipes/ClaimABusiness",
  parameters: { layout: "fullscreen" },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Errors = Partial<Record<"email" | "role" | "truth", string>>;

function Claim() {
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState(false);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const email = String(answers.get("email") ?? "");
    const found: Errors = {
      ...(email.endsWith("@podroznik.example")
        ? {}
        : { email: "Use one of the business's e-mail addresses, such as ana@podroznik.example." }),
      ...(answers.get("role") ? {} : { role: "Say what you do there." }),
      ...(answers.get("truth") ? {} : { truth: "Confirm that you may speak for the business." }),
    };
    setErrors(found);
    setAttempt(attempt + 1);
    setSent(Object.keys(found).length === 0);
  };

  if (sent)
    return (
      <Container width="form" className="py-10">
        <Banner tone="success" title="Your claim is on its way" live>
          We've e-mailed you. Open the link in the e-mail within two days.
        </Banner>
      </Container>
    );
  return (
    <Container width="form" className="py-10">
      <Heading level={1}>
        Claim <em>Villa Podrožnik</em>
      </Heading>
      <Text tone="muted" className="mt-3">
        You can then reply to reviews and change the hours and photos. You cannot remove a review, and nor can anyone
        for money.
      </Text>
      <form noValidate onSubmit={send} className="mt-8 grid gap-6">
        <ErrorSummary
          attempt={attempt}
          errors={(["email", "role", "truth"] as const).flatMap((name) =>
            errors[name] ? [{ href: `#${name}`, message: errors[name] }] : [],
          )}
        />
        <TextField
          id="email"
          name="email"
          type="email"
          label="Business e-mail"
          hint="We'll write to it once, to check it's you."
          autoComplete="email"
          error={errors.email}
        />
        <RadioGroup
          id="role"
          name="role"
          legend="What do you do there?"
          options={[
            { value: "owner", label: "It is mine" },
            { value: "staff", label: "I work there" },
            { value: "agency", label: "I look after its page" },
          ]}
          error={errors.role}
        />
        <Checkbox
          id="truth"
          name="truth"
          value="yes"
          label="I may speak for this business"
          hint="If you claim a business that isn't yours, you'll lose your account."
          error={errors.truth}
        />
        <div>
          <Button type="submit" size="lg">
            Send the claim
          </Button>
        </div>
      </form>
    </Container>
  );
}

/** Sent empty: the summary takes the focus, each line links to its field, and both say the same. */
export const Default: Story = {
  tags: ["visual", "visual-phone"],
  render: () => <Claim />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send the claim" }));
    await expect(canvas.getByRole("heading", { name: /3 things/ })).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Business e-mail" })).toHaveAccessibleDescription(
      /Use one of the business's e-mail addresses/,
    );
    await userEvent.click(canvas.getByRole("link", { name: /Use one of the business's e-mail addresses/ }));
    await expect(canvas.getByRole("textbox", { name: "Business e-mail" })).toHaveFocus();
  },
};

/** Corrected and sent again. */
export const Sent: Story = {
  render: () => <Claim />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Business e-mail" }), "ana@podroznik.example");
    await userEvent.click(canvas.getByRole("radio", { name: "It is mine" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "I may speak for this business" }));
    await userEvent.click(canvas.getByRole("button", { name: "Send the claim" }));
    await expect(canvas.getByRole("status")).toHaveTextContent("Your claim is on its way");
  },
};
