// Messages to the people who run the site.
import { messageLength } from "@troth/rules/contact";
import { uuidv7 } from "uuidv7";
import type { Handlers } from "../contract/handlers.ts";
import { countMail } from "../mail/limits.ts";
import { queueMail } from "../mail/outbox.ts";
import { invalidField } from "../problems.ts";
import { type Limit, countAttempt } from "../security/limits.ts";
import type { Services } from "../services.ts";
import { cleanName } from "../text/clean-name.ts";
import { written } from "../text/written.ts";
import { messageEmail, receiptEmail } from "./emails.ts";
import { newReceipt } from "./receipt.ts";

const byAddress: Limit = { name: "contact:address", hits: 5, seconds: 3600 };

export function contactHandlers({ db, jobs, settings, brand }: Services) {
  const sender = { brand: brand.shortName, colour: brand.colour };
  return {
    async contact({ body, address }) {
      await countAttempt(db, byAddress, address);
      const { email } = body;
      const message = written(body.message, "/message", messageLength.min);
      const [name, subject] = [cleanName(body.name), cleanName(body.subject)];
      for (const [field, given] of Object.entries({ name, subject }))
        if (given === "") throw invalidField(`/${field}`, "must not be empty");
      await countMail(db, "contact", email);
      const receipt = newReceipt("C");
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("contact_messages")
          .values({ id: uuidv7(), receipt, name, email, subject, message })
          .execute();
        await queueMail(
          trx,
          jobs,
          messageEmail(sender, settings.operatorEmail, { receipt, name, email, subject, message }),
          null,
        );
        await queueMail(trx, jobs, receiptEmail(sender, email, receipt), null);
      });
      return { receipt };
    },
  } satisfies Partial<Handlers>;
}
