import { Button } from "@troth/ui/button";
import { messages } from "./lazy-messages.ts";

/** Part of the notice that says what was done. */
export const undoButton = (onUndo: () => void, label = messages.undo) => (
  <Button size="sm" variant="outline" onClick={onUndo}>
    {label}
  </Button>
);
