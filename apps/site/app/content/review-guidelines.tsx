import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import * as rarePaths from "../rare-paths.ts";
import { guidelinesMessages as words } from "./how-reviews-are-checked-messages.ts";

export default function ReviewGuidelines() {
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
        {[words.do, words.dont, words.replies].map(({ heading, items }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul>
              {items.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        ))}
        <p>
          <Link to={rarePaths.howReviewsAreChecked}>{words.checked}</Link> ·{" "}
          <Link to={rarePaths.notice()}>{words.illegal}</Link>
        </p>
      </Prose>
    </Container>
  );
}
