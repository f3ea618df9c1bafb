// What a business e-mail says for a claim: whether it is at the domain of the listing's own website.
import { isShared } from "./shared-hosts.ts";

/**
 * Whether an address is at the domain of a website, or at the one above it: people at `villa.example` also run
 * `book.villa.example`, but not the other way round. Domains that many share never match.
 */
export function isAtWebsite(email: string, website: string): boolean {
  const host = URL.canParse(website) ? domainOf(new URL(website).hostname) : "";
  const domain = domainOf(email.slice(email.lastIndexOf("@") + 1));
  return domain.includes(".") && !isShared(domain) && (host === domain || host.endsWith(`.${domain}`));
}

/** As it is compared: lower case, in ASCII, without `www` and a closing full stop. Empty if it isn't a domain. */
function domainOf(name: string): string {
  const address = `https://${name.replace(/\.$/, "")}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}
