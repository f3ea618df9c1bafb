import { createStore, Provider } from "jotai";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { GuestTheme } from "./guest-theme.tsx";

test("the theme needs script: a page without it shows no choice that would do nothing", () => {
  const html = renderToStaticMarkup(
    <Provider store={createStore()}>
      <GuestTheme />
    </Provider>,
  );
  expect(html).toBe("");
});
