import type { Schemas } from "@troth/api-client";
import { Badge } from "@troth/ui/badge";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { ago, date } from "../../dates.ts";
import { languageOf } from "../../format.ts";
import * as paths from "../../paths.ts";
import { pendingClaim } from "../paths.ts";
import { VendorContact } from "../../vendors/vendor-contact.tsx";
import { claimCaseQuery, pendingClaimsQuery } from "../admin-queries.ts";
import { CaseFrame, CasePart } from "../cases/case-frame.tsx";
import { CasePage } from "../cases/case-page.tsx";
import { Closed } from "../cases/closed.tsx";
import { DecisionForm, type DecisionOption, rulesOf } from "../cases/decision-form.tsx";
import { EndOwnership } from "../cases/end-ownership.tsx";
import { EarlierDecisions } from "../cases/earlier-decisions.tsx";
import { History } from "../cases/history.tsx";
import { Looking } from "../cases/looking.tsx";
import { byOthers, Meanwhile } from "../cases/meanwhile.tsx";
import { OpenFile } from "../cases/open-file.tsx";
import { messages as fileWords } from "../cases/open-file-messages.ts";
import { Others } from "../cases/others.tsx";
import { LookedAfterBy, PersonPanel } from "../cases/person.tsx";
import { useNext } from "../cases/use-next.ts";
import type { DecisionFields } from "../../state/decision-drafts.ts";
import { messages as adminWords } from "../messages.ts";
import { strengthOf } from "./evidence.ts";
import { messages } from "./messages.ts";
import { isOpen } from "../../claims/claims-query.ts";
import { messages as refusals } from "../../claims/refusal-messages.ts";

const words = messages.case;

type Case = Schemas["ClaimCase"];
type Claim = Schemas["Claim"];
type Decision = Schemas["ClaimDecision"];

export const ClaimCase = () => (
  <CasePage query={claimCaseQuery}>{(data, now) => <Page data={data} now={now} />}</CasePage>
);

const tones = {
  pending: "gold",
  "needs-more": "gold",
  approved: "green",
  rejected: "rose",
  withdrawn: "neutral",
} as const;

function Page({ data, now }: { data: Case; now: number }) {
  const { claim, since, mayDecide, vendor, website, owner, team, claimant, rivals, history, alike } = data;
  const goOn = useNext({
    id: claim.id,
    tab: "pending-claim",
    query: pendingClaimsQuery,
    idOf: ({ id }) => id,
    pathOf: pendingClaim,
  });
  return (
    <CaseFrame
      title={words.title(vendor.name)}
      heading={
        <>
          {words.heading}
          <em>
            <bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>
          </em>
        </>
      }
      state={{ label: words.states[claim.status], tone: tones[claim.status] }}
      lead={
        claim.status === "pending" && since !== claim.createdAt
          ? words.cameBack(ago(claim.createdAt), ago(since))
          : words.made(ago(claim.createdAt))
      }
      tab="pending-claim"
      onNext={goOn}
      notice={
        <>
          <Meanwhile events={byOthers(history)} />
          <Looking subject="claim" id={claim.id} />
        </>
      }
      decision={<Decision data={data} onDone={goOn} />}
      aside={
        <>
          <PersonPanel
            title={words.claimant}
            person={claimant}
            more={[
              { label: words.role, value: messages.roles[claim.role] },
              { label: words.added, value: words.addedIt[`${claimant.addedListing}`] },
              {
                label: words.others,
                value: (
                  <Others
                    items={claimant.claims.map(({ id, vendor: { name }, status }) => ({
                      path: pendingClaim(id),
                      name,
                      state: words.states[status],
                    }))}
                    none={words.none}
                  />
                ),
              },
            ]}
          />
          <LookedAfterBy title={words.vendor} owner={owner} team={team} />
        </>
      }
    >
      <CasePart heading={messages.evidence.title}>
        <Evidence claim={claim} origin={website} />
      </CasePart>
      {claim.evidence.document?.hasFile && mayDecide ? (
        <CasePart heading={fileWords.heading}>
          <OpenFile
            operation="openClaimDocument"
            id={claim.id}
            hint={messages.evidence.openHint}
            fileName={messages.evidence.fileName(claim.id)}
          />
        </CasePart>
      ) : null}
      <CasePart heading={words.note}>
        <Text className="whitespace-pre-line wrap-anywhere" dir="auto">
          {claim.note}
        </Text>
      </CasePart>
      <CasePart heading={words.rivals}>
        {rivals.length === 0 ? <Text tone="muted">{words.noRivals}</Text> : null}
        {rivals.map((rival) => (
          <Card key={rival.id} tone="outline">
            <Stack gap={3}>
              <TextLink asChild>
                <Link to={pendingClaim(rival.id)}>
                  {messages.queue.byRole(rival.claimant.name, messages.roles[rival.role])}
                </Link>
              </TextLink>
              <Evidence claim={rival} />
              <Text size={15} className="whitespace-pre-line wrap-anywhere" dir="auto">
                {rival.note}
              </Text>
            </Stack>
          </Card>
        ))}
      </CasePart>
      <CasePart heading={words.vendor}>
        <VendorContact vendor={vendor} />
        <Stack direction="row">
          <Button asChild size="sm" variant="outline">
            <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
          </Button>
        </Stack>
      </CasePart>
      <History
        entries={history}
        placeNames={Object.fromEntries(vendor.places.map(({ id, name }) => [id, name]))}
        now={now}
        author={words.author}
      />
      <EarlierDecisions
        now={now}
        decisions={alike.map(({ id, vendor: other, action, because, reason, by, at }) => ({
          key: `${id} ${at}`,
          what: words.earlier[action],
          tone: action === "approve" ? "green" : "rose",
          about: { ...other, id },
          because: because && refusals[because as Schemas["ClaimRefusal"]],
          reason,
          by,
          at,
        }))}
        pathOf={pendingClaim}
      />
    </CaseFrame>
  );
}

function Evidence({ claim, origin = null }: { claim: Claim; origin?: Case["website"] }) {
  const { evidence, businessEmail } = claim;
  const strength = strengthOf(claim);
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={2}>
        <Badge tone={strength.tone}>{strength.label}</Badge>
      </Stack>
      <Text size={15} className="wrap-anywhere">
        {messages.evidence.website}: {evidence.website || messages.evidence.noWebsite}
      </Text>
      {origin ? (
        <Text size={15} className="wrap-anywhere">
          {originOf(origin)}
        </Text>
      ) : null}
      {businessEmail === null ? null : (
        <Text size={15} className="wrap-anywhere">
          {messages.evidence.email}: {businessEmail} (
          {evidence.emailConfirmedAt
            ? messages.evidence.confirmedAt(date(evidence.emailConfirmedAt))
            : messages.evidence.notConfirmed}
          )
        </Text>
      )}
      {evidence.document ? <Text size={15}>{documentOf(evidence.document)}</Text> : null}
    </Stack>
  );
}

function documentOf({ mediaType, size, handedInAt, hasFile }: Schemas["ClaimDocument"]): string {
  const { document } = messages.evidence;
  const what = document.is(document.kinds[mediaType], fileWords.kilobytes(size), date(handedInAt));
  return hasFile ? what : `${what} ${document.gone}`;
}

/** Who put the website on the listing, and when. */
function originOf({ how, by, at }: Schemas["WebsiteOrigin"]): string {
  const { origin, someone } = messages.evidence;
  const who = how === "imported" ? origin.imported : origin[how](by?.name ?? someone);
  return `${who} (${date(at)})`;
}

function Decision({
  data: { claim, version, mayDecide, rivals, owner, claimant },
  onDone,
}: {
  data: Case;
  onDone: () => void;
}) {
  const { id, status, vendor, because, reason } = claim;
  const decide = useAction("decideClaim", {
    stale: ["getFigures", "listPendingClaims", "getClaimCase", "getVendor"],
    done: (_answer, { body }) => ({ title: messages.decision.done[body.action](vendor.name), tone: "success" }),
    onDone,
  });
  const words = messages.decision;
  const all: readonly (DecisionOption & { value: Decision["action"] })[] = [
    {
      value: "approve",
      label: words.approve,
      hint: words.approveHint(rivals.length, owner !== null),
      submit: words.approveSubmit,
    },
    {
      value: "ask-for-more",
      label: words.ask,
      hint: words.askHint,
      wordsMissing: words.askMissing,
      submit: words.askSubmit,
    },
    {
      value: "reject",
      label: words.reject,
      hint: words.rejectHint,
      because: rulesOf(refusals),
      wordsMissing: adminWords.decision.explanationMissing,
      submit: words.rejectSubmit,
    },
  ];
  const bodyOf = (decision: DecisionFields): Decision => ({
    action: decision.action as Decision["action"],
    version,
    ...(decision.because && { because: decision.because as Schemas["ClaimRefusal"] }),
    reason: decision.explanation,
  });
  return (
    <Card padding="lg">
      <Stack gap={4}>
        {reason && status !== "pending" ? (
          <Banner tone="caution" title={status === "needs-more" ? words.question : words.reason}>
            {[because && refusals[because], reason].filter(Boolean).join(": ")}
          </Banner>
        ) : null}
        {!isOpen(claim) ? (
          <>
            <Closed id={id}>{words.closed}</Closed>
            {status === "approved" && mayDecide && owner?.id === claimant.id ? (
              <EndOwnership vendor={vendor} owner={owner} />
            ) : null}
          </>
        ) : !mayDecide ? (
          <Banner tone="caution">{adminWords.decision.toSelf}</Banner>
        ) : (
          <>
            {status === "needs-more" ? <Text tone="muted">{words.waits}</Text> : null}
            <DecisionForm
              subject="claim"
              id={id}
              business={vendor.name}
              options={status === "needs-more" ? all.filter(({ value }) => value === "reject") : all}
              bodyOf={bodyOf}
              send={async (body) => {
                await decide.send({ path: { id }, body });
              }}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}
