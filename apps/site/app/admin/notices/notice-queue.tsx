import type { Schemas } from "@troth/api-client";
import { TextLink } from "@troth/ui/text-link";
import { useState } from "react";
import { Link } from "react-router-dom";
import { usePersonId } from "../../account/profile/use-account.ts";
import { useAction } from "../../actions/use-action.ts";
import { Said } from "../../frame/said.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import { useLoadMoreList } from "../../lists/use-load-more-list.ts";
import { messages as noticeWords } from "../../notices/messages.ts";
import * as paths from "../../paths.ts";
import type { DecisionFields } from "../../state/decision-drafts.ts";
import { noticesQuery } from "../admin-queries.ts";
import { CaseDialog } from "../cases/case-dialog.tsx";
import { DecisionForm, rulesOf } from "../cases/decision-form.tsx";
import { messages as adminWords } from "../messages.ts";
import { queueParams } from "../queue/queue-params.ts";
import { Queue, type QueueDialogProps } from "../queue/queue.tsx";
import { stars } from "../stars.ts";
import { messages as words } from "./messages.ts";

type Notice = Schemas["OpenNotice"];
type Decision = Schemas["NoticeDecision"];

const reasons = noticeWords.give.reasons;
const refusals = noticeWords.status.because;

const whatOf = ({ reviewId, vendor }: Notice) => (reviewId ? words.review(vendor.name) : vendor.name);

/** What people believe to be illegal. */
export function NoticeQueue() {
  const personId = usePersonId();
  const [state] = useListParams(queueParams);
  const list = useLoadMoreList(noticesQuery(personId, state), personId !== "");
  return (
    <Queue
      words={words}
      list={list}
      itemOf={(notice: Notice) => ({ ...notice, id: notice.receipt })}
      nameOf={whatOf}
      filter={{ label: words.reason, options: reasons }}
      opens={{ dialog: NoticeCase }}
      columns={[
        { key: "reason", header: words.reason, cell: ({ reason }) => reasons[reason] },
        { key: "by", header: words.notifier, cell: ({ notifier }) => notifier.name },
      ]}
    />
  );
}

function NoticeCase({ item: notice, isGone, onClose, onDone }: QueueDialogProps<Notice>) {
  const { receipt, vendor, reviewId, review, response, notifier, reason, explanation } = notice;
  const decide = useAction("decideNotice", {
    stale: [
      "getFigures",
      "listNotices",
      "getCaseBackground",
      "getReportCase",
      "getReview",
      "listReviews",
      "getVendor",
      "searchVendors",
    ],
    done: (_answer, { body }) => ({ title: words.done[body.action], tone: "success" }),
    onDone,
  });
  // As the admin read it: the list may load what has changed since, behind the dialog.
  const [read] = useState({ vendorId: vendor.id, version: notice.version });
  const [responseVersion] = useState(response?.version);
  const bodyOf = (values: DecisionFields): Decision => ({
    ...read,
    action: values.action as Decision["action"],
    ...(values.action === "remove-reply" && responseVersion !== undefined && { responseVersion }),
    ...(values.because && { because: values.because as Schemas["NoticeRefusal"] }),
    reason: values.explanation,
  });
  return (
    <CaseDialog
      title={words.title(whatOf(notice))}
      subject="notice"
      id={receipt}
      isGone={isGone}
      done={words.done}
      because={refusals}
      onClose={onClose}
      facts={[
        { label: words.reason, value: reasons[reason] },
        { label: words.notifier, value: notifier.name },
        { label: words.email, value: notifier.email },
        { label: words.receipt, value: receipt },
        {
          label: words.where,
          value: (
            <TextLink asChild>
              <Link to={reviewId ? paths.review(reviewId) : paths.vendor(vendor.id)}>{words.open}</Link>
            </TextLink>
          ),
        },
      ]}
    >
      {review ? (
        <Said heading={`${words.reviewed} (${stars(review.rating)})`}>{`${review.title}\n${review.review}`}</Said>
      ) : null}
      {response ? <Said heading={words.replied(vendor.name)}>{response.text}</Said> : null}
      <Said heading={words.explanation}>{explanation}</Said>
      <DecisionForm
        subject="notice"
        id={receipt}
        business={vendor.name}
        options={[
          {
            value: "uphold",
            label: words.uphold(response !== null),
            hint: words.upholdHint(reviewId !== null),
            submit: words.upholdSubmit,
          },
          // Not one that was written since: nobody has read it here.
          ...(response && responseVersion !== undefined
            ? [
                {
                  value: "remove-reply",
                  label: words.removeReply,
                  hint: words.removeReplyHint,
                  submit: words.removeReplySubmit,
                },
              ]
            : []),
          {
            value: "dismiss",
            label: words.dismiss,
            hint: words.dismissHint,
            because: rulesOf(refusals),
            wordsMissing: adminWords.decision.explanationMissing,
            submit: words.dismissSubmit,
          },
        ]}
        bodyOf={bodyOf}
        send={async (body) => {
          await decide.send({ path: { receipt }, body });
        }}
      />
    </CaseDialog>
  );
}
