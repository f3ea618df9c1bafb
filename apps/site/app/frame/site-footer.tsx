import { Footer } from "@troth/ui/footer";
import { Wordmark } from "@troth/ui/wordmark";
import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import { useVisit } from "../visit.ts";
import { Credits } from "./credits.tsx";
import { messages } from "./messages.ts";
import { PlainLink } from "./plain-link.tsx";

const words = messages.footer;

export function SiteFooter() {
  const { brand, credits } = useVisit().settings;
  return (
    <Footer
      wordmark={<Wordmark name={brand.shortName} />}
      tagline={words.line}
      groups={[
        {
          title: words.about,
          links: [
            <Link key="privacy" to={paths.privacy}>
              {words.privacy}
            </Link>,
            <Link key="terms" to={paths.terms}>
              {words.terms}
            </Link>,
          ],
        },
        {
          title: words.talk,
          links: [
            <Link key="contact" to={paths.contactUs}>
              {words.contact}
            </Link>,
            <a key="feedback" href={brand.feedbackUrl}>
              {words.feedback}
            </a>,
          ],
        },
      ]}
      socials={(["instagram", "x", "whatsapp"] as const).map((platform) => ({
        platform,
        link: <PlainLink href={brand[`${platform}Url`]} rel="noreferrer" />,
      }))}
      note={
        <>
          {words.note(brand.fullName)} <Credits of={credits} />
        </>
      }
    />
  );
}
