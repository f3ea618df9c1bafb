// What the demo's admins often say when they decide.
import type { Transaction } from "kysely";
import type { Schema } from "../database/schema.ts";
import { stableId } from "./stable-id.ts";

const answers = [
  {
    title: "Listing: how to reach them",
    text: "We couldn’t find out how to reach this business. Please add an address, and a telephone number or a website, and send it to us again.",
  },
  {
    title: "Claim: write from your domain",
    text: "Please write to us from an address at the business’s own website, or tell us where on it your name stands. We’ll look at it again then.",
  },
  {
    title: "Report: an opinion may be harsh",
    text: "The review says what its author experienced, insults no one and gives nobody’s private details away. You can reply to it from your page.",
  },
  {
    title: "Suggestion: nothing to go by",
    text: "Thank you for telling us. We found nothing that confirms it. If you know where it can be read, suggest it again and say where.",
  },
];

/** @param adminId who wrote them @param at when */
export const insertSavedAnswers = (trx: Transaction<Schema>, adminId: string, at: Date) =>
  trx
    .insertInto("saved_answers")
    .values(
      answers.map((answer) => ({
        ...answer,
        id: stableId(`saved answer ${answer.title}`, at),
        changed_by: adminId,
        changed_at: at,
        is_demo: true,
      })),
    )
    .execute();
