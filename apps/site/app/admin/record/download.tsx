import { NetworkError } from "@troth/api-client";
import type { paths } from "@troth/api-client/schema";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { ActionProblem } from "../../actions/action-problem.tsx";
import { useAction } from "../../actions/use-action.ts";
import { fetchFile } from "../../downloads/fetch-file.ts";
import { saveBlob } from "../../downloads/save-file.ts";
import { sessionAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { messages as words } from "./messages.ts";
import { filtersOf, type RecordState } from "./params.ts";

const address = "/api/admin/events/export" satisfies keyof paths;

/** What is shown, and all that follows, as a file. */
export function Download({ state }: { state: RecordState }) {
  const { store, settings } = useVisit();
  const download = useAction(
    async (format: "csv" | "jsonl", { api, signal }) => {
      const file = await fetchFile({
        address: `${address}?${new URLSearchParams({ ...filtersOf(state), format })}`,
        end: "\n",
        api,
        apiBase: settings.apiBase,
        token: () => store.get(sessionAtom).token,
        signal,
      });
      saveBlob(file, words.fileName(format));
    },
    { leaving: "abort", explain: (error) => (error instanceof NetworkError ? words.cutOff : null) },
  );
  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} className="flex-wrap">
        {(["csv", "jsonl"] as const).map((format) => (
          <Button
            key={format}
            variant="outline"
            loading={download.busy}
            loadingLabel={words.downloading}
            onClick={() => void download.run(format)}
          >
            {words[format]}
          </Button>
        ))}
      </Stack>
      <ActionProblem action={download} />
    </Stack>
  );
}
