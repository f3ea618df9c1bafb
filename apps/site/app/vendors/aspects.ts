import type { Schemas } from "@troth/api-client";
import { messages } from "./messages.ts";

export const aspectLabels = Object.entries(messages.aspects) as [Schemas["Aspect"], string][];

/** The ratings given, by label; aspects that were left out or cleared are not included. */
export const aspectsGiven = (aspects: { [Name in Schemas["Aspect"]]?: number | undefined }) =>
  aspectLabels.map(([name, label]) => ({ label, value: aspects[name] || null }));
