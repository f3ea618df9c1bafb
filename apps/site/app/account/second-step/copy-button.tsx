import { Button } from "@troth/ui/button";
import { useToast } from "@troth/ui/toast";
import { messages } from "./messages.ts";

type CopyButtonProps = {
  /** The text to copy. */
  text: string;
  /** Said once it has been copied. */
  done: string;
  children: string;
};

export function CopyButton({ text, done, children }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      // Absent when a page is served over plain http from another machine.
      await navigator.clipboard.writeText(text);
      toast({ title: done, tone: "success" });
    } catch {
      toast({ title: messages.notCopied, tone: "danger" });
    }
  };
  return (
    <Button variant="outline" onClick={() => void copy()}>
      {children}
    </Button>
  );
}
