// Where size matters, Mantine's documentation advises one style file per component, plus those it builds on.
import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Button.css";
import "@mantine/core/styles/Loader.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/Card.css";
import "@mantine/core/styles/Avatar.css";
import "@mantine/core/styles/Text.css";

export const Frame = ({ children }: { children: ReactNode }) => <MantineProvider>{children}</MantineProvider>;
