import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { checkedMessages as words } from "./how-reviews-are-checked-messages.ts";

/** The rules of screening, with the figures that the server uses. */
export default function HowReviewsAreChecked() {
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
        <h2>{words.who.heading}</h2>
        <ul>
          {words.who.items.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <h2>{words.waits.heading}</h2>
        <ul>
          {words.waits.items.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <p>{words.waits.next}</p>
        <h2>{words.decides.heading}</h2>
        <p>{words.decides.text}</p>
        <h2>{words.numbers.heading}</h2>
        <p>{words.numbers.text}</p>
        <p>
          <Link to={rarePaths.reviewGuidelines}>{words.guidelines}</Link> ·{" "}
          <Link to={paths.howWeRank}>{words.numbers.rank}</Link>
        </p>
      </Prose>
    </Container>
  );
}
