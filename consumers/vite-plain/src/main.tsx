import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { LocaleProvider } from "@troth/ui/locale-provider";
import { de } from "@troth/ui/locales/de";
import "@troth/ui/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "./app.css";
import { Workshop } from "./workshop";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <LocaleProvider locale="de-DE" texts={{ ...de, dialog: { closeLabel: "Put away" } }}>
      <main>
        <Heading level={1}>Flowers by Ana</Heading>
        <Card className="own" data-testid="own">
          Of this app
        </Card>
        <Workshop />
      </main>
    </LocaleProvider>
  </StrictMode>,
);
