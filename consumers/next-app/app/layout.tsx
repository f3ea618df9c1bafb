import "@troth/ui/styles.css";
import type { ReactNode } from "react";
import "./app.css";
import { Words } from "./words";

export const metadata = { title: "With Next.js", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <body>
        <Words>{children}</Words>
      </body>
    </html>
  );
}
