import type { Schemas } from "@troth/api-client";
import { Card } from "@troth/ui/card";
import { ReviewCard } from "@troth/ui/review-card";
import { Text } from "@troth/ui/text";
import { ago } from "../../dates.ts";
import { languageOf } from "../../format.ts";
import { cardOf } from "../../vendors/review-card-of.ts";
import { ReviewPhotos } from "../../vendors/review-photos.tsx";
import { heldReviewQuery, heldReviewsQuery } from "../admin-queries.ts";
import { CaseFrame, CasePart } from "../cases/case-frame.tsx";
import { CasePage } from "../cases/case-page.tsx";
import { Closed } from "../cases/closed.tsx";
import { Looking } from "../cases/looking.tsx";
import { Meanwhile } from "../cases/meanwhile.tsx";
import { Others } from "../cases/others.tsx";
import { PersonPanel } from "../cases/person.tsx";
import { useNext } from "../cases/use-next.ts";
import { messages as adminWords } from "../messages.ts";
import { heldReview } from "../paths.ts";
import { byAdmins, Decisions, ReviewEvents } from "./decisions.tsx";
import { DecideReview, rules } from "./decide-review.tsx";
import { EditedMeanwhile } from "./edited-meanwhile.tsx";
import { messages } from "./messages.ts";
import { pageOf, Resembled } from "./resembled.tsx";

const words = messages.held;

type Case = Schemas["HeldCase"];

export const HeldCase = () => (
  <CasePage query={heldReviewQuery}>{(data, now) => <Page data={data} now={now} />}</CasePage>
);

const tones = { held: "gold", published: "green", hidden: "rose", removed: "rose" } as const;

function Page({ data, now }: { data: Case; now: number }) {
  const { review, vendor, author, because, heldAt, resembles, others } = data;
  const goOn = useNext({
    id: review.id,
    tab: "held-review",
    query: heldReviewsQuery,
    idOf: (item) => item.review.id,
    pathOf: heldReview,
  });
  return (
    <CaseFrame
      title={words.title(vendor.name)}
      heading={
        <>
          {messages.case.heading}
          <em>
            <bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>
          </em>
        </>
      }
      state={{ label: messages.case.status[review.status], tone: tones[review.status] }}
      lead={words.heldBecause(ago(heldAt), words.reasons[because])}
      tab="held-review"
      onNext={goOn}
      notice={
        <>
          <Meanwhile events={byAdmins(data.decisions)} />
          <EditedMeanwhile review={review} />
          <Looking subject="review" id={review.id} />
        </>
      }
      decision={<Decision data={data} onDone={goOn} />}
      aside={
        <PersonPanel
          title={messages.case.author}
          person={author}
          more={[
            {
              label: messages.case.others,
              value: (
                <Others
                  items={others.map((other) => ({
                    path: pageOf({ ...other, vendorId: other.vendor.id }),
                    name: words.other(other.vendor.name, other.rating),
                    state: messages.case.status[other.status],
                  }))}
                  none={messages.case.none}
                />
              ),
            },
          ]}
        />
      }
    >
      <CasePart heading={messages.case.review}>
        <ReviewCard {...cardOf(review)} defaultExpanded photos={review.photos[0] && <ReviewPhotos review={review} />} />
      </CasePart>
      <CasePart heading={words.resembles}>
        {resembles.length === 0 ? (
          <Text tone="muted">{because === "alike" ? words.resemblesGone : words.resemblesNone}</Text>
        ) : null}
        <Resembled others={resembles} review={review} />
      </CasePart>
      <Decisions heading={messages.case.decisions} decisions={data.decisions} now={now} />
      <Decisions heading={messages.case.authorDecisions} decisions={author.decisions} now={now} />
      <Decisions heading={adminWords.case.alike} decisions={data.alike} now={now} />
      <ReviewEvents events={data.history} now={now} />
    </CaseFrame>
  );
}

function Decision({ data: { review, vendor }, onDone }: { data: Case; onDone: () => void }) {
  return (
    <Card padding="lg">
      {review.status !== "held" ? (
        <Closed id={review.id}>{messages.decision.closed}</Closed>
      ) : (
        <DecideReview
          review={review}
          business={vendor.name}
          stale={["listHeldReviews", "getHeldReview"]}
          options={[
            { value: "publish", label: words.publish, hint: words.publishHint, submit: words.publishSubmit },
            {
              value: "remove",
              label: words.remove,
              hint: words.removeHint,
              because: rules,
              submit: words.removeSubmit,
            },
          ]}
          onDone={onDone}
        />
      )}
    </Card>
  );
}
