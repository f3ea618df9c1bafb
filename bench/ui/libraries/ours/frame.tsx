import { ToastProvider } from "@troth/ui/toast";
import type { ReactNode } from "react";
import "./style.css";

export const Frame = ({ children }: { children: ReactNode }) => <ToastProvider>{children}</ToastProvider>;
