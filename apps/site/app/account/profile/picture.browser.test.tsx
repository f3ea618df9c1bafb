// What becomes of a picture that the server refuses.
import { createRoot, type Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { Picture } from "./picture.tsx";

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

test("what the server has found wrong with a picture is said in its words", async () => {
  const detail = "The picture has more than 24 megapixels.";
  const problem = { type: "/api/reference#unreadable-photo", title: "We can’t read that picture", status: 422, detail };
  const fetch = () => Promise.resolve(Response.json(problem, { status: 422 }));
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example", fetch } });
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(
    <VisitFrame visit={visit}>
      <Picture isUnconfirmed={false} />
    </VisitFrame>,
  );
  await expect.element(page.getByRole("button", { name: "Add a picture" })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await userEvent.upload(input, new File(["huge"], "huge.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByText(detail)).toBeVisible();
});
