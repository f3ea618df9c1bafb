import { escapeJson } from "./escape-json.ts";
import { type PageSettings, useVisit } from "../visit.ts";

const id = "page-settings";

/** Passes the server's settings to the browser, as a block of data, not a script that runs. */
export function PageSettingsData() {
  const { settings } = useVisit();
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: escapeJson(settings) }} />;
}

/** Reads them, in the browser. */
export const readSettings = (): PageSettings =>
  JSON.parse(document.getElementById(id)?.textContent ?? "{}") as PageSettings;
