import { Button } from "@troth/ui/button";
import { Dialog } from "@troth/ui/dialog";
import { KeyHints } from "@troth/ui/key-hints";
import { Stack } from "@troth/ui/page";
import { Switch } from "@troth/ui/switch";
import { useAtom } from "jotai";
import { useState } from "react";
import { noSingleKeysAtom } from "../../state/single-keys.ts";
import { messages } from "../messages.ts";
import { type Key, useKeys } from "./use-keys.ts";

const words = messages.keys;

/** Makes the keys of a page work, and lists them in a dialog, where they can be switched off. */
export function PageKeys({ keys }: { keys: readonly Key[] }) {
  const [isOpen, setOpen] = useState(false);
  const [isOff, setOff] = useAtom(noSingleKeysAtom);
  const all = [...keys, { key: "?", does: words.help, press: () => setOpen(true) }];
  useKeys(all);
  return (
    <Dialog
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
      title={words.title}
      description={words.description}
      trigger={
        <Button size="sm" variant="plain" aria-keyshortcuts="?">
          {words.button}
        </Button>
      }
    >
      <Stack gap={6}>
        <KeyHints hints={all.map(({ key, does }) => ({ keys: [key], does }))} />
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
