// Which libraries are compared, and how each is built.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Library = {
  /** Its folder in libraries/. */
  name: string;
  /** Its name in the tables. */
  title: string;
  /** The package whose version the tables show; absent if there is none. */
  package?: string;
  /** The note about it above the tables. */
  note: string;
};

const always: Library[] = [
  {
    name: "ours",
    title: "ours",
    note: "Tailwind 4 compiles the classes of the components in use (listed by `@source`) with all tokens; dialog, menu and toast load when first needed; its two typefaces (separate files, like pictures) are not counted.",
  },
  {
    name: "plain",
    title: "plain React",
    note: "native elements (`dialog`, `popover`, `select`) and 200 lines of hand-written CSS.",
  },
  {
    name: "mantine",
    title: "Mantine",
    package: "@mantine/core",
    note: "one style file per component used, as its documentation advises for size; its NativeSelect, because ours is native; its toast is core's Notification in an Affix, without the notifications package.",
  },
  {
    name: "mui",
    title: "MUI",
    package: "@mui/material",
    note: "one import per component; NativeSelect; styles by Emotion at run time.",
  },
  {
    name: "radix",
    title: "Radix Themes",
    package: "@radix-ui/themes",
    note: "its stylesheet in parts: base tokens, two colours, components, utilities; it has no native select and no toast (Radix' primitive in its Card).",
  },
];

const more: Library[] = [
  {
    name: "chakra",
    title: "Chakra UI",
    package: "@chakra-ui/react",
    note: "a system of the base configuration, the tokens and the recipes in use, as its documentation advises for size; NativeSelect.",
  },
  {
    name: "spectrum",
    title: "React Spectrum S2",
    package: "@react-spectrum/s2",
    note: "its components' own style files; it has no native select; its Avatar is always a picture.",
  },
  { name: "antd", title: "Ant Design", package: "antd", note: "styles at run time; it has no native select." },
  {
    name: "primer",
    title: "Primer",
    package: "@primer/react",
    note: "only its light theme; no toast (its Banner in a portal); its Avatar is always a picture.",
  },
];

/** The targets are ratios between these. */
const compared = new Set(["ours", "plain", "mantine"]);

export function librariesOf(all: boolean, only?: string[]): Library[] {
  if (!only) return all ? [...always, ...more] : always;
  return [...always, ...more].filter(({ name }) => compared.has(name) || only.includes(name));
}

/** The installed version, which is the one measured. */
export function versionOf({ package: name }: Library): string {
  if (!name) return "";
  const file = join(import.meta.dirname, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}
