import type { ReactNode } from "react";
import "./plain.css";

export const Frame = ({ children }: { children: ReactNode }) => children;
