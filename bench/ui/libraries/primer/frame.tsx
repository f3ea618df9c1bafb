import { BaseStyles, ThemeProvider } from "@primer/react";
import type { ReactNode } from "react";
import "@primer/primitives/dist/css/base/motion/motion.css";
import "@primer/primitives/dist/css/base/size/size.css";
import "@primer/primitives/dist/css/base/typography/typography.css";
import "@primer/primitives/dist/css/functional/size/border.css";
import "@primer/primitives/dist/css/functional/size/size.css";
import "@primer/primitives/dist/css/functional/size/size-fine.css";
import "@primer/primitives/dist/css/functional/spacing/space.css";
import "@primer/primitives/dist/css/functional/typography/typography.css";
import "@primer/primitives/dist/css/functional/themes/light.css";

export const Frame = ({ children }: { children: ReactNode }) => (
  <ThemeProvider colorMode="day">
    <BaseStyles>{children}</BaseStyles>
  </ThemeProvider>
);
