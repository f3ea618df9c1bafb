import CssBaseline from "@mui/material/CssBaseline";
import type { ReactNode } from "react";

export const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <CssBaseline />
    {children}
  </>
);
