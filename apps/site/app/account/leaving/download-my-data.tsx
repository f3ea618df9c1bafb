import { NetworkError } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Progress } from "@troth/ui/progress";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useEffect, useRef, useState } from "react";
import { sayProblem } from "../../forms/say-problem.ts";
import { sessionAtom } from "../../state/session.ts";
import { useVisit } from "../../visit.ts";
import { fetchExport } from "./fetch-export.ts";
import { messages } from "./messages.ts";

const words = messages.download;

type Stage =
  | { name: "idle" }
  | { name: "under"; bytes: number }
  | { name: "done"; bytes: number; url: string; fileName: string }
  | { name: "failed"; error: unknown };

/** Everything that is held about the person who is signed in, as a file. A link cannot do it: the call needs the session. */
export function DownloadMyData() {
  const { api, store, settings } = useVisit();
  const [stage, setStage] = useState<Stage>({ name: "idle" });
  const running = useRef<AbortController>(null);

  // Whoever leaves the page needs it no more.
  useEffect(() => () => running.current?.abort(), []);
  const url = stage.name === "done" ? stage.url : null;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const start = async () => {
    const abort = new AbortController();
    running.current = abort;
    setStage({ name: "under", bytes: 0 });
    try {
      const file = await fetchExport({
        api,
        apiBase: settings.apiBase,
        token: () => store.get(sessionAtom).token,
        onProgress: (bytes) => setStage({ name: "under", bytes }),
        signal: abort.signal,
      });
      const fileName = words.fileName(settings.brand.shortName, new Date().toISOString().slice(0, 10));
      const address = URL.createObjectURL(file);
      save(address, fileName);
      setStage({ name: "done", bytes: file.size, url: address, fileName });
    } catch (error) {
      setStage(abort.signal.aborted ? { name: "idle" } : { name: "failed", error });
    }
  };

  const under = stage.name === "under";
  return (
    <Stack gap={4}>
      <Text size={15}>{words.what}</Text>
      {under ? (
        <Progress label={words.under} {...(stage.bytes > 0 && { valueLabel: words.soFar(stage.bytes) })} />
      ) : null}
      {stage.name === "done" ? (
        <Banner
          tone="success"
          live
          action={
            <TextLink href={stage.url} download={stage.fileName}>
              {words.save}
            </TextLink>
          }
        >
          {words.done(stage.bytes)}
        </Banner>
      ) : null}
      {stage.name === "failed" ? (
        <Banner tone="danger" live>
          {stage.error instanceof NetworkError ? words.broken : sayProblem(stage.error)}
        </Banner>
      ) : null}
      <Stack direction="row">
        <Button variant="outline" loading={under} onClick={() => void start()}>
          {stage.name === "done" ? words.again : words.start}
        </Button>
      </Stack>
    </Stack>
  );
}

function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}
