import { ApiProblem, type Schemas } from "@troth/api-client";
import { useQuery } from "@tanstack/react-query";
import { textOf } from "@troth/rules/encodings";
import { batchSize, oldestPeriod, periodError, readClients } from "@troth/rules/invitations";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Checkbox } from "@troth/ui/checkbox";
import { Dialog } from "@troth/ui/dialog";
import { Heading } from "@troth/ui/heading";
import { MonthField } from "@troth/ui/month-field";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextArea } from "@troth/ui/text-area";
import { useAtomValue } from "jotai";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { ProfileCard, ProfileSection } from "../account/profile/profile-card.tsx";
import { useAction } from "../actions/use-action.ts";
import { ago } from "../dates.ts";
import { choice, tick } from "../forms/controls.ts";
import { FormFrame } from "../forms/form-frame.tsx";
import { useForm } from "../forms/use-form.ts";
import { useAnchor } from "../frame/use-anchor.ts";
import { QueryContent } from "../frame/query-content.tsx";
import { useFocusOnRemoval } from "../frame/use-focus-on-removal.ts";
import { sessionAtom } from "../state/session.ts";
import { clientInvitationsQuery } from "./invitation-queries.ts";
import { messages as words } from "./owner-messages.ts";

type Vendor = Pick<Schemas["Vendor"], "id" | "name">;
type LineProblem = { line: number; what: string };

/** Where the people who look after a listing ask all clients of a period for a review. */
export function InviteClients({ vendor }: { vendor: Vendor }) {
  const { userData } = useAtomValue(sessionAtom);
  const invitations = useQuery({
    ...clientInvitationsQuery(userData._id, vendor.id),
    enabled: userData._id !== "",
  });
  const [isOpen, setOpen] = useState(false);
  // The button goes as it opens the form, and the form as it is sent.
  const content = useRef<HTMLDivElement>(null);
  useFocusOnRemoval(content, isOpen ? 0 : 1);
  useFocusOnRemoval(content, isOpen ? 1 : 0);
  const [sent, setSent] = useState<Schemas["ClientInvitationBatch"] | null>(null);
  return (
    <div {...useAnchor("clients", invitations.isSuccess)}>
      <ProfileCard>
        <ProfileSection heading={words.heading} description={`${words.description} ${words.fair}`}>
          <QueryContent query={invitations} lines={3}>
            {({ items, email }) => (
              <Stack gap={6} ref={content} tabIndex={-1}>
                {sent ? (
                  <Banner tone="success" live>
                    {words.sent(sent.clients)}.{sent.merged > 0 ? words.merged(sent.merged) : null}
                  </Banner>
                ) : null}
                {isOpen ? (
                  <ClientsForm
                    vendorId={vendor.id}
                    email={email}
                    onSent={(batch) => {
                      setSent(batch);
                      setOpen(false);
                    }}
                  />
                ) : (
                  <Stack direction="row">
                    <Button variant="outline" onClick={() => setOpen(true)}>
                      {words.open}
                    </Button>
                  </Stack>
                )}
                <Batches items={items} />
              </Stack>
            )}
          </QueryContent>
        </ProfileSection>
      </ProfileCard>
    </div>
  );
}

/** Nothing until the first one. */
function Batches({ items }: Pick<Schemas["ClientInvitations"], "items">) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Heading level={3} size="card" id={id} className="mb-3">
        {words.batches}
      </Heading>
      <ul className="divide-y divide-hairline">
        {items.map((batch) => (
          <li key={batch.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-4 first:pt-0 last:pb-0">
            <div>
              <Text size={15} className="font-semibold">
                {words.batch(batch.from, batch.to)}
              </Text>
              <Text size={14} tone="muted">
                {words.about(batch.clients, ago(batch.createdAt))}
              </Text>
            </div>
            <Text size={14} tone="muted">
              {words.written(batch.written)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ClientsFormProps = {
  vendorId: string;
  email: Schemas["ClientInvitations"]["email"];
  onSent: (batch: Schemas["ClientInvitationBatch"]) => void;
};

type Values = { from: string; to: string; list: string; complete: boolean };

function ClientsForm({ vendorId, email, onSent }: ClientsFormProps) {
  const invite = useAction("inviteClients", { stale: ["listClientInvitations", "listHistory"], attempt: "here" });
  // What the server alone can tell, about the list as it was sent.
  const [refused, setRefused] = useState<{ list: string; problems: LineProblem[] } | null>(null);
  const [now] = useState(Date.now);
  const form = useForm<Values>({
    id: "clients",
    initial: { from: "", to: "", list: "", complete: false },
    check: ({ from, to, list, complete }) => {
      const { clients } = readClients(list);
      const wrong = problemsIn(list, from, to);
      const period = from && to ? periodError(from, to, now) : null;
      return {
        ...(!from && { from: words.missing.from }),
        ...(!to && { to: words.missing.to }),
        ...(period && { [period === "too-early" ? "from" : "to"]: words.wrongPeriod[period] }),
        ...(wrong.length > 0
          ? { list: words.lines(wrong.length) }
          : clients.length < batchSize.min
            ? { list: words.tooFew }
            : clients.length > batchSize.max && { list: words.tooMany }),
        ...(!complete && { complete: words.missing.complete }),
      };
    },
    send: async ({ from, to, list }) => {
      const clients = readClients(list).clients.map(({ line: _line, ...client }) => client);
      onSent(await invite.send({ path: { id: vendorId }, body: { from, to, complete: true, clients } }));
    },
    explain: (error) => {
      if (!(error instanceof ApiProblem)) return null;
      const list = form.hook.getValues("list");
      const { clients } = readClients(list);
      const problems = error.errors.flatMap(({ pointer, message }) => {
        const at = /^\/clients\/(\d+)/.exec(pointer ?? "")?.[1];
        const client = at === undefined ? undefined : clients[Number(at)];
        return client ? [{ line: client.line, what: message }] : [];
      });
      setRefused({ list, problems });
      if (problems.length > 0) return { list: words.lines(problems.length) };
      const whole = error.errors.find(({ pointer }) => pointer === "/clients");
      return whole ? { list: whole.message } : null;
    },
  });
  const [from, to, list] = form.hook.watch(["from", "to", "list"]);
  const shown = form.problems.some(([path]) => path === "list")
    ? [...problemsIn(list, from, to), ...(refused?.list === list ? refused.problems : [])]
    : [];
  const count = readClients(list).clients.length;
  const years = { min: monthsAgo(now, oldestPeriod), max: monthsAgo(now, 0) };
  return (
    <FormFrame form={form}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MonthField label={words.from} {...years} {...choice(form, "from")} />
        <MonthField label={words.to} {...years} {...choice(form, "to")} />
      </div>
      <div>
        <TextArea
          label={words.list}
          hint={words.listHint}
          placeholder={words.example}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("list")}
        />
        {shown.length > 0 ? (
          <ul aria-label={words.linesList} className="mt-3 list-disc ps-5 text-15 text-rose wrap-anywhere">
            {shown.slice(0, mostShown).map(({ line, what }) => (
              <li key={`${line} ${what}`}>
                <strong>{words.line(line)}</strong>: {what}
              </li>
            ))}
          </ul>
        ) : null}
        <Stack direction="row" gap={3} className="mt-3 items-center">
          <ListFile onRead={(text) => form.set("list", text)} />
          <Text size={14} tone="muted" asChild>
            <output>{count > 0 ? words.counted(count) : null}</output>
          </Text>
        </Stack>
      </div>
      <Checkbox label={words.complete} {...tick(form, "complete")} />
      <Text size={14} tone="muted">
        {words.privacy} {words.perDay}
      </Text>
      <Stack direction="row" gap={3}>
        <Button type="submit" loading={form.busy}>
          {words.submit}
        </Button>
        <Dialog
          title={words.previewTitle}
          description={words.previewHint}
          trigger={<Button variant="outline">{words.preview}</Button>}
        >
          <div className="rounded-card bg-sunken p-5">
            <Text size={15} className="font-semibold">
              <span className="sr-only">{words.subject}: </span>
              {email.subject}
            </Text>
            <Text size={15} className="mt-3 whitespace-pre-line">
              {email.text}
            </Text>
          </div>
        </Dialog>
      </Stack>
    </FormFrame>
  );
}

/** A file's lines go into the box, where they can be seen and mended before anything is sent. */
function ListFile({ onRead }: { onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file again is a change too.
    currentTarget.value = "";
    if (!file) return;
    if (file.size > mostBytes) return setSaid(words.fileTooLarge);
    const read = textOf(new Uint8Array(await file.arrayBuffer()));
    if (!read) return setSaid(words.fileNotText);
    onRead(read.text);
    setSaid(words.fileRead(file.name) + (read.isGuess ? `. ${words.fileGuessed}` : ""));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={words.file}
        tabIndex={-1}
        hidden
        onChange={(event) => void read(event)}
      />
      <Button variant="outline" size="sm" onClick={() => input.current?.click()}>
        {words.file}
      </Button>
      <Text size={14} tone="muted" asChild>
        <output className="wrap-anywhere">{said}</output>
      </Text>
    </>
  );
}

/** A few at a time: the others show once these are right. */
const mostShown = 20;
const mostBytes = 256 * 1024;

const problemsIn = (list: string, from: string, to: string): LineProblem[] => {
  const { clients, problems } = readClients(list);
  const outside = clients.filter(
    ({ weddingMonth }) => weddingMonth !== undefined && from && to && (weddingMonth < from || weddingMonth > to),
  );
  return [
    ...problems.map(({ line, code }) => ({ line, what: words.lineProblems[code] })),
    ...outside.map(({ line }) => ({ line, what: words.outside })),
  ].toSorted((one, other) => one.line - other.line);
};

function monthsAgo(now: number, months: number): string {
  const at = new Date(now);
  return new Date(Date.UTC(at.getFullYear(), at.getMonth() - months)).toISOString().slice(0, 7);
}
