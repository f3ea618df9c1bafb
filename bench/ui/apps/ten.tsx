// One page with the ten: how much its script and style weigh, and whether every library shows the same.
import { createRoot } from "react-dom/client";
import { Frame } from "library/frame";
import { Ten } from "library/ten";

createRoot(document.querySelector("#root")!).render(
  <Frame>
    <Ten />
  </Frame>,
);
