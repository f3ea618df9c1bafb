import { Provider } from "@react-spectrum/s2/Provider";
import type { ReactNode } from "react";
import "@react-spectrum/s2/page.css";

export const Frame = ({ children }: { children: ReactNode }) => (
  <Provider colorScheme="light" locale="en-GB">
    {children}
  </Provider>
);
