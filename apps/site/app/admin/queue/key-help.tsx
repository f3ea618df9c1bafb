import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { type KeyHint, KeyHints } from "@troth/ui/key-hints";
import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { useAtom } from "jotai";
import { noSingleKeysAtom } from "../../state/single-keys.ts";
import { messages } from "../messages.ts";

const words = messages.keys;

type KeyHelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: readonly KeyHint[];
};

/** The keys of a page, and whether they work. */
export function KeyHelp({ open, onOpenChange, keys }: KeyHelpProps) {
  const [isOff, setOff] = useAtom(noSingleKeysAtom);
  return (
    <Dialog
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      trigger={
        <Button size="sm" variant="plain" aria-keyshortcuts="?">
          {words.button}
        </Button>
      }
    >
      <Stack gap={6}>
        <KeyHints hints={keys} />
        <Switch
          label={words.single}
          hint={words.singleHint}
          checked={!isOff}
          onChange={({ target }) => setOff(!target.checked)}
        />
      </Stack>
    </Dialog>
  );
}
