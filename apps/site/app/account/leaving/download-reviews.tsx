import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "./messages.ts";
import { saveBlob } from "../../downloads/save-file.ts";

const words = messages.reviews;

/** One's own published reviews, signed by the site, as a file. */
export function DownloadReviews() {
  const { settings } = useVisit();
  const [outcome, setOutcome] = useState<"none" | "done" | null>(null);
  const { run, busy, problem } = useAction((_nothing: void, { api, signal }) => api.getSignedReviews({ signal }), {
    leaving: "abort",
    onDone: (signed) => {
      if (signed.reviews.length === 0) return setOutcome("none");
      const file = new Blob([JSON.stringify(signed, null, 2)], { type: "application/json" });
      saveBlob(file, words.fileName(settings.brand.shortName, new Date().toISOString().slice(0, 10)));
      setOutcome("done");
    },
  });
  const start = () => {
    setOutcome(null);
    void run();
  };
  return (
    <Stack gap={4}>
      <Text size={15}>{words.what}</Text>
      {outcome ? (
        <Banner tone={outcome === "done" ? "success" : "caution"} live>
          {words[outcome]}
        </Banner>
      ) : null}
      {problem ? (
        <Banner tone="danger" live>
          {problem.message}
        </Banner>
      ) : null}
      <Stack direction="row">
        <Button variant="outline" loading={busy} onClick={start}>
          {words.start}
        </Button>
      </Stack>
    </Stack>
  );
}
