// Where size matters, Radix Themes' documentation advises importing parts of its stylesheet: base tokens, the colours
// in use, the components (all of them: they are one file) and the utilities that layout needs.
import { Theme } from "@radix-ui/themes";
import type { ReactNode } from "react";
import "@radix-ui/themes/tokens/base.css";
import "@radix-ui/themes/tokens/colors/indigo.css";
import "@radix-ui/themes/tokens/colors/slate.css";
import "@radix-ui/themes/components.css";
import "@radix-ui/themes/utilities.css";

export const Frame = ({ children }: { children: ReactNode }) => <Theme accentColor="indigo">{children}</Theme>;
