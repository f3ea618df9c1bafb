import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pathOf, QrCode } from "./qr-code.tsx";

test("the path covers the dark modules and nothing else", () => {
  const rows = [
    [true, true, false, true],
    [false, false, false, false],
    [false, true, true, true],
  ];
  const covered = [...pathOf(rows).matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`),
  );
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
  expect(covered).toEqual(dark);
});

test("the picture has a name and the light margin of four modules that cameras need", () => {
  const html = renderToStaticMarkup(
    <QrCode text="otpauth://totp/Troth:ana?secret=ABC" label="For your authenticator" />,
  );
  expect(html).toContain('role="img" aria-label="For your authenticator"');
  const drawn = [...html.matchAll(/M(\d+) (\d+)h/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...drawn)).toBe(4);
});
