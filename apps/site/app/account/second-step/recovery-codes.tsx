import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useVisit } from "../../visit.ts";
import { saveBlob } from "../../downloads/save-file.ts";
import { CopyButton } from "./copy-button.tsx";
import { messages } from "./messages.ts";

const words = messages.recovery;

type RecoveryCodesProps = {
  codes: readonly string[];
  /** Whose they are, for the file. */
  email: string;
  /** Called when the person says the codes are in a safe place. */
  onKept: () => void;
};

/** The recovery codes, shown only this once, and the ways to save them. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const { shortName } = useVisit().settings.brand;
  const sheet = [words.fileHeading(shortName, email), "", ...codes, ""].join("\n");
  return (
    <Stack gap={4}>
      <Text size={15}>{words.what}</Text>
      <Banner tone="caution" className="print:hidden">
        {words.once}
      </Banner>
      <ul
        aria-label={words.list}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-card border border-hairline bg-sunken px-4 py-3.5 text-16 text-ink"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Stack direction="row" gap={2} className="print:hidden">
        <CopyButton text={sheet} done={words.copied}>
          {words.copy}
        </CopyButton>
        <Button
          variant="outline"
          onClick={() => saveBlob(new Blob([sheet], { type: "text/plain;charset=utf-8" }), words.fileName(shortName))}
        >
          {words.download}
        </Button>
        <Button variant="outline" onClick={print}>
          {words.print}
        </Button>
      </Stack>
      <Button size="lg" className="print:hidden" onClick={onKept}>
        {words.kept}
      </Button>
    </Stack>
  );
}

/** Paper is light, whatever the theme on the screen. */
function print(): void {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    window.print();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}
