// Forms with every kind of field, in a real browser. The journeys in e2e/ test the same on the site's pages.
import { ApiProblem } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Combobox } from "@troth/ui/combobox";
import { FileUpload } from "@troth/ui/file-upload";
import { MonthField } from "@troth/ui/month-field";
import { defaultOpeningHours, type OpeningHoursEntry } from "@troth/ui/opening-hours";
import { OpeningHoursEditor } from "@troth/ui/opening-hours-editor";
import { RadioGroup } from "@troth/ui/radio-group";
import { SelectField } from "@troth/ui/select-field";
import { StarInput } from "@troth/ui/star-input";
import { TextField } from "@troth/ui/text-field";
import { TimeField } from "@troth/ui/time-field";
import { ToastProvider } from "@troth/ui/toast";
import { createStore, Provider } from "jotai";
import { lazy, type ReactNode, Suspense } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { formDraft } from "../state/form-draft.ts";
import { restore } from "../state/persisted.ts";
import { isString } from "../state/shape.ts";
import { choice, stars, tick } from "./controls.ts";
import { number } from "./number-field.ts";
import { FormFrame } from "./form-frame.tsx";
import { openingHours } from "./opening-hours-field.ts";
import { StepsFrame } from "./steps-frame.tsx";
import { type Form, type FormOptions, useForm } from "./use-form.ts";
import { useDraftForm } from "./use-draft-form.ts";
import { useList } from "./use-list.ts";
import { useSteps } from "./use-steps.ts";
import { type Uploaded, useUploadField } from "./use-upload-field.ts";

const nothing = {
  name: "",
  kind: "" as "" | "place" | "person",
  trades: [] as string[],
  price: null as number | null,
  rating: 0,
  since: "",
  opensAt: "",
  links: [] as { platform: string; username: string }[],
  week: [...defaultOpeningHours] as OpeningHoursEntry[],
  documents: [] as Uploaded[],
  consent: false,
};
type Vendor = typeof nothing;

const kinds = [
  { value: "place" as const, label: "A place" },
  { value: "person" as const, label: "A person" },
];
const prices = ["1", "2", "3"].map((value) => ({ value, label: value }));

type Props = Partial<Pick<FormOptions<Vendor>, "initial" | "check">> & Pick<FormOptions<Vendor>, "send">;

/** The form as a person would have it on a page with all of these fields. */
function EveryField(props: Props) {
  const form = useForm<Vendor>({ id: "v", initial: nothing, ...props });
  const links = useList(form, "links");
  const documents = useUploadField(form, "documents", { upload: async ({ name }) => ({ url: `/files/${name}` }) });
  return (
    <FormFrame form={form}>
      <TextField label="Name" {...form.field("name")} />
      <RadioGroup legend="What it is" options={kinds} {...choice(form, "kind")} />
      <Combobox
        label="Trades"
        multiple
        options={[{ value: "florists", label: "Florists" }]}
        {...choice(form, "trades")}
      />
      <SelectField label="Price" placeholder="Choose" options={prices} {...number(form, "price")} />
      <StarInput legend="Stars" {...stars(form, "rating")} />
      <MonthField label="Since" min="2020-01" max="2026-01" {...choice(form, "since")} />
      <TimeField label="Opens" {...choice(form, "opensAt")} />
      <fieldset id={links.id}>
        <legend>Links</legend>
        <p>{links.error}</p>
        {links.rows.map((row, at) => (
          <fieldset key={row.key} id={row.id}>
            <legend>Link {at + 1}</legend>
            <TextField label="Site" {...form.field(row.path("platform"))} />
            <TextField label="Name there" {...form.field(row.path("username"))} />
            <Button onClick={() => row.move(0)}>To the top</Button>
            <Button onClick={row.remove}>Remove</Button>
          </fieldset>
        ))}
        <Button onClick={() => links.append({ platform: "", username: "" })}>Add a link</Button>
      </fieldset>
      <OpeningHoursEditor {...openingHours(form, "week")} />
      <FileUpload label="Documents" {...documents.field} />
      <Checkbox label="I speak for it" {...tick(form, "consent")} />
      <Button type="submit">Send</Button>
    </FormFrame>
  );
}

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  localStorage.clear();
});

function show(node: ReactNode) {
  const container = document.body.appendChild(document.createElement("main"));
  root = createRoot(container);
  root.render(node);
}

const refused = (errors: { pointer: string; message: string }[]) => () =>
  Promise.reject(new ApiProblem({ type: "/x#invalid-body", status: 422, title: "Please check this", errors }));

const row = (number: number) => page.getByRole("group", { name: `Link ${number}`, exact: true });
const inRow = (number: number, label: string) => row(number).getByRole("textbox", { name: label });
const press = (name: string, within: Pick<typeof page, "getByRole"> = page) =>
  userEvent.click(within.getByRole("button", { name, exact: true }));

test("what was entered in every kind of field is what is sent", async () => {
  const send = vi.fn<(values: Vendor) => void>();
  show(<EveryField send={send} />);
  await userEvent.fill(page.getByRole("textbox", { name: "Name", exact: true }), "Villa");
  await userEvent.click(page.getByRole("radio", { name: "A place" }));
  await userEvent.fill(page.getByRole("combobox", { name: "Trades" }), "flo");
  await userEvent.click(page.getByRole("option", { name: "Florists" }));
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Price" }), "3");
  await userEvent.click(page.getByRole("radio", { name: /^4 stars/ }), { force: true });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Month" }), "June");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Year" }), "2024");
  await userEvent.fill(page.getByRole("spinbutton", { name: "Opens" }), "09:30");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Tuesday: open or closed" }), "Open");
  await userEvent.upload(page.getByLabelText("Choose files"), new File(["x"], "licence.pdf"));
  await userEvent.click(page.getByRole("checkbox", { name: "I speak for it" }));
  await expect.element(page.getByText("licence.pdf")).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole("status")
        .elements()
        .map((each) => each.textContent)
        .join(),
    )
    .toContain("1");
  await press("Send");
  await expect.poll(() => send.mock.calls.length).toBe(1);
  expect(send.mock.calls[0]![0]).toMatchObject({
    name: "Villa",
    kind: "place",
    trades: ["florists"],
    price: 3,
    rating: 4,
    since: "2024-06",
    opensAt: "09:30",
    consent: true,
    links: [],
    documents: [{ url: "/files/licence.pdf", name: "licence.pdf", caption: "" }],
  });
  expect(send.mock.calls[0]![0].week[1]).toEqual({ day: "Tuesday", openTime: "09:00", closeTime: "17:00" });
});

test("an error that the server reports shows at its field, and the summary links to it", async () => {
  const places = {
    name: () => page.getByRole("textbox", { name: "Name", exact: true }),
    kind: () => page.getByRole("radio", { name: "A place" }),
    "trades/0": () => page.getByRole("combobox", { name: "Trades" }),
    price: () => page.getByRole("combobox", { name: "Price" }),
    rating: () => page.getByRole("radio", { name: /^1 star/ }),
    since: () => page.getByRole("combobox", { name: "Month" }),
    opensAt: () => page.getByRole("spinbutton", { name: "Opens" }),
    "links/1/username": () => inRow(2, "Name there"),
    "week/2/openTime": () => page.getByRole("combobox", { name: "Monday: open or closed" }),
    documents: () => page.getByRole("button", { name: "Choose files" }),
    consent: () => page.getByRole("checkbox", { name: "I speak for it" }),
  };
  const pointers = Object.keys(places) as (keyof typeof places)[];
  const errors = pointers.map((pointer) => ({ pointer: `/${pointer}`, message: `Wrong: ${pointer}` }));
  const links = [
    { platform: "x", username: "a" },
    { platform: "y", username: "b" },
  ];
  show(<EveryField send={refused(errors)} initial={{ ...nothing, trades: ["florists"], links }} />);
  await press("Send");
  const summary = page.getByRole("region", { name: "There’s something to fix" });
  await expect.element(summary).toHaveFocus();
  expect(
    summary
      .getByRole("link")
      .elements()
      .map((link) => link.textContent),
  ).toEqual(pointers.map((pointer) => `Wrong: ${pointer}`));
  for (const pointer of pointers) {
    // Once in the summary, once at the field.
    expect(page.getByText(`Wrong: ${pointer}`, { exact: true }).elements(), pointer).toHaveLength(2);
    await userEvent.click(summary.getByRole("link", { name: `Wrong: ${pointer}`, exact: true }));
    await expect.element(places[pointer](), { message: pointer }).toHaveFocus();
  }
});

describe("rows", () => {
  const links = ["a", "b", "c"].map((username) => ({ platform: `at ${username}`, username }));

  test("can be added, moved and removed with what is written in them, and the focus follows", async () => {
    const send = vi.fn<(values: Vendor) => void>();
    show(<EveryField send={send} initial={{ ...nothing, links }} />);
    await userEvent.fill(inRow(3, "Name there"), "see");
    await press("To the top", row(3));
    await expect.element(inRow(1, "Name there")).toHaveValue("see");
    await expect.element(inRow(2, "Name there")).toHaveValue("a");
    // The button that was pressed has moved along with its row.
    await expect.element(row(1).getByRole("button", { name: "To the top" })).toHaveFocus();
    await press("Remove", row(2));
    await expect.element(inRow(2, "Name there")).toHaveValue("b");
    await expect.element(inRow(2, "Site")).toHaveFocus();
    await press("Add a link");
    await expect.element(inRow(3, "Site")).toHaveFocus();
    await expect.element(inRow(3, "Name there")).toHaveValue("");
    await userEvent.fill(inRow(3, "Name there"), "new");
    await userEvent.fill(inRow(2, "Site"), "elsewhere");
    await press("Send");
    await expect
      .poll(() => send.mock.calls[0]?.[0].links)
      .toEqual([
        { platform: "at c", username: "see" },
        { platform: "elsewhere", username: "b" },
        { platform: "", username: "new" },
      ]);
  });

  test("put the focus on the add button once the last of them is removed", async () => {
    show(<EveryField send={() => undefined} initial={{ ...nothing, links: links.slice(0, 1) }} />);
    await press("Remove", row(1));
    await expect.element(page.getByRole("button", { name: "Add a link" })).toHaveFocus();
  });

  test("keep their errors wherever they move", async () => {
    const errors = [
      { pointer: "/links/1/username", message: "No one is called b" },
      { pointer: "/links", message: "Two at most" },
    ];
    show(<EveryField send={refused(errors)} initial={{ ...nothing, links }} />);
    await press("Send");
    await expect.element(inRow(2, "Name there")).toHaveAccessibleDescription("No one is called b");
    await press("Remove", row(1));
    await expect.element(inRow(1, "Name there")).toHaveValue("b");
    await expect.element(inRow(1, "Name there")).toHaveAccessibleDescription("No one is called b");
    await expect.element(inRow(2, "Name there")).not.toHaveAttribute("aria-invalid");
    await expect.element(page.getByRole("group", { name: "Links" }).getByText("Two at most")).toBeVisible();
    await press("Remove", row(1));
    expect(page.getByText("No one is called b").elements()).toHaveLength(0);
  });
});

test("what is written, ticked and chosen before hydration is in the form afterwards", async () => {
  const send = vi.fn<(values: Vendor) => void>();
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(<EveryField send={send} />);
  await userEvent.fill(page.getByRole("textbox", { name: "Name", exact: true }), "Villa");
  await userEvent.click(page.getByRole("radio", { name: "A person" }));
  await userEvent.click(page.getByRole("radio", { name: /^5 stars/ }), { force: true });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Price" }), "2");
  await userEvent.click(page.getByRole("checkbox", { name: "I speak for it" }));
  root = hydrateRoot(container, <EveryField send={send} />, {
    onRecoverableError: (error) => expect.unreachable(String(error)),
  });
  await expect.poll(() => container.querySelector('[data-slot="star-input"]')?.getAttribute("data-value")).toBe("5");
  await press("Send");
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toMatchObject({
      name: "Villa",
      kind: "person",
      rating: 5,
      price: 2,
      consent: true,
    });
});

describe("after a failed attempt", () => {
  const check: NonNullable<Props["check"]> = ({ name, kind, opensAt, consent }) => ({
    ...(name.length < 4 && { name: `Write ${4 - name.length} more` }),
    ...(!kind && { kind: "Choose one" }),
    ...(kind === "place" && !opensAt && { opensAt: "Say when it opens" }),
    ...(!consent && { consent: "Say so" }),
  });
  const right = { ...nothing, name: "Villa", kind: "person" as const, consent: true };
  const name = () => page.getByRole("textbox", { name: "Name", exact: true });
  const summary = () => page.getByRole("region", { name: "There’s something to fix" });
  const lines = () =>
    summary()
      .getByRole("listitem")
      .elements()
      .map((line) => line.textContent);

  test("an error disappears from the field and the summary as soon as it is fixed, while still typing", async () => {
    show(<EveryField send={() => undefined} check={check} />);
    await press("Send");
    await expect.element(summary()).toHaveFocus();
    await userEvent.type(name(), "Vil");
    await expect.element(name()).toHaveAccessibleDescription("Write 1 more");
    await userEvent.type(name(), "l");
    await expect.element(name()).not.toHaveAttribute("aria-invalid");
    await expect.element(name()).toHaveFocus();
    expect(lines()).toEqual(["Choose one", "Say so"]);
    await userEvent.click(page.getByRole("radio", { name: "A person" }));
    await userEvent.click(page.getByRole("checkbox", { name: "I speak for it" }));
    await expect.poll(() => summary().elements()).toHaveLength(0);
    expect(page.getByText(/^(?:Choose one|Say so)$/).elements()).toHaveLength(0);
  });

  test("a new error shows once its field is left, only there, and doesn't take the focus", async () => {
    show(<EveryField send={() => undefined} check={check} initial={{ ...right, consent: false }} />);
    await press("Send");
    await expect.element(summary()).toHaveFocus();
    await userEvent.fill(name(), "Vi");
    expect(name().element().hasAttribute("aria-invalid")).toBe(false);
    await userEvent.tab();
    await expect.element(name()).toHaveAccessibleDescription("Write 2 more");
    expect(lines()).toEqual(["Say so"]);
    await expect.element(page.getByRole("radio", { name: "A person" })).toHaveFocus();
    // A group is left as a whole, and isn't told what another field lacks.
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.tab();
    expect(page.getByText("Say when it opens").elements()).toHaveLength(0);
  });

  test("fixing one thing may fix another", async () => {
    show(<EveryField send={() => undefined} check={check} initial={{ ...right, kind: "place" }} />);
    await press("Send");
    await expect.element(page.getByText("Say when it opens").first()).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "A person" }));
    await expect.poll(() => page.getByText("Say when it opens").elements()).toHaveLength(0);
  });

  test("an error from the server stays until that field is edited, and doesn't go when another is", async () => {
    const errors = [
      { pointer: "/name", message: "Taken" },
      { pointer: "/opensAt", message: "Too early" },
    ];
    show(<EveryField send={refused(errors)} initial={right} check={check} />);
    await press("Send");
    await expect.element(summary()).toHaveFocus();
    await userEvent.type(name(), "s");
    await expect.element(name()).not.toHaveAttribute("aria-invalid");
    expect(lines()).toEqual(["Too early"]);
  });

  test("a button can still be pressed when an error would move it", async () => {
    // Everything fits, because scrolling would hold the button in place whatever appears above it.
    await page.viewport(800, 4000);
    show(<EveryField send={() => undefined} check={check} initial={{ ...right, consent: false }} />);
    await press("Send");
    await expect.element(summary()).toHaveFocus();
    await userEvent.click(page.getByRole("checkbox", { name: "I speak for it" }));
    await userEvent.click(name());
    await userEvent.keyboard("{Control>}a{/Control}x");
    const add = page.getByRole("button", { name: "Add a link" });
    await userEvent.click(add);
    await expect.element(row(1)).toBeVisible();
    await expect.element(name()).toHaveAccessibleDescription("Write 3 more");
  });

  test("before any attempt, no errors are shown", async () => {
    show(<EveryField send={() => undefined} check={check} />);
    await userEvent.fill(name(), "V");
    await userEvent.tab();
    await userEvent.tab();
    expect(page.getByText(/^Write|^Choose one/).elements()).toHaveLength(0);
  });
});

describe("a form in steps", () => {
  const steps = [
    { id: "first", label: "First", fields: ["name", "rating", "price"] },
    { id: "second", label: "Second", fields: ["trades", "consent"] },
    { id: "last", label: "Last", fields: [] },
  ] as const;

  function InSteps(props: Props) {
    const form = useForm<Vendor>({ id: "v", initial: nothing, ...props });
    const { current, ...step } = useSteps(form, steps);
    return (
      <StepsFrame steps={step} title={current}>
        {current === "first" ? (
          <>
            <TextField label="Name" {...form.field("name")} />
            <StarInput legend="Stars" {...stars(form, "rating")} />
          </>
        ) : null}
        {current === "second" ? (
          <>
            <Combobox label="Trades" multiple freeText {...choice(form, "trades")} />
            <Checkbox label="I speak for it" {...tick(form, "consent")} />
          </>
        ) : null}
      </StepsFrame>
    );
  }
  const check: NonNullable<Props["check"]> = ({ name, rating, consent }) => ({
    ...(!name && { name: "Missing" }),
    ...(!rating && { rating: "Give stars" }),
    ...(!consent && { consent: "Say so" }),
  });
  const name = () => page.getByRole("textbox", { name: "Name" });
  /** On a page of their own, to which another one has led. */
  function showSteps(node: ReactNode) {
    const pages = [
      { path: "/", element: "Another page" },
      { path: "/form", element: node },
    ];
    const router = createMemoryRouter(pages, {
      initialEntries: ["/", { pathname: "/form", state: { from: "/search" } }],
      initialIndex: 1,
    });
    show(<RouterProvider router={router} />);
    return router;
  }
  const heading = (text: string) => page.getByRole("heading", { name: new RegExp(text) });

  test("continues only once its step is right, and otherwise focuses the first error", async () => {
    showSteps(<InSteps send={() => undefined} check={check} />);
    await press("Next: Second");
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription("Missing");
    await userEvent.fill(name(), "Villa");
    await press("Next: Second");
    await expect.element(page.getByRole("radio", { name: /^1 star/ })).toHaveFocus();
    await userEvent.keyboard("4");
    await press("Next: Second");
    await expect.element(heading("second")).toHaveFocus();
    expect(page.getByText("Say so").elements()).toHaveLength(0);
  });

  test("drops a step's error as soon as it is fixed, and shows a new one once its field is left", async () => {
    showSteps(<InSteps send={() => undefined} check={check} />);
    await press("Next: Second");
    await expect.element(name()).toHaveAccessibleDescription("Missing");
    await userEvent.type(name(), "V");
    await expect.element(name()).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(name());
    expect(name().element().hasAttribute("aria-invalid")).toBe(false);
    await userEvent.tab();
    await expect.element(name()).toHaveAccessibleDescription("Missing");
    await userEvent.fill(name(), "Villa");
    await userEvent.click(page.getByRole("radio", { name: /^4 stars/ }), { force: true });
    await press("Next: Second");
    await expect.element(heading("second")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(page.getByText("Say so").elements()).toHaveLength(0);
  });

  test("shows the error of a field that comes late in the summary until it is there, and then in the field", async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((done) => (arrive = done));
    const Late = lazy(async () => {
      await arrival;
      return { default: ({ form }: { form: Form<Vendor> }) => <TextField label="Name" {...form.field("name")} /> };
    });
    function Lately(props: Props) {
      const form = useForm<Vendor>({ id: "v", initial: nothing, ...props });
      const { current, ...step } = useSteps(form, steps);
      return (
        <StepsFrame steps={step} title={current}>
          <Suspense>
            <Late form={form} />
          </Suspense>
        </StepsFrame>
      );
    }
    showSteps(<Lately send={() => undefined} check={({ name }) => (name ? {} : { name: "Missing" })} />);
    await press("Next: Second");
    const summary = page.getByRole("region", { name: "There’s something to fix" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByText("Missing")).toBeVisible();
    arrive();
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription("Missing");
    await expect.element(summary).not.toBeInTheDocument();
    await userEvent.fill(name(), "Villa");
    await press("Next: Second");
    await expect.element(heading("second")).toHaveFocus();
  });

  test("shows the error of a field that is not on the page in the summary", async () => {
    showSteps(<InSteps send={() => undefined} check={() => ({ price: "Say what it costs" })} />);
    await press("Next: Second");
    const summary = page.getByRole("region", { name: "There’s something to fix" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByText("Say what it costs")).toBeVisible();
  });

  test("keeps what was written, ticks included, when going back and forth", async () => {
    const send = vi.fn<(values: Vendor) => void>();
    showSteps(<InSteps send={send} check={check} initial={{ ...nothing, name: "Villa", rating: 3, consent: true }} />);
    await userEvent.fill(name(), "Barn");
    await press("Next: Second");
    await userEvent.click(page.getByRole("checkbox"));
    await press("Back");
    await expect.element(name()).toHaveValue("Barn");
    await press("Next: Second");
    await expect.element(page.getByRole("checkbox")).not.toBeChecked();
    await userEvent.click(page.getByRole("checkbox"));
    await press("Next: Last");
    await press("Publish");
    await expect.poll(() => send.mock.calls[0]?.[0]).toMatchObject({ name: "Barn", rating: 3, consent: true });
  });

  test("goes back to the step of a server error, and shows errors without a field in a focused summary", async () => {
    const answers = [
      refused([
        { pointer: "/trades/0", message: "Unknown trade" },
        { pointer: "/name", message: "There is one of that name" },
      ]),
      () => Promise.reject(new Error("a fault of ours")),
    ];
    const right = { ...nothing, name: "Villa", rating: 3, consent: true, trades: ["x"] };
    showSteps(<InSteps send={() => answers.shift()!()} check={check} initial={right} />);
    await press("Next: Second");
    await press("Next: Last");
    await press("Publish");
    await expect.element(name()).toHaveFocus();
    await expect.element(name()).toHaveAccessibleDescription("There is one of that name");
    // The next step's error is there once that step is reached.
    await userEvent.fill(name(), "Barn");
    await press("Next: Second");
    await expect.element(page.getByText("Unknown trade")).toBeVisible();
    await press("Next: Last");
    await press("Publish");
    const summary = page.getByRole("region", { name: "There’s something to fix" });
    await expect.element(summary).toHaveFocus();
    await expect.element(summary.getByText(/^Something went wrong on our side/)).toBeVisible();
    await press("Back");
    expect(summary.elements()).toHaveLength(0);
  });

  test("goes a step back and forth with the browser’s buttons, and from the first step back to where one came from", async () => {
    const initial = { ...nothing, name: "Villa", rating: 3, consent: true };
    const router = showSteps(<InSteps send={() => undefined} check={check} initial={initial} />);
    await press("Next: Second");
    await press("Next: Last");
    await expect.element(heading("last")).toHaveFocus();
    // On each, the page still knows what led to it.
    expect(router.state.location.state).toMatchObject({ from: "/search" });
    await router.navigate(-1);
    await expect.element(heading("second")).toHaveFocus();
    await router.navigate(-1);
    await expect.element(heading("first")).toHaveFocus();
    await router.navigate(1);
    await expect.element(heading("second")).toHaveFocus();
    // The form's own button takes the same way.
    await press("Back");
    await expect.element(heading("first")).toHaveFocus();
    expect(router.state.location.state).toMatchObject({ from: "/search" });
    await router.navigate(-1);
    await expect.element(page.getByText("Another page")).toBeVisible();
  });

  test("begins again where it began once what was written has been discarded, and nowhere else on the way back or forth", async () => {
    const store = createStore();
    await restore(store);
    const draft = formDraft<Pick<Vendor, "name">>({ key: "notice-draft", fields: { name: isString } });
    function Kept() {
      const form = useDraftForm<Pick<Vendor, "name">, "name">({
        id: "v",
        initial: { name: "" },
        fields: ["name"],
        draft: { atom: draft },
        send: () => undefined,
      });
      const { current, restart, ...step } = useSteps(form, [
        { id: "first", label: "First", fields: ["name"] },
        { id: "second", label: "Second", fields: [] },
        { id: "last", label: "Last", fields: [] },
      ]);
      const discard = () => {
        form.discard();
        restart();
      };
      return (
        <StepsFrame steps={step} title={current} exit={<Button onClick={discard}>Discard</Button>}>
          {current === "first" ? <TextField label="Name" {...form.field("name")} /> : null}
        </StepsFrame>
      );
    }
    const router = showSteps(
      <Provider store={store}>
        <ToastProvider>
          <Kept />
        </ToastProvider>
      </Provider>,
    );
    await userEvent.fill(name(), "Villa");
    await press("Next: Second");
    await press("Next: Last");
    await expect.element(heading("last")).toHaveFocus();
    await press("Discard");
    await expect.element(heading("first")).toHaveFocus();
    // The others are ahead.
    await expect.poll(() => router.state.location.hash).toBe("#first");
    await router.navigate(2);
    await expect.element(heading("first")).toBeVisible();
    // What is written there stays there.
    await userEvent.fill(name(), "Barn");
    await expect.element(heading("first")).toBeVisible();
    expect(router.state.location.hash).toBe("#first");
    await router.navigate(-2);
    await press("Next: Second");
    await expect.element(heading("second")).toHaveFocus();
    await press("Back");
    await expect.element(name()).toHaveValue("Barn");
    await press("Discard");
    await router.navigate(-1);
    await expect.element(page.getByText("Another page")).toBeVisible();
  });
});
