import { Fragment } from "react";
import { Link } from "react-router-dom";
import * as rarePaths from "../rare-paths.ts";
import { Explanation, Sentences } from "./explanation.tsx";
import { guidelinesMessages as words } from "./how-reviews-are-checked-messages.ts";

export default function ReviewGuidelines() {
  return (
    <Explanation words={words}>
      {[words.do, words.dont, words.replies].map(({ heading, items }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          <Sentences of={items} />
        </Fragment>
      ))}
      <p>
        <Link to={rarePaths.howReviewsAreChecked}>{words.checked}</Link> ·{" "}
        <Link to={rarePaths.notice()}>{words.illegal}</Link>
      </p>
    </Explanation>
  );
}
