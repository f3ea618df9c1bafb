import type { Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { FactPanel } from "@troth/ui/fact-panel";
import { Stack } from "@troth/ui/page";
import { usePersonId } from "../../account/profile/use-account.ts";
import { QueryContent } from "../../frame/query-content.tsx";
import { backgroundQuery, type BesideQueue } from "../admin-queries.ts";
import { messages } from "../messages.ts";
import { pendingApproval } from "../paths.ts";
import { EarlierDecisions } from "./earlier-decisions.tsx";
import type { DecisionWords } from "./looking.tsx";
import { Others } from "./others.tsx";
import { PersonPanel } from "./person.tsx";

const words = messages.case.background;

type Background = Schemas["CaseBackground"];

type BackgroundProps = DecisionWords & { subject: BesideQueue; id: string };

/** Whoever may stand behind what is decided beside its queue, and what was decided about others like it. */
export function Background({ subject, id, done, because: rules }: BackgroundProps) {
  const personId = usePersonId();
  const query = useQuery({ ...backgroundQuery(personId, subject, id), enabled: personId !== "" });
  return (
    <QueryContent query={query} lines={6}>
      {({ person, others, alike }) => (
        <Stack gap={6}>
          <Sender subject={subject} person={person} others={others} />
          <EarlierDecisions
            now={query.dataUpdatedAt}
            decisions={alike.map(({ id: key, vendor, action, because, reason, by, at }) => ({
              key,
              what: done[action] ?? action,
              tone: tones[action],
              about: vendor,
              because: because && (rules[because] ?? because),
              reason,
              by,
              at,
            }))}
            pathOf={pendingApproval}
          />
        </Stack>
      )}
    </QueryContent>
  );
}

function Sender({ subject, person, others }: Pick<Background, "person" | "others"> & { subject: BesideQueue }) {
  const more = [
    {
      label: words.others[subject],
      value: (
        <Others
          items={others.map(({ id, vendor, status }) => ({
            id,
            path: pendingApproval(vendor.id),
            name: vendor.name,
            state: words.states[status],
          }))}
          none={words.none}
        />
      ),
    },
  ];
  const title = words.person[subject];
  return person ? (
    <PersonPanel title={title} person={person} more={more} />
  ) : (
    <FactPanel title={title} rows={[{ label: messages.case.name, value: words.noAccount }, ...more]} />
  );
}

/** Whether everything stays or something goes. */
const tones: Record<Background["alike"][number]["action"], "green" | "rose"> = {
  uphold: "rose",
  "remove reply": "rose",
  dismiss: "green",
  remove: "rose",
  decline: "green",
  accept: "green",
  refuse: "rose",
};
