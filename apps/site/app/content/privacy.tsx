import { lifetimes } from "@troth/rules/lifetimes";
import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Head } from "../frame/head.tsx";
import { useVisit } from "../visit.ts";
import { lasting } from "../lasting.ts";
import { messages } from "./messages.ts";
import Content from "./privacy.mdx";

/** Each lifetime in words, so that the text itself has none. */
const told = Object.fromEntries(Object.entries(lifetimes).map(([what, seconds]) => [what, lasting(seconds)]));

export default function Privacy() {
  const { brand } = useVisit().settings;
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head {...messages.privacy} />
      <Prose>
        <Content brand={brand} lasting={told} />
      </Prose>
    </Container>
  );
}
