import { Button } from "@troth/ui/button";
import { messages } from "./late-messages.ts";

/** Stands in the notice of what was done. */
export const undoButton = (onUndo: () => void) => (
  <Button size="sm" variant="outline" onClick={onUndo}>
    {messages.undo}
  </Button>
);
