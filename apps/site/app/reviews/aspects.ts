import type { Schemas } from "@troth/api-client";
import { messages } from "../vendors/messages.ts";

const labels = Object.entries(messages.aspects) as [Schemas["Aspect"], string][];

/** What was given, by its label; what was left out, or taken back, is not there. */
export const aspectsGiven = (aspects: { [Name in Schemas["Aspect"]]?: number | undefined }) =>
  labels.map(([name, label]) => ({ label, value: aspects[name] || null }));
