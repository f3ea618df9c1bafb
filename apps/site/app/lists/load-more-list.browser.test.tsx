// Where the focus goes when a list grows, in a real browser.
import { Table } from "@troth/ui/table";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { VisitProvider } from "../frame/visit-provider.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { LoadMoreList } from "./load-more-list.tsx";
import { LoadMoreTable } from "./load-more-table.tsx";
import { listQuery } from "./list-query.ts";
import { useLoadMoreList } from "./use-load-more-list.ts";

let root: Root;
afterEach(() => root.unmount());

const pages = [
  { items: ["Candles", "Rain"], nextCursor: "1" },
  { items: ["Cake"], nextCursor: "2" },
  { items: ["Swans"], nextCursor: null },
];
const query = listQuery(["listReviews"], (_api, { cursor }) => Promise.resolve(pages[Number(cursor ?? 0)]!));
const words = { more: "Show more", loading: "Fetching more", failed: "No more could be loaded" };

function Reviews() {
  return (
    <LoadMoreList list={useLoadMoreList(query)} to={() => "#"} words={words} keyOf={(item) => item} empty={null}>
      {(item) => item}
    </LoadMoreList>
  );
}

test("the focus goes to the first new item, even when the button goes with the last page", async () => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(
    <VisitProvider visit={visit}>
      <MemoryRouter>
        <Reviews />
      </MemoryRouter>
    </VisitProvider>,
  );
  const more = page.getByRole("link", { name: "Show more" });
  await userEvent.click(more);
  await expect.poll(() => document.activeElement?.textContent).toBe("Cake");
  await userEvent.click(more);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe("Swans");
});

function AllButTheLast() {
  const list = useLoadMoreList(query);
  return (
    <LoadMoreList
      list={{ ...list, items: list.items.slice(0, -1) }}
      to={() => "#"}
      words={words}
      keyOf={(item) => item}
      empty={null}
    >
      {(item) => item}
    </LoadMoreList>
  );
}

test("the focus goes to the first new item that is shown, where fewer are shown than have loaded", async () => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <VisitProvider visit={visit}>
      <MemoryRouter initialEntries={[{ pathname: "/", key: "fewer" }]}>
        <AllButTheLast />
      </MemoryRouter>
    </VisitProvider>,
  );
  await userEvent.click(page.getByRole("link", { name: "Show more" }));
  await expect.poll(() => document.activeElement?.textContent).toBe("Rain");
});

function PlainRows() {
  const list = useLoadMoreList(query);
  return (
    <LoadMoreTable list={list} words={words}>
      <Table
        caption="What we saw"
        columns={[{ key: "what", header: "What", cell: ({ id }) => id }]}
        rows={list.items.map((id) => ({ id }))}
      />
    </LoadMoreTable>
  );
}

test("the focus goes to the first new row of a table, even when it holds nothing to press and the button goes", async () => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <VisitProvider visit={visit}>
      <MemoryRouter initialEntries={[{ pathname: "/", key: "rows" }]}>
        <PlainRows />
      </MemoryRouter>
    </VisitProvider>,
  );
  const more = page.getByRole("button", { name: "Show more" });
  await userEvent.click(more);
  await expect.poll(() => document.activeElement?.textContent).toBe("Cake");
  await userEvent.click(more);
  await expect.element(more).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe("Swans");
});
