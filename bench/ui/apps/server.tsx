// Renders the thousand cards as a server does.
import { renderToString } from "react-dom/server";
import { Frame } from "library/frame";
import { VendorCard } from "library/card";
import { type Item, itemsOf } from "./content.ts";

export { itemsOf };

export const render = (items: Item[]): string =>
  renderToString(
    <Frame>
      <div className="list">
        {items.map((item) => (
          <VendorCard key={item.id} item={item} />
        ))}
      </div>
    </Frame>,
  );
