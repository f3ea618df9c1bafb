import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { LocaleProvider } from "@troth/ui/locale-provider";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { Workshop } from "./workshop";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <LocaleProvider texts={{ dialog: { closeLabel: "Put away" } }}>
      <main className="grid gap-4 p-8">
        <Heading level={1}>Flowers by Ana</Heading>
        <Card className="p-6">Tailwind's own names work alongside ours.</Card>
        <p data-testid="own" className="bg-red-500 text-lg text-ink">
          Of this app
        </p>
        <Workshop />
      </main>
    </LocaleProvider>
  </StrictMode>,
);
