import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VisitFrame } from "../../frame/visit-frame.specimen.tsx";
import { createVisit } from "../../visit.ts";
import { settings } from "../../visit.specimen.ts";
import { messages } from "./messages.ts";
import { Picture } from "./picture.tsx";

const words = messages.picture;
const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
const render = (isUnconfirmed: boolean) =>
  renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <Picture isUnconfirmed={isUnconfirmed} />
    </VisitFrame>,
  );

test("people who have not confirmed their address are told so before they choose a picture", () => {
  expect(render(true)).toContain(words.needsConfirmedEmail);
  expect(render(true)).not.toContain(words.add);
  expect(render(false)).not.toContain(words.needsConfirmedEmail);
  expect(render(false)).toContain(words.add);
});
