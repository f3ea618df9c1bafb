import { EmptyState } from "@troth/ui/empty-state";
import { Container } from "@troth/ui/page";
import { useMatches } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { messages } from "./messages.ts";

/** A page of the site map that is yet to come. */
export default function NotOpen() {
  const id =
    useMatches()
      .at(-1)
      ?.id.replace(/^later:/, "") ?? "";
  const title = messages.titles[id] ?? "";
  return (
    <Container width="form" className="py-12">
      <Head title={title} noindex />
      <EmptyState headingLevel={1} title={title} description={messages.sentence} />
    </Container>
  );
}
