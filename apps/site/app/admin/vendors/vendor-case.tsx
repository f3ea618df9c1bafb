import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Card } from "@troth/ui/card";
import { FactPanel } from "@troth/ui/fact-panel";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { ago, date } from "../../dates.ts";
import { languageOf, list } from "../../format.ts";
import * as paths from "../../paths.ts";
import { categoriesQuery } from "../../queries.ts";
import { pendingApproval } from "../paths.ts";
import { VendorContact } from "../../vendors/vendor-contact.tsx";
import { VendorHours } from "../../vendors/vendor-hours.tsx";
import { VendorGallery } from "../../vendors/vendor-gallery.tsx";
import { useVisit } from "../../visit.ts";
import { pendingVendorsQuery, vendorCaseQuery } from "../admin-queries.ts";
import { CaseFrame, CasePart } from "../cases/case-frame.tsx";
import { CasePage } from "../cases/case-page.tsx";
import { Closed } from "../cases/closed.tsx";
import { DecisionForm, type DecisionOption, type Suggest } from "../cases/decision-form.tsx";
import { EndOwnership } from "../cases/end-ownership.tsx";
import { EarlierDecisions } from "../cases/earlier-decisions.tsx";
import { History } from "../cases/history.tsx";
import { Looking } from "../cases/looking.tsx";
import { byOthers, Meanwhile } from "../cases/meanwhile.tsx";
import { Others } from "../cases/others.tsx";
import { LookedAfterBy, PersonPanel } from "../cases/person.tsx";
import { useNext } from "../cases/use-next.ts";
import { messages as adminWords } from "../messages.ts";
import { Duplicates } from "./duplicates.tsx";
import { UnmergeVendor } from "./merge.tsx";
import { messages } from "./messages.ts";
import { tones } from "./tones.ts";

const words = messages.case;

type Case = Schemas["VendorCase"];
type Action = Schemas["VendorDecision"]["action"];

export const VendorCase = () => (
  <CasePage query={vendorCaseQuery}>{(data, now) => <Page data={data} now={now} />}</CasePage>
);

function Page({ data, now }: { data: Case; now: number }) {
  const { vendor, since, author, owner, team, history, alike } = data;
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { settings } = useVisit();
  const goOn = useNext({
    id: vendor.id,
    tab: "pending-vendor",
    query: pendingVendorsQuery,
    idOf: ({ id }) => id,
    pathOf: pendingApproval,
  });
  const suggest = useRef<Suggest>(null);
  const categoryNames = (slugs: readonly string[]) =>
    list(slugs.map((slug) => categories.find((one) => one.slug === slug)?.name ?? slug));
  return (
    <CaseFrame
      title={words.title(vendor.name)}
      heading={<bdi lang={languageOf(vendor.language)}>{vendor.name}</bdi>}
      state={{ label: words.states[vendor.status], tone: tones[vendor.status] }}
      lead={words.since(date(since), ago(since))}
      tab="pending-vendor"
      onNext={goOn}
      notice={
        <>
          <Meanwhile events={byOthers(history)} />
          <Looking subject="vendor" id={vendor.id} />
        </>
      }
      decision={<Decision data={data} suggestRef={suggest} onDone={goOn} />}
      aside={
        <>
          {author ? (
            <PersonPanel
              title={words.author}
              person={author}
              more={[
                {
                  label: words.others,
                  value: (
                    <Others
                      items={author.vendors.map(({ id, name, status }) => ({
                        path: pendingApproval(id),
                        name,
                        state: words.states[status],
                      }))}
                      none={words.none}
                    />
                  ),
                },
              ]}
            />
          ) : (
            <FactPanel title={words.author} rows={[]} note={words.imported} />
          )}
          {vendor.status === "pending" ? null : <LookedAfterBy title={words.lookedAfterBy} owner={owner} team={team} />}
        </>
      }
    >
      <Duplicates
        data={data}
        onSame={({ id, name }) =>
          suggest.current?.({
            action: "reject",
            because: "duplicate",
            explanation: words.duplicateOf(name, settings.origin + paths.vendor(id)),
          })
        }
      />
      <CasePart heading={words.facts}>
        <VendorGallery vendor={vendor} />
        <Text className="whitespace-pre-line wrap-anywhere" lang={languageOf(vendor.language)} dir="auto">
          {vendor.description || words.notGiven}
        </Text>
        <Text tone="muted">
          {[categoryNames(vendor.category), list(vendor.places.map(({ name }) => name)), vendor.timeZone]
            .filter(Boolean)
            .join(" · ")}
        </Text>
        <VendorContact vendor={vendor} />
        <VendorHours vendor={vendor} now={now} />
        <Stack direction="row" gap={3}>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.vendor(vendor.id)}>{words.page}</Link>
          </Button>
          <Button asChild size="sm" variant="outline">
            <Link to={paths.editVendor(vendor.id)}>{words.edit}</Link>
          </Button>
        </Stack>
      </CasePart>
      <History
        entries={history}
        placeNames={Object.fromEntries(vendor.places.map(({ id, name }) => [id, name]))}
        now={now}
      />
      <EarlierDecisions
        decisions={alike.map(({ id, vendor: other, action, because, reason, by, at }) => ({
          key: `${id} ${at}`,
          what: words.earlier[action],
          tone: action === "approve" || action === "reinstate" ? "green" : "rose",
          about: other,
          because: because && messages.decision.because[because as Schemas["VendorRefusal"]],
          reason,
          by,
          at,
        }))}
        pathOf={pendingApproval}
        now={now}
      />
    </CaseFrame>
  );
}

type DecisionProps = { data: Case; suggestRef: { current: Suggest | null }; onDone: () => void };

/** What may be done in its state. */
function Decision({ data: { vendor, version, mayDecide, decision, owner }, suggestRef, onDone }: DecisionProps) {
  const options = optionsIn(vendor.status);
  const decide = useAction("decideVendor", {
    stale: ["getFigures", "listPendingVendors", "getVendorCase", "getVendor", "searchVendors", "listCategories"],
    done: (_answer, { body }) => ({ title: messages.decision.done[body.action](vendor.name), tone: "success" }),
    onDone,
  });
  const bodyOf = ({ action, because, explanation }: { action: string; because: string; explanation: string }) => ({
    action: action as Action,
    version,
    ...(because && { because: because as Schemas["VendorRefusal"] }),
    ...(explanation && { explanation }),
  });
  return (
    <Card padding="lg">
      <Stack gap={4}>
        {decision?.reason ? (
          <Banner tone="caution" title={words.states[vendor.status]}>
            {decision.reason}
          </Banner>
        ) : null}
        {!mayDecide ? (
          <Banner tone="caution">{adminWords.decision.toSelf}</Banner>
        ) : options.length === 0 ? (
          <>
            <Closed id={vendor.id}>{messages.decision.none}</Closed>
            {vendor.status === "merged" ? (
              <Stack direction="row">
                <UnmergeVendor vendor={vendor} />
              </Stack>
            ) : null}
          </>
        ) : (
          <DecisionForm
            subject="vendor"
            id={vendor.id}
            business={vendor.name}
            options={options}
            needsWords={(action) => action === "reject" || action === "suspend"}
            suggestRef={suggestRef}
            bodyOf={bodyOf}
            send={async (body) => {
              await decide.send({ path: { id: vendor.id }, body });
            }}
          />
        )}
        {mayDecide && owner ? <EndOwnership vendor={vendor} owner={owner} /> : null}
      </Stack>
    </Card>
  );
}

function optionsIn(status: Schemas["VendorStatus"]): readonly DecisionOption[] {
  const words = messages.decision;
  const because = Object.entries(words.because).map(([value, label]) => ({ value, label }));
  const { approve, reject, suspend, reinstate } = {
    approve: { value: "approve", label: words.approve, hint: words.approveHint, submit: words.approveSubmit },
    reject: { value: "reject", label: words.reject, hint: words.rejectHint, because, submit: words.rejectSubmit },
    suspend: { value: "suspend", label: words.suspend, hint: words.suspendHint, because, submit: words.suspendSubmit },
    reinstate: {
      value: "reinstate",
      label: words.reinstate,
      hint: words.reinstateHint,
      submit: words.reinstateSubmit,
    },
  };
  if (status === "pending") return [approve, reject];
  if (status === "approved") return [suspend];
  if (status === "suspended") return [reinstate];
  if (status === "retired") return [{ ...reinstate, hint: words.reinstateRetiredHint }];
  return [];
}
