// Writes src/fonts/*.woff2: our two typefaces, reduced from the fontsource packages to what the design uses. Newsreader
// keeps its optical sizes (fine hairlines in a headline, sturdy ones on a card) but only the weight used for headlines:
// 41 kB instead of 132. Run it by hand after updating a fontsource version; the files are committed, so that a build
// needs no wasm.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subset from "subset-font";

const require = createRequire(import.meta.url);
const target = new URL("../src/fonts/", import.meta.url);

const faces = [
  { name: "newsreader", file: "opsz-normal", as: "newsreader", axes: { wght: 440, opsz: { min: 18, max: 72 } } },
  { name: "newsreader", file: "opsz-italic", as: "newsreader-italic", axes: { wght: 440, opsz: { min: 18, max: 72 } } },
  { name: "instrument-sans", file: "wght-normal", as: "instrument-sans", axes: { wght: { min: 400, max: 650 } } },
];

for (const { name, file, as, axes } of faces) {
  copyFileSync(require.resolve(`@fontsource-variable/${name}/LICENSE`), new URL(`${name}-LICENSE.txt`, target));
  for (const script of ["latin", "latin-ext"]) {
    const source = readFileSync(require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-${file}.woff2`));
    const font = await subset(source, undefined, { keepAllGlyphs: true, targetFormat: "woff2", variationAxes: axes });
    writeFileSync(new URL(`${as}-${script}.woff2`, target), font);
    console.log(`${as}-${script}.woff2`, source.length, "→", font.length);
  }
}
