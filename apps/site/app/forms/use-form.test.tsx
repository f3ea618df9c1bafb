// What holds without a browser; how a form behaves in one is told by e2e/forms.e2e.ts.
import { ApiProblem, NetworkError } from "@troth/api-client";
import { TextField } from "@troth/ui/text-field";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FormFrame } from "./form-frame.tsx";
import { messages } from "./messages.ts";
import { problemsOf, useForm } from "./use-form.ts";

const refused = (errors: { pointer?: string; message: string }[]) =>
  new ApiProblem({
    type: "/api/reference#invalid-body",
    status: 422,
    title: "Not as it should be",
    detail: "Look at the fields",
    errors,
  });

describe("a problem document", () => {
  const names = ["name", "email", "place"] as const;

  test("is said at the fields that it points to, also from within them", () => {
    const problem = refused([
      { pointer: "/place/country", message: "Unknown country" },
      { pointer: "/email", message: "Taken" },
    ]);
    expect(problemsOf(problem, names)).toEqual({ place: "Unknown country", email: "Taken" });
  });

  test("says the first thing about a field, and takes no field for another that begins alike", () => {
    const problem = refused([
      { pointer: "/names", message: "About something else" },
      { pointer: "/name", message: "Too long" },
      { pointer: "/name", message: "Not pretty" },
    ]);
    expect(problemsOf(problem, names)).toEqual({ name: "Too long" });
  });

  test("that points to no field is said of the form, and so is an answer that never came", () => {
    expect(problemsOf(refused([{ pointer: "/token", message: "Gone" }]), names)).toEqual({
      form: "Look at the fields",
    });
    expect(problemsOf(refused([]), names)).toEqual({ form: "Look at the fields" });
    expect(problemsOf(new NetworkError("offline"), names)).toEqual({ form: messages.network });
    expect(problemsOf(new Error("a fault of ours"), names)).toEqual({ form: messages.failed });
  });
});

test("the server's form holds what its fields begin with, says nothing yet, and sends nothing without script", () => {
  function Form() {
    const form = useForm({ id: "greet", initial: { email: "ana@example.org" }, send: async () => undefined });
    return (
      <FormFrame form={form}>
        <TextField label="E-mail" {...form.field("email")} />
      </FormFrame>
    );
  }
  const html = renderToStaticMarkup(<Form />);
  expect(html).toMatch(/<input(?=[^>]* id="greet-email")(?=[^>]* name="email")(?=[^>]* value="ana@example.org")/);
  expect(html).toMatch(/<form[^>]* method="dialog"/);
  expect(html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
  expect(html).not.toContain("error-summary");
  expect(html).not.toContain("aria-invalid=");
});
