import { LocaleProvider } from "@troth/ui/locale-provider";
import "@troth/ui/styles.css";
import type { ReactNode } from "react";
import "./app.css";

export const metadata = { title: "With Next.js", icons: { icon: "data:," } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <body>
        <LocaleProvider texts={{ dialog: { closeLabel: "Put away" } }}>{children}</LocaleProvider>
      </body>
    </html>
  );
}
