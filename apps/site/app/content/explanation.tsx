import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import type { ReactNode } from "react";
import { Head } from "../frame/head.tsx";

type ExplanationProps = {
  words: {
    title: string;
    description: string;
    /** The second part is emphasised. */
    heading: readonly [before: string, emphasis: string];
    lead: string;
  };
  children: ReactNode;
};

/** A page that explains how the site works. */
export function Explanation({ words, children }: ExplanationProps) {
  const [before, emphasis] = words.heading;
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head title={words.title} description={words.description} />
      <Prose>
        <h1>
          {before}
          <em>{emphasis}</em>
        </h1>
        <p>{words.lead}</p>
        {children}
      </Prose>
    </Container>
  );
}

/** A list of sentences. */
export const Sentences = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((each) => (
      <li key={each}>{each}</li>
    ))}
  </ul>
);
