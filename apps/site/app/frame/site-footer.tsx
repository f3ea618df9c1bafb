import { Footer } from "@troth/ui/footer";
import { Wordmark } from "@troth/ui/wordmark";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { type FooterLink, useVisit } from "../visit.ts";
import { GuestTheme } from "./guest-theme.tsx";
import { messages } from "./messages.ts";

const words = messages.footer;

export function SiteFooter() {
  const { brand, credits } = useVisit().settings;
  const groups: [title: string, ...links: FooterLink[]][] = [
    // Every page says whose data it shows: lists have no room for it beside each vendor.
    [words.about, [paths.privacy, words.privacy], [paths.terms, words.terms], ...credits],
    [words.talk, [paths.contactUs, words.contact], [brand.feedbackUrl, words.feedback]],
  ];
  return (
    <Footer
      wordmark={<Wordmark name={brand.shortName} />}
      tagline={words.line}
      groups={groups.map(([title, ...links]) => ({
        title,
        links: links.map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        )),
      }))}
      socials={(["instagram", "x", "whatsapp"] as const).map((platform) => ({
        platform,
        link: <Link to={brand[`${platform}Url`]} rel="noreferrer" />,
      }))}
      note={words.note(brand.fullName)}
      choice={<GuestTheme />}
    />
  );
}
