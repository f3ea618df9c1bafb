// What holds without a browser; how a form behaves in one is tested in fields.browser.test.tsx and e2e/forms.e2e.ts.
import { ApiProblem, NetworkError } from "@troth/api-client";
import { Checkbox } from "@troth/ui/checkbox";
import { Combobox } from "@troth/ui/combobox";
import { MonthField } from "@troth/ui/month-field";
import { defaultOpeningHours, type OpeningHoursEntry } from "@troth/ui/opening-hours";
import { OpeningHoursEditor } from "@troth/ui/opening-hours-editor";
import { RadioGroup } from "@troth/ui/radio-group";
import { SelectField } from "@troth/ui/select-field";
import { StarInput } from "@troth/ui/star-input";
import { Switch } from "@troth/ui/switch";
import { TextField } from "@troth/ui/text-field";
import { TimeField } from "@troth/ui/time-field";
import { renderToStaticMarkup } from "react-dom/server";
import { createFormControl } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { messages as actionWords } from "../actions/messages.ts";
import { choice, stars, tick } from "./controls.ts";
import { number } from "./number-field.ts";
import { FormFrame } from "./form-frame.tsx";
import { messages } from "./messages.ts";
import { hoursProblems, openingHours } from "./opening-hours-field.ts";
import { errorsOf, messagesIn, type Problems, problemsOf } from "./problems.ts";
import { type Form, useForm } from "./use-form.ts";
import { checkStep, stepOf } from "./use-steps.ts";

const refused = (errors: { pointer?: string; message: string }[]) =>
  new ApiProblem({
    type: "/api/reference#invalid-body",
    status: 422,
    title: "Not as expected",
    detail: "Look at the fields",
    errors,
  });

describe("a problem document", () => {
  const values = { name: "", email: "", place: "" };

  test("shows at the fields that it points to, or points into", () => {
    const problem = refused([
      { pointer: "/place/country", message: "Unknown country" },
      { pointer: "/email", message: "Taken" },
    ]);
    expect(problemsOf(problem, values)).toEqual({ place: "Unknown country", email: "Taken" });
  });

  test("shows the first error of a field, and doesn't confuse fields whose names start alike", () => {
    const problem = refused([
      { pointer: "/names", message: "About something else" },
      { pointer: "/name", message: "Too long" },
      { pointer: "/name", message: "Not pretty" },
    ]);
    expect(problemsOf(problem, values)).toEqual({ name: "Too long", form: "About something else" });
  });

  test("without a field shows for the whole form, and so does a missing answer", () => {
    expect(problemsOf(refused([{ pointer: "/token", message: "Gone" }]), values)).toEqual({
      form: "Look at the fields",
    });
    expect(problemsOf(refused([]), values)).toEqual({ form: "Look at the fields" });
    expect(problemsOf(new NetworkError("offline"), values)).toEqual({ form: actionWords.network });
    expect(problemsOf(new Error("a fault of ours"), values)).toEqual({ form: messages.failed });
  });

  test("finds the fields of rows and parts, or else the nearest field around them", () => {
    const problem = refused([
      { pointer: "/socialMedia/1/username", message: "No one there has that name" },
      { pointer: "/aspects/quality", message: "From 1 to 5" },
      { pointer: "/socialMedia/7/username", message: "One row too many" },
      { pointer: "/openingHours/0/intervals/0/openTime", message: "Overlaps" },
    ]);
    const vendor = {
      socialMedia: [
        { platform: "x", username: "a" },
        { platform: "y", username: "b" },
      ],
      aspects: { quality: 9 },
      openingHours: [{ day: "Monday", openTime: "09:00" }],
    };
    expect(problemsOf(problem, vendor)).toEqual({
      "socialMedia.1.username": "No one there has that name",
      "aspects.quality": "From 1 to 5",
      socialMedia: "One row too many",
      "openingHours.0": "Overlaps",
    });
  });
});

test("problems come in the order of the fields, including rows and parts, whatever order they were found in", () => {
  const values = {
    name: "",
    links: [
      { site: "", user: "" },
      { site: "", user: "" },
    ],
    message: "",
  };
  const errors = errorsOf<typeof values>({
    message: "Write one",
    "links.1.user": "Missing",
    "links.1.site": "Unknown",
    "links.0.user": "Too long",
    links: "One of them is wrong",
    name: "Missing",
  });
  expect(messagesIn(errors, values)).toEqual([
    ["name", "Missing"],
    ["links", "One of them is wrong"],
    ["links.0.user", "Too long"],
    ["links.1.site", "Unknown"],
    ["links.1.user", "Missing"],
    ["message", "Write one"],
  ]);
});

test("the server's form has its initial values, shows no errors, and sends nothing without script", () => {
  function Greeting() {
    const form = useForm({ id: "greet", initial: { email: "ana@example.org" }, send: async () => undefined });
    return (
      <FormFrame form={form}>
        <TextField label="E-mail" {...form.field("email")} />
      </FormFrame>
    );
  }
  const html = renderToStaticMarkup(<Greeting />);
  expect(html).toMatch(/<input(?=[^>]* id="greet-email")(?=[^>]* name="email")(?=[^>]* value="ana@example.org")/);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
  expect(html).not.toContain("error-summary");
  expect(html).not.toContain("aria-invalid=");
});

const vendor = {
  name: "Villa Podrožnik",
  kind: "place" as "place" | "person",
  trade: ["florists"],
  price: 3 as number | null,
  rating: 4,
  aspects: {} as { quality?: number },
  since: "2024-06",
  opensAt: "09:30",
  consent: true,
  notices: false,
  links: [{ platform: "instagram", username: "podroznik" }],
  week: [...defaultOpeningHours] as OpeningHoursEntry[],
};

test("every kind of field is in the server's HTML with its value, under its own id", () => {
  const options = [
    { value: "place" as const, label: "A place" },
    { value: "person" as const, label: "A person" },
  ];
  const prices = ["1", "2", "3"].map((value) => ({ value, label: value }));
  function Vendor() {
    const form = useForm({ id: "v", initial: vendor, send: () => undefined });
    return (
      <FormFrame form={form}>
        <TextField label="Name there" {...form.field("links.0.username")} />
        <SelectField label="Price" options={prices} {...number(form, "price")} />
        <RadioGroup legend="What it is" options={options} {...choice(form, "kind")} />
        <Combobox
          label="Trades"
          multiple
          options={[{ value: "florists", label: "Florists" }]}
          {...choice(form, "trade")}
        />
        <StarInput legend="Stars" {...stars(form, "rating")} />
        <StarInput legend="Quality" {...stars(form, "aspects.quality")} />
        <MonthField label="Since" min="2020-01" max="2026-01" {...choice(form, "since")} />
        <TimeField label="Opens" {...choice(form, "opensAt")} />
        <Checkbox label="I agree" {...tick(form, "consent")} />
        <Switch label="Notices" {...tick(form, "notices")} />
        <OpeningHoursEditor {...openingHours(form, "week")} />
      </FormFrame>
    );
  }
  const html = renderToStaticMarkup(<Vendor />);
  const tag = (name: string, ...attributes: string[]) =>
    expect(html).toMatch(new RegExp(`<${name}${attributes.map((each) => `(?=[^>]* ${each})`).join("")}`));
  tag("input", 'id="v-links-0-username"', 'name="links.0.username"', 'value="podroznik"');
  tag("select", 'id="v-price"', 'name="price"');
  tag("option", 'value="3"', 'selected=""');
  tag("fieldset", 'id="v-kind"');
  tag("input", 'name="kind"', 'value="place"', 'checked=""');
  tag("input", 'id="v-trade"');
  expect(html).toContain("Florists");
  tag("fieldset", 'id="v-rating"', 'data-value="4"');
  tag("fieldset", 'id="v-aspects-quality"', 'data-value="0"');
  tag("select", 'id="v-since"');
  tag("input", 'id="v-opensAt"', 'value="09:30"');
  tag("input", 'id="v-consent"', 'name="consent"', 'checked=""');
  tag("input", 'id="v-notices"', 'role="switch"');
  expect(html).not.toMatch(/<input(?=[^>]* id="v-notices")(?=[^>]* checked="")/);
  tag("section", 'id="v-week"');
});

test("a field of another type, or one that doesn't exist, doesn't compile", () => {
  const misuse = (form: Form<typeof vendor>) => {
    // @ts-expect-error a number is not text
    form.field("rating");
    // @ts-expect-error there is no such field
    form.field("nam");
    // @ts-expect-error text is not a number of stars
    stars(form, "name");
    // @ts-expect-error a row has no such part
    form.field("links.0.user");
    // @ts-expect-error stars cannot be ticked
    tick(form, "rating");
    // @ts-expect-error no such place is known
    choice(form, "kind").onValueChange("palace");
  };
  const problems: Problems<typeof vendor> = {
    "links.0.username": "Taken",
    // @ts-expect-error no field of this name could be wrong
    "links.0.user": "Taken",
  };
  expect([misuse, problems]).toHaveLength(2);
});

test("what is wrong with a week shows at the time that has to change", () => {
  const week = defaultOpeningHours.map((entry) =>
    entry.day === "Wednesday"
      ? {
          ...entry,
          openTime: "09:00",
          closeTime: "12:00",
          intervals: [
            { openTime: "13:00", closeTime: "17:00" },
            { openTime: "16:00", closeTime: "18:00" },
          ],
        }
      : entry,
  );
  expect(Object.keys(hoursProblems("week", week))).toEqual(["week.2.intervals.1.openTime"]);
});

describe("a form in steps", () => {
  const steps = [
    { fields: ["name", "links"] as const },
    { fields: ["rating", "aspects.quality"] as const },
    { fields: [] },
  ];
  const formOf = (initial: typeof vendor, check: (values: typeof vendor) => Problems<typeof vendor>) => {
    const { formControl } = createFormControl<typeof vendor>({ defaultValues: initial });
    const wrong: Record<string, string | undefined> = {};
    formControl.subscribe({
      formState: { errors: true },
      callback: ({ errors, values }) => {
        for (const path of Object.keys(wrong)) delete wrong[path];
        Object.assign(wrong, Object.fromEntries(messagesIn(errors, values)));
      },
    });
    return { form: { hook: formControl, check }, hook: formControl, wrong };
  };
  const check = ({ name, links, rating }: typeof vendor): Problems<typeof vendor> => ({
    ...(!name && { name: "Missing" }),
    ...(!links[0]?.username && { "links.0.username": "Missing too" }),
    ...(!rating && { rating: "Choose" }),
  });

  test("shows only what is wrong with the step being left, including the parts of its fields", () => {
    const { form, wrong } = formOf({ ...vendor, name: "", links: [{ platform: "x", username: "" }], rating: 0 }, check);
    expect(checkStep(form, steps[0]!)).toBe(false);
    expect(wrong).toEqual({ name: "Missing", "links.0.username": "Missing too" });
  });

  test("continues once the step is right, and keeps the errors of the others", () => {
    const { form, hook, wrong } = formOf({ ...vendor, name: "", rating: 0 }, check);
    hook.setError("rating", { message: "The server says no" });
    expect(checkStep(form, steps[0]!)).toBe(false);
    hook.setValue("name", "Villa");
    expect(checkStep(form, steps[0]!)).toBe(true);
    expect(wrong).toEqual({ rating: "The server says no" });
  });

  test("knows which step a field belongs to, and doesn't confuse fields whose names start alike", () => {
    expect(stepOf(steps, "links.3.username")).toBe(0);
    expect(stepOf(steps, "aspects.quality")).toBe(1);
    expect(stepOf(steps, "aspects")).toBe(-1);
    expect(stepOf(steps, "names")).toBe(-1);
    expect(stepOf(steps, "form")).toBe(-1);
  });
});
