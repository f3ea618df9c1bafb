import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Head } from "../frame/head.tsx";
import { useVisit } from "../visit.ts";
import { messages } from "./messages.ts";
import Content from "./privacy.mdx";

export default function Privacy() {
  const { brand } = useVisit().settings;
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head {...messages.privacy} />
      <Prose>
        <Content brand={brand} />
      </Prose>
    </Container>
  );
}
