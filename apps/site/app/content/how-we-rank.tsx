import { rankingExamples } from "@troth/rules/ranking";
import { Explanation, Sentences } from "./explanation.tsx";
import { howWeRankMessages as words } from "./how-we-rank-messages.ts";

/** The formula in words and numbers. Its examples are also tests of the database's sums. */
export default function HowWeRank() {
  return (
    <Explanation words={words}>
      <h2>{words.list.heading}</h2>
      <p>{words.list.text}</p>
      <p>{words.list.enquired}</p>
      <p>{words.list.average}</p>
      <h2>{words.formula.heading}</h2>
      <pre>
        <code>
          {words.formula.score}
          {"\n"}
          {words.formula.weight}
        </code>
      </pre>
      <p>{words.formula.nightly}</p>
      <h2>{words.examples.heading}</h2>
      <table>
        <caption className="sr-only">{words.examples.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.examples.reviews}</th>
            <th scope="col">{words.examples.score}</th>
          </tr>
        </thead>
        <tbody>
          {rankingExamples.map(({ id, score }) => (
            <tr key={id}>
              <td>{words.examples.labels[id]}</td>
              <td>{score.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{words.search.heading}</h2>
      <p>{words.search.text}</p>
      <ol>
        {words.search.order.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <p>{words.search.more}</p>
      <h2>{words.never.heading}</h2>
      <Sentences of={words.never.items} />
    </Explanation>
  );
}
