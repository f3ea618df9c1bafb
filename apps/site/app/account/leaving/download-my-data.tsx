import { NetworkError } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { Progress } from "@troth/ui/progress";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { useEffect, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { sessionAtom } from "../../state/session.ts";
import { fetchFile } from "../../downloads/fetch-file.ts";
import { saveFile } from "../../downloads/save-file.ts";
import { useVisit } from "../../visit.ts";
import { messages } from "./messages.ts";

const words = messages.download;

type Saved = { bytes: number; url: string; fileName: string };

/** Everything we hold about the person logged in, as a file. A link could not do this: the call needs the session. */
export function DownloadMyData() {
  const { store, settings } = useVisit();
  const [bytes, setBytes] = useState(0);
  const [saved, setSaved] = useState<Saved | null>(null);
  useEffect(() => (saved ? () => URL.revokeObjectURL(saved.url) : undefined), [saved]);

  const { run, busy, problem } = useAction(
    (_nothing: void, { api, signal }) =>
      fetchFile({
        address: "/api/users/me/export",
        end: "}",
        api,
        apiBase: settings.apiBase,
        token: () => store.get(sessionAtom).token,
        onProgress: setBytes,
        signal,
      }),
    {
      // No longer needed when the person leaves the page.
      leaving: "abort",
      explain: (error) => (error instanceof NetworkError ? words.broken : null),
      onDone: (file) => {
        const fileName = words.fileName(settings.brand.shortName, new Date().toISOString().slice(0, 10));
        const url = URL.createObjectURL(file);
        saveFile(url, fileName);
        setSaved({ bytes: file.size, url, fileName });
      },
    },
  );
  const start = () => {
    setBytes(0);
    setSaved(null);
    void run();
  };

  return (
    <Stack gap={4}>
      <Text size={15}>{words.what}</Text>
      {busy ? <Progress label={words.under} {...(bytes > 0 && { valueLabel: words.soFar(bytes) })} /> : null}
      {saved ? (
        <Banner
          tone="success"
          live
          action={
            <TextLink href={saved.url} download={saved.fileName}>
              {words.save}
            </TextLink>
          }
        >
          {words.done(saved.bytes)}
        </Banner>
      ) : null}
      {problem ? (
        <Banner tone="danger" live>
          {problem.message}
        </Banner>
      ) : null}
      <Stack direction="row">
        <Button variant="outline" loading={busy} onClick={start}>
          {saved ? words.again : words.start}
        </Button>
      </Stack>
    </Stack>
  );
}
