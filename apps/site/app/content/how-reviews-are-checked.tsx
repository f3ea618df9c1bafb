import { Link } from "react-router-dom";
import * as paths from "../paths.ts";
import * as rarePaths from "../rare-paths.ts";
import { useVisit } from "../visit.ts";
import { Explanation, Sentences } from "./explanation.tsx";
import { checkedMessages as words } from "./how-reviews-are-checked-messages.ts";

/** The rules of screening, with the figures that the server uses. */
export default function HowReviewsAreChecked() {
  const { apiBase } = useVisit().settings;
  return (
    <Explanation words={words}>
      <h2>{words.who.heading}</h2>
      <Sentences of={words.who.items} />
      <h2>{words.waits.heading}</h2>
      <Sentences of={words.waits.items} />
      <p>{words.waits.next}</p>
      <p>{words.waits.edits}</p>
      <h2>{words.secondLook.heading}</h2>
      <p>{words.secondLook.text}</p>
      <h2 id="labels">{words.labels.heading}</h2>
      <ul>
        {words.labels.items.map(([label, meaning]) => (
          <li key={label}>
            <strong>{label}.</strong> {meaning}
          </li>
        ))}
      </ul>
      <p>{words.labels.not}</p>
      <h2>{words.reports.heading}</h2>
      <Sentences of={words.reports.items} />
      <h2>{words.replies.heading}</h2>
      <Sentences of={words.replies.items} />
      <h2>{words.decides.heading}</h2>
      <p>{words.decides.text}</p>
      <h2>{words.numbers.heading}</h2>
      <p>{words.numbers.text}</p>
      <h2>{words.quoted.heading}</h2>
      <p>{words.quoted.text}</p>
      <h2 id="open-data">{words.open.heading}</h2>
      <p>{words.open.file}</p>
      <p>
        <a href={`${apiBase}/api/exports/reviews`} download>
          {words.open.download}
        </a>{" "}
        · <Link to={paths.terms}>{words.open.terms}</Link>
      </p>
      <p>{words.open.signed}</p>
      <p>
        <a href={`${apiBase}/api/keys`}>{words.open.key}</a>
      </p>
      <p>
        <Link to={rarePaths.moderationLog}>{words.log}</Link> ·{" "}
        <Link to={rarePaths.reviewGuidelines}>{words.guidelines}</Link> ·{" "}
        <Link to={paths.howWeRank}>{words.numbers.rank}</Link>
      </p>
    </Explanation>
  );
}
