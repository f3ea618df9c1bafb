import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Badge } from "@troth/ui/badge";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { Checkbox } from "@troth/ui/checkbox";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { ago } from "../../dates.ts";
import { isSame } from "../../forms/merge.ts";
import { languageOf, list } from "../../format.ts";
import { Changes } from "../../frame/changes.tsx";
import { comparison, inWords } from "../../listings/in-words.ts";
import { fieldName } from "../../listings/messages.ts";
import * as paths from "../../paths.ts";
import { categoriesQuery } from "../../queries.ts";
import { VendorContact } from "../../vendors/vendor-contact.tsx";
import { pendingProposalsQuery, proposalCaseQuery } from "../admin-queries.ts";
import { CaseFrame, CasePart } from "../cases/case-frame.tsx";
import { CasePage } from "../cases/case-page.tsx";
import { Closed } from "../cases/closed.tsx";
import { DecisionForm, type DecisionOption } from "../cases/decision-form.tsx";
import { EarlierDecisions } from "../cases/earlier-decisions.tsx";
import { History } from "../cases/history.tsx";
import { Looking } from "../cases/looking.tsx";
import { byOthers, Meanwhile } from "../cases/meanwhile.tsx";
import { Others } from "../cases/others.tsx";
import { LookedAfterBy, PersonPanel } from "../cases/person.tsx";
import { useNext } from "../cases/use-next.ts";
import { pendingApproval, pendingProposal } from "../paths.ts";
import { messages } from "./messages.ts";

const words = messages.case;

type Case = Schemas["ProposalCase"];
type Proposal = Schemas["Proposal"];
type Field = Schemas["ProposalField"];

export const ProposalCase = () => (
  <CasePage query={proposalCaseQuery}>{(data, now) => <Page data={data} now={now} />}</CasePage>
);

const tones = { open: "gold", accepted: "green", some: "green", declined: "rose", withdrawn: "neutral" } as const;

function stateOf({ status, changes }: Proposal): keyof typeof tones {
  if (status !== "decided") return status;
  const accepted = changes.filter(({ outcome }) => outcome === "accepted").length;
  return accepted === 0 ? "declined" : accepted === changes.length ? "accepted" : "some";
}

/** It says what’s wrong, in place of what would change. */
const isProblem = ({ changes }: Proposal) => changes.some(({ field }) => field === "problem");

const fieldsOf = ({ changes }: Proposal) => list(changes.map(({ field }) => fieldName(field).toLowerCase()));

function Page({ data, now }: { data: Case; now: number }) {
  const { proposal, vendor, owner, team, proposer, others, history, alike } = data;
  const state = stateOf(proposal);
  const fieldsHeading = proposal.status === "open" ? words.fields : words.fieldsDecided;
  const goOn = useNext({
    id: proposal.id,
    tab: "proposals",
    query: pendingProposalsQuery,
    idOf: ({ id }) => id,
    pathOf: pendingProposal,
  });
  return (
    <CaseFrame
      title={words.title(vendor.name)}
      heading={
        <>
          {isProblem(proposal) ? words.problemWith : words.heading}
          <em>
            <bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>
          </em>
        </>
      }
      state={{ label: words.states[state], tone: tones[state] }}
      lead={words.made(ago(proposal.createdAt))}
      tab="proposals"
      onNext={goOn}
      notice={
        <>
          <Meanwhile events={byOthers(history)} />
          <Looking subject="proposal" id={proposal.id} />
        </>
      }
      decision={<Decision data={data} onDone={goOn} />}
      aside={
        <>
          <PersonPanel
            title={words.proposer}
            person={proposer}
            more={[
              {
                label: words.others,
                value: (
                  <Others
                    items={proposer.proposals.map((other) => ({
                      path: pendingProposal(other.id),
                      name: other.vendor.name,
                      state: words.states[stateOf(other)],
                    }))}
                    none={words.none}
                  />
                ),
              },
            ]}
          />
          <LookedAfterBy title={words.listing} owner={owner} team={team} />
        </>
      }
    >
      <CasePart heading={isProblem(proposal) ? words.problem : fieldsHeading}>
        <ProposedChanges proposal={proposal} places={vendor.places} />
      </CasePart>
      <CasePart heading={words.note}>
        {proposal.note ? (
          <Text className="whitespace-pre-line wrap-anywhere" dir="auto">
            {proposal.note}
          </Text>
        ) : (
          <Text tone="muted">{words.noNote}</Text>
        )}
      </CasePart>
      <CasePart heading={words.listing}>
        <VendorContact vendor={vendor} />
        <Stack direction="row" gap={3}>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.editVendor(vendor.id)}>{words.edit}</Link>
          </Button>
          {isProblem(proposal) ? (
            <Button asChild size="sm" variant="outline">
              <Link to={pendingApproval(vendor.id)}>{words.decide}</Link>
            </Button>
          ) : null}
        </Stack>
      </CasePart>
      <CasePart heading={words.more}>
        {others.length === 0 ? <Text tone="muted">{words.noMore}</Text> : null}
        {others.map((other) => (
          <TextLink key={other.id} asChild>
            <Link to={pendingProposal(other.id)}>{words.moreBy(other.proposer.name, fieldsOf(other))}</Link>
          </TextLink>
        ))}
      </CasePart>
      <History entries={history} placeNames={{}} now={now} author={words.author} />
      <EarlierDecisions
        now={now}
        decisions={alike.map(({ id, vendor: other, action, because, reason, by, at }) => ({
          key: `${id} ${at}`,
          what: words.earlier[action],
          tone: action === "accept" ? "green" : "rose",
          about: { ...other, id },
          because: because && messages.decision.because[because],
          reason,
          by,
          at,
        }))}
        pathOf={pendingProposal}
      />
    </CaseFrame>
  );
}

type ProposedChangesProps = { proposal: Proposal; places: Case["vendor"]["places"] };

/** Field by field: what the listing says now, and what it would say. Once it is decided, what it said then. */
function ProposedChanges({ proposal: { changes, status }, places }: ProposedChangesProps) {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const names = { categories, placeNames: Object.fromEntries(places.map(({ id, name }) => [id, name])) };
  return (
    <Stack gap={4}>
      {changes.map(({ field, from, to, now, outcome }) => (
        <Stack key={field} gap={2}>
          {field === "problem" ? (
            <Text>{inWords(field, to, names)}</Text>
          ) : (
            <Changes fields={[comparison({ field, from: status === "open" ? now : from, to }, names)]} />
          )}
          {status === "open" && !isSame(from, now) ? (
            <Text size={14} tone="muted">
              {words.changedSince(inWords(field, from, names))}
            </Text>
          ) : null}
          {outcome ? (
            <Stack direction="row">
              <Badge size="sm" tone={outcome === "accepted" ? "green" : "rose"}>
                {words.outcomes[outcome]}
              </Badge>
            </Stack>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}

function Decision({ data, onDone }: { data: Case; onDone: () => void }) {
  const { proposal, version, vendor, owner, notByYou } = data;
  const { because, explanation } = proposal;
  const own = messages.decision;
  const fields = proposal.changes.map(({ field }) => field);
  const [picked, setPicked] = useState<readonly Field[]>([]);
  const decide = useAction("decideProposal", {
    stale: [
      "getFigures",
      "listPendingProposals",
      "getProposalCase",
      "listProposals",
      "getListing",
      "getVendor",
      "searchVendors",
    ],
    done: (_answer, { body: { accepted } }) => {
      const whole = isProblem(proposal) ? "problem" : "accept";
      const outcome = accepted.length === 0 ? "decline" : accepted.length < fields.length ? "some" : whole;
      return { title: own.done[outcome](vendor.name), tone: "success" };
    },
    onDone,
  });
  const accepts: { [action: string]: readonly Field[] } = { accept: fields, some: picked, decline: [] };
  // What would be overwritten is what is on this page.
  const header = { "If-Match": `"${version}"` };
  return (
    <Card padding="lg">
      {proposal.status !== "open" ? (
        <Stack gap={4}>
          {because || explanation ? (
            <Banner tone="caution" title={because ? own.because[because] : words.states[stateOf(proposal)]}>
              {explanation}
            </Banner>
          ) : null}
          <Closed id={proposal.id}>{proposal.status === "withdrawn" ? own.withdrawn : own.closed}</Closed>
        </Stack>
      ) : notByYou ? (
        <Banner tone="caution">{own.notByYou[notByYou]}</Banner>
      ) : (
        <DecisionForm
          subject="proposal"
          id={proposal.id}
          business={vendor.name}
          options={optionsFor(proposal, owner !== null)}
          needsWords={(action) => action !== "accept"}
          missing={(action) =>
            action === "some" && (picked.length === 0 || picked.length === fields.length) ? own.whichMissing : null
          }
          bodyOf={(decision) => ({
            accepted: [...(accepts[decision.action] ?? [])],
            ...(decision.action !== "accept" &&
              decision.because && { because: decision.because as Schemas["ProposalRefusal"] }),
            ...(decision.explanation && { explanation: decision.explanation }),
          })}
          header={header}
          send={async (body) => {
            await decide.send({ path: { id: proposal.id }, body, header });
          }}
        >
          {({ action }) =>
            action === "some" ? (
              <fieldset className="grid gap-3">
                <legend className="mb-3 text-15 font-semibold">{own.which}</legend>
                {fields.map((field) => (
                  <Checkbox
                    key={field}
                    label={fieldName(field)}
                    checked={picked.includes(field)}
                    onChange={({ target }) =>
                      setPicked(fields.filter((one) => (one === field ? target.checked : picked.includes(one))))
                    }
                  />
                ))}
              </fieldset>
            ) : null
          }
        </DecisionForm>
      )}
    </Card>
  );
}

function optionsFor(proposal: Proposal, isOwned: boolean): readonly DecisionOption[] {
  const own = messages.decision;
  const because = Object.entries(own.because).map(([value, label]) => ({ value, label }));
  if (isProblem(proposal))
    return [
      { value: "accept", label: own.problem, hint: own.problemHint, submit: own.acceptSubmit },
      { value: "decline", label: own.noProblem, hint: own.declineHint, because, submit: own.declineSubmit },
    ];
  const fields = proposal.changes.length;
  return [
    {
      value: "accept",
      label: fields > 1 ? own.acceptAll : own.accept,
      hint: own.acceptHint(isOwned),
      submit: own.acceptSubmit,
    },
    ...(fields > 1 ? [{ value: "some", label: own.some, hint: own.someHint, because, submit: own.someSubmit }] : []),
    { value: "decline", label: own.decline, hint: own.declineHint, because, submit: own.declineSubmit },
  ];
}
