import type { Schemas } from "@troth/api-client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { VisitFrame } from "../frame/visit-frame.specimen.tsx";
import { createVisit, type PageSettings } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import ContactUs from "./contact-us.tsx";
import { LegalText, legalTextQuery } from "./legal-text.tsx";

const visitOf = (brand: Partial<PageSettings["brand"]> = {}) =>
  createVisit({
    settings: { ...settings, brand: { ...settings.brand, ...brand } },
    client: { baseUrl: "https://api.example" },
  });

const render = (visit: ReturnType<typeof visitOf>, page: React.ReactNode) =>
  renderToString(
    <VisitFrame visit={visit}>
      <MemoryRouter>{page}</MemoryRouter>
    </VisitFrame>,
  ).replaceAll(/<!--.*?-->/g, "");

function legalText(text: Partial<Schemas["LegalText"]>): string {
  const visit = visitOf();
  visit.queryClient.setQueryData(legalTextQuery("terms").queryKey, {
    version: "5f0c6a1d9be24370",
    isExample: false,
    content: [],
    ...text,
  });
  return render(visit, <LegalText name="terms" />);
}

test("the example text says that it is one, and the operator's own text does not", () => {
  expect(legalText({ isExample: true })).toContain("An example, not this site’s own text");
  expect(legalText({})).not.toContain("An example");
  expect(legalText({})).toContain("Version 5f0c6a1d9be24370");
});

test("a text is rendered as elements, with any markup in it shown as plain text", () => {
  const html = legalText({
    content: [
      { open: "h1" },
      "House ",
      { open: "em" },
      "rules",
      { close: "em" },
      { close: "h1" },
      { open: "p" },
      "<b>Write</b>",
      { open: "br" },
      { close: "br" },
      { open: "a", href: "/contact-us" },
      "here",
      { close: "a" },
      { open: "a", href: "https://example.org/" },
      "there",
      { close: "a" },
      { close: "p" },
    ],
  });
  expect(html).toContain("<h1>House <em>rules</em></h1><p>&lt;b&gt;Write&lt;/b&gt;<br/>");
  expect(html).toMatch(/<a href="\/contact-us"[^>]*>here<\/a><a href="https:\/\/example.org\/">there<\/a><\/p>/);
});

test("the contact page says who runs the site, if they have said so", () => {
  expect(
    render(visitOf({ operatorName: "Ana Kovač", operatorAddress: "", operatorCountry: "Slovenia" }), <ContactUs />),
  ).toContain("This site is run by Ana Kovač, Slovenia");
  expect(render(visitOf(), <ContactUs />)).not.toContain("run by");
});
