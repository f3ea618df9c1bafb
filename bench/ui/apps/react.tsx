// React's own share of every page: what it weighs before the first component.
import { useState } from "react";
import { createRoot } from "react-dom/client";

function Nothing() {
  useState(0);
  return null;
}

createRoot(document.querySelector("#root")!).render(<Nothing />);
