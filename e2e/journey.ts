// What every journey has: a page that fails on any console, hydration or content-security error, the inbox, and axe.
import { AxeBuilder } from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test as base } from "@playwright/test";
import { apiUrl } from "./addresses.ts";

export { expect };

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

interface Journey {
  /** A page on a device of its own, which fails the journey as the first one does. */
  newDevice: () => Promise<Page>;
  /** Errors that the journey provokes on purpose, such as a refused request. */
  expectErrors: (pattern: RegExp) => void;
  inbox: (to: string) => Promise<Mail>;
  /** No violation of WCAG 2.2 AA on the page in its current state. */
  accessible: (page: Page) => Promise<void>;
}

type Guarded = { guarded: (context: BrowserContext) => Promise<void> };

export const test = base.extend<Journey & Guarded>({
  extraHTTPHeaders: async ({}, use) => use(anAddress()),

  expectErrors: async ({}, use) => {
    const expected: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => void expected.push(pattern), { expected }));
  },

  guarded: [
    async ({ context, expectErrors }, use) => {
      const { expected } = expectErrors as unknown as { expected: RegExp[] };
      const errors: string[] = [];
      const guard = async (device: BrowserContext) => {
        await device.addInitScript(() => {
          document.addEventListener("securitypolicyviolation", (event) => {
            console.error(
              `content security policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`,
            );
          });
        });
        device.on("console", (message) => {
          if (
            message.type() === "error" ||
            (message.type() === "warning" && /hydrat|did not match/i.test(message.text()))
          ) {
            const { url } = message.location();
            errors.push(`${message.page()?.url()} ${message.text()} ${url}`);
          }
        });
        device.on("weberror", (error) => errors.push(String(error.error())));
      };
      await guard(context);
      await use(guard);
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
    },
    { auto: true },
  ],

  newDevice: async ({ browser, guarded }, use) => {
    const devices: BrowserContext[] = [];
    await use(async () => {
      const device = await browser.newContext({ extraHTTPHeaders: anAddress() });
      devices.push(device);
      await guarded(device);
      return device.newPage();
    });
    for (const device of devices) await device.close();
  },

  inbox: async ({ request }, use) => {
    await use(async (to) => {
      const read = async () => {
        const answer = await request.get(`${apiUrl}/dev/mail?to=${encodeURIComponent(to)}`, {
          headers: { accept: "application/json" },
        });
        return (await answer.json()) as Mail[];
      };
      await expect.poll(async () => (await read()).length, { message: `a mail to ${to}` }).toBeGreaterThan(0);
      return (await read())[0]!;
    });
  },

  accessible: async ({}, use) => {
    await use(async (page) => {
      // No page has frames, so nothing needs to be put together in another one; and of what is right nothing is told.
      // That is two thirds of the work.
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"], resultTypes: ["violations"] })
        .analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map((node) => node.html) }))).toEqual([]);
    });
  },
});

/** As if from a device of its own, behind a proxy that the site trusts. */
export const anAddress = () => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { "x-forwarded-for": `10.${a}.${b}.${c}` };
};

/** A new person. */
export const newPerson = () => {
  const name = Math.random().toString(36).slice(2, 10);
  return {
    firstName: "Nika",
    lastName: "Horvat",
    email: `nika.${name}@example.org`,
    password: "seven swans by the mill",
  };
};
