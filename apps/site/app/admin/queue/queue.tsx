// A list of what waits for a decision: searched, sorted, selected, and decided in place, by hand or by keys.
import type { Schemas } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { Badge } from "@troth/ui/badge";
import { EmptyState } from "@troth/ui/empty-state";
import { Stack } from "@troth/ui/page";
import { RadioGroup } from "@troth/ui/radio-group";
import { SearchField } from "@troth/ui/search-field";
import { SelectField } from "@troth/ui/select-field";
import { Table, type TableColumn } from "@troth/ui/table";
import { TextLink } from "@troth/ui/text-link";
import { useToast } from "@troth/ui/toast";
import { useStore } from "jotai";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { undoButton } from "../../actions/undo-button.tsx";
import type { ListPage } from "../../lists/list-query.ts";
import { LoadMoreTable } from "../../lists/load-more-table.tsx";
import { useListParams } from "../../lists/use-list-params.ts";
import type { LoadMoreItems } from "../../lists/use-load-more-list.ts";
import { queuePlaceAtom } from "../../state/queue-place.ts";
import { messages } from "../messages.ts";
import { itemAfter } from "./item-after.ts";
import { PageKeys } from "./page-keys.tsx";
import { withQueue } from "./queue-address.ts";
import { queueParams } from "./queue-params.ts";
import { UNDO_DELAY } from "./delay.ts";
import { type Refusal, RefusalDialog } from "./refusal-dialog.tsx";
import { useDelay } from "./use-delay.ts";
import { Waited } from "./waited.tsx";

const words = messages.queue;

export type QueueItem = { id: string; since: string; mayDecide?: boolean };

export type QueueDialogProps<Item> = {
  item: Item;
  /** It has left the queue, whoever decided it or took it back. */
  isGone: boolean;
  onClose: () => void;
  /** It has been decided: opens what comes after it, or the first if this was the last. */
  onDone: () => Promise<void>;
};

/** A decision that can be made in the list. */
export type Command<Item> = {
  key: string;
  label: string;
  /** Whether it may be made about this one. */
  may: (item: Item) => boolean;
  /** What is said when it is made, with a way to undo it. */
  said: (items: readonly Item[]) => string;
} & (
  | {
      /** Makes it, when the time to undo it is over. */
      send: (items: readonly Item[]) => unknown;
      refuses?: undefined;
    }
  | {
      send: (items: readonly Item[], refusal: Refusal) => unknown;
      /** It takes something away, so it asks for a rule and for words. */
      refuses: {
        title: (items: readonly Item[]) => string;
        description: string;
        because: { [rule: string]: string };
        preview: (item: Item, refusal: Refusal) => Schemas["DecisionToPreview"];
      };
    }
);

type Refusing<Item> = Extract<Command<Item>, { refuses: object }>;

/** What a list says it holds, and what it says while it holds nothing. */
type Shown = { caption: string; emptyTitle: string; empty: string };

type QueueProps<Page extends ListPage, Item extends QueueItem> = {
  words: Shown & { name: string; more: string };
  /** The states to choose from, and what is different in each; the first is shown at first. */
  states?: { [state: string]: { label: string } & Partial<Shown> };
  /** What the address asks for. */
  list: LoadMoreItems<Page>;
  /** What is shown of each. */
  itemOf: (item: Page["items"][number]) => Item;
  /** Between its name, which opens it, and how long it has waited. */
  columns: readonly TableColumn<Item>[];
  nameOf: (item: Item) => string;
  /** What opens when one is opened: a page, or a dialog with all there is to know and the decision. */
  opens: { page: (item: Item) => string } | { dialog: ComponentType<QueueDialogProps<Item>> };
  commands?: readonly Command<Item>[];
  /** In place of how long it has waited, for what no longer waits. The list comes in this order. */
  when?: TableColumn<Item> | undefined;
  /** What it can be narrowed to, as the API names it and in words, and what that is called. */
  filter?: { label: string; options: { [kind: string]: string } };
};

export function Queue<Page extends ListPage, Item extends QueueItem>({
  words: own,
  states,
  list,
  itemOf,
  columns,
  nameOf,
  opens,
  commands = [],
  when,
  filter,
}: QueueProps<Page, Item>) {
  const navigate = useNavigate();
  const toast = useToast();
  const [state, to] = useListParams(queueParams);
  const delay = useDelay();
  /** `past`: the one after it, once that has loaded. */
  const [movedTo, setMovedTo] = useState<{ id?: string | undefined; past?: boolean }>({});
  const store = useStore();
  // It's for coming back from a case, not for the next visit.
  const [place] = useState(() => store.get(queuePlaceAtom));
  useEffect(() => store.set(queuePlaceAtom, null), [store]);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState<{ command: Refusing<Item>; about: readonly Item[] } | null>(null);
  const [opened, setOpened] = useState<Item>();
  const root = useRef<HTMLDivElement>(null);

  const items = list.items.map(itemOf);
  const rows = items.filter(({ id }) => !delay.ids.has(id));
  const cameFrom = place && [place.id, ...place.after, ...place.before.toReversed()];
  const stoodAt = movedTo.id ?? cameFrom?.find((id) => rows.some((row) => row.id === id));
  const from = rows.findIndex(({ id }) => id === stoodAt);
  const at = movedTo.past && from >= 0 && from + 1 < rows.length ? from + 1 : from;
  const active = rows[at];
  const activeId = active?.id;
  const chosen = rows.filter(({ id }) => selected.includes(id));

  const idOf = (item: Page["items"][number]) => itemOf(item).id;
  const move = (step: number) => {
    if (at + step < rows.length || !list.next)
      return setMovedTo({ id: rows[Math.min(Math.max(at + step, 0), rows.length - 1)]?.id });
    setMovedTo({ id: rows.at(-1)?.id, past: true });
    // The button for more says if that fails.
    void list.query.fetchNextPage({ cancelRefetch: false });
  };

  const decide = (command: Command<Item>, about: readonly Item[], send: () => unknown) => {
    const ids = about.map(({ id }) => id);
    const left = rows.filter(({ id }) => !ids.includes(id));
    // The row that moves up into its place is next.
    if (activeId !== undefined && ids.includes(activeId)) setMovedTo({ id: left[Math.min(at, left.length - 1)]?.id });
    setSelected(selected.filter((id) => !ids.includes(id)));
    const undo = delay.add(ids, {
      send,
      // The notice stays for as long as someone points at it.
      tooLate: () => dismiss(),
      undone: () => {
        dismiss();
        toast({ title: words.undone(about.map(nameOf)) });
      },
    });
    const dismiss = toast({
      title: command.said(about),
      duration: UNDO_DELAY,
      action: { element: undoButton(undo), altText: words.undoAlt },
    });
  };

  // The address can ask for anything.
  const kind = filter && Object.hasOwn(filter.options, state.kind) ? state.kind : "";

  const begin = (command: Command<Item>, all: readonly Item[]) => {
    const about = all.filter((item) => command.may(item));
    if (about.length === 0) return;
    if (command.refuses) setAsking({ command, about });
    else decide(command, about, () => command.send(about));
  };

  const several = chosen.length > 0 ? chosen : active ? [active] : [];
  const { search: address } = useLocation();
  const open = (item: Item) =>
    "page" in opens ? void navigate(withQueue(opens.page(item), address)) : setOpened(item);
  const select = ({ id }: Item) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const search = () => root.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
  const keys = [
    { key: "j", does: messages.keys.next, press: () => move(1) },
    { key: "k", does: messages.keys.previous, press: () => move(-1) },
    { key: "o", does: messages.keys.open, press: active && (() => open(active)) },
    { key: "/", does: messages.keys.search, press: search },
    ...(commands.length > 0
      ? [
          { key: "x", does: messages.keys.select, press: active && (() => select(active)) },
          ...commands.map((command) => ({
            key: command.key,
            does: command.label,
            press: () => begin(command, several),
          })),
          { key: "z", does: messages.keys.undo, press: delay.undo },
        ]
      : []),
  ];

  const link = (item: Item) =>
    "page" in opens ? (
      <TextLink asChild>
        <Link to={withQueue(opens.page(item), address)}>
          <bdi>{nameOf(item)}</bdi>
        </Link>
      </TextLink>
    ) : (
      <TextLink asChild>
        <button type="button" aria-haspopup="dialog" onClick={() => setOpened(item)}>
          <bdi>{nameOf(item)}</bdi>
        </button>
      </TextLink>
    );
  const opener = (item: Item) =>
    item.mayDecide === false ? (
      <Stack direction="row" gap={2}>
        {link(item)}
        <Badge size="sm" title={words.yoursHint}>
          {words.yours}
        </Badge>
      </Stack>
    ) : (
      link(item)
    );
  const Dialog = "dialog" in opens ? opens.dialog : null;
  // What isn't among the pages that have loaded may be on the next one.
  const latest = opened && items.find(({ id }) => id === opened.id);

  const goOn = async () => {
    if (!opened) return;
    // Unless they have closed it meanwhile.
    const open = (next?: Item) => setOpened((current) => (current?.id === opened.id ? next : current));
    try {
      const next = await itemAfter(opened, list.query, idOf);
      open(next && itemOf(next));
    } catch {
      open();
      toast({ title: words.failed, tone: "danger" });
    }
  };

  const usual = Object.keys(states ?? {})[0] ?? "";
  const status = states && Object.hasOwn(states, state.state) ? state.state : usual;
  const shown = { ...own, ...states?.[status] };
  return (
    <Stack gap={4} ref={root}>
      <Stack direction="row" gap={4} className="items-end">
        {states ? (
          <RadioGroup
            layout="segments"
            legend={words.state}
            legendHidden
            options={Object.entries(states).map(([value, { label }]) => ({ value, label }))}
            value={status}
            onValueChange={(value) =>
              void navigate(to({ state: value === usual ? "" : value }), { preventScrollReset: true })
            }
          />
        ) : null}
        {filter ? (
          <SelectField
            label={filter.label}
            options={[
              { value: "", label: words.anyKind },
              ...Object.entries(filter.options).map(([value, label]) => ({ value, label })),
            ]}
            value={kind}
            className="w-full sm:max-w-80"
            onChange={({ target }) => void navigate(to({ kind: target.value }), { preventScrollReset: true })}
          />
        ) : null}
        <SearchField
          key={state.q}
          action="/dashboard"
          label={words.search}
          placeholder={words.searchPlaceholder}
          defaultValue={state.q}
          className="max-w-80"
          onSubmit={(event) => {
            event.preventDefault();
            const q = new FormData(event.currentTarget).get("q");
            void navigate(to({ q: typeof q === "string" ? q.trim() : "" }), { preventScrollReset: true });
          }}
        />
        <div className="ms-auto">
          <PageKeys keys={keys} />
        </div>
      </Stack>
      <LoadMoreTable list={list} words={{ ...words, more: shown.more }}>
        <Table
          caption={shown.caption}
          columns={[{ key: "name", header: shown.name, cell: opener }, ...columns, when ?? since]}
          rows={rows}
          activeId={activeId}
          sort={{ key: "since", direction: state.sort === "newest" ? "descending" : "ascending" }}
          onSortChange={({ direction }) =>
            void navigate(to({ sort: direction === "ascending" ? "oldest" : "newest" }), { preventScrollReset: true })
          }
          empty={
            state.q || kind ? (
              <EmptyState
                title={words.noHitsTitle}
                description={state.q ? words.noHits(state.q, kind !== "") : words.noneOfKind}
                action={
                  <Button asChild variant="outline">
                    <Link to={to({ q: "", kind: "" })}>{words.showAll}</Link>
                  </Button>
                }
              />
            ) : (
              <EmptyState title={shown.emptyTitle} description={shown.empty} />
            )
          }
          {...(commands.length > 0 && {
            selected: chosen.map(({ id }) => id),
            onSelectedChange: setSelected,
            rowName: nameOf,
            bulkActions: commands.map((command) => (
              <Button
                key={command.key}
                size="sm"
                variant="outline"
                disabled={!chosen.some((item) => command.may(item))}
                onClick={() => begin(command, chosen)}
              >
                {command.label}
              </Button>
            )),
          })}
        />
      </LoadMoreTable>
      {opened && Dialog ? (
        <Dialog
          key={opened.id}
          item={latest ?? opened}
          isGone={!latest && !list.next}
          onClose={() => setOpened(undefined)}
          onDone={goOn}
        />
      ) : null}
      {asking ? (
        <RefusalDialog
          title={asking.command.refuses.title(asking.about)}
          description={asking.command.refuses.description}
          submit={asking.command.label}
          business={asking.about.length === 1 ? nameOf(asking.about[0]!) : undefined}
          because={asking.command.refuses.because}
          preview={(refusal) => ({
            about: asking.command.refuses.preview(asking.about[0]!, refusal),
            ...(asking.about.length > 1 && { label: messages.decision.previewFirst }),
          })}
          onClose={() => setAsking(null)}
          onDecide={(refusal) => {
            setAsking(null);
            decide(asking.command, asking.about, () => asking.command.send(asking.about, refusal));
          }}
        />
      ) : null}
    </Stack>
  );
}

const since = {
  key: "since",
  header: words.since,
  width: "fit",
  sortable: true,
  cell: ({ since: at }: QueueItem) => <Waited since={at} />,
} as const;
