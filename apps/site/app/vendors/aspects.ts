import type { Schemas } from "@troth/api-client";
import { messages } from "./messages.ts";

export const aspectLabels = Object.entries(messages.aspects) as [Schemas["Aspect"], string][];

/** Each aspect's rating by its label; null for one that was left out or cleared. */
export const aspectsGiven = (aspects: { [Name in Schemas["Aspect"]]?: number | undefined }) =>
  aspectLabels.map(([name, label]) => ({ label, value: aspects[name] || null }));
