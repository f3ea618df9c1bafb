import type { Schemas } from "@troth/api-client";
import { messages } from "./messages.ts";

export const aspectNames = Object.keys(messages.aspects) as Schemas["Aspect"][];
export const aspectLabels = aspectNames.map((name) => [name, messages.aspects[name]] as const);

/** Each aspect's rating by its label; null for one that was left out or cleared. */
export const aspectsGiven = (aspects: { [Name in Schemas["Aspect"]]?: number | undefined }) =>
  aspectLabels.map(([name, label]) => ({ label, value: aspects[name] || null }));
