import { App } from "antd";
import type { ReactNode } from "react";

export const Frame = ({ children }: { children: ReactNode }) => <App>{children}</App>;
