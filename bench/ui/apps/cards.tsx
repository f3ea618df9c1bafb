// A thousand cards that the benchmark mounts and changes.
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Frame } from "library/frame";
import { VendorCard } from "library/card";
import { type Item, itemsOf } from "./content.ts";

declare global {
  interface Window {
    bench: { show: (items: Item[]) => void; itemsOf: typeof itemsOf };
  }
}

function Cards() {
  const [items, setItems] = useState<Item[]>([]);
  // Synchronous, so the work is done when the call returns, whatever priority a library gives its own updates.
  useLayoutEffect(() => {
    window.bench = { show: (items) => flushSync(() => setItems(items)), itemsOf };
  }, []);
  return (
    <div className="list">
      {items.map((item) => (
        <VendorCard key={item.id} item={item} />
      ))}
    </div>
  );
}

flushSync(() =>
  createRoot(document.querySelector("#root")!).render(
    <Frame>
      <Cards />
    </Frame>,
  ),
);
