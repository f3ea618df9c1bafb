// What a form that keeps a draft says about itself, above its fields: `<DraftNotice form={form} words={words} />`.
import { Banner } from "@troth/ui/banner";
import { Button } from "@troth/ui/button";
import { useEffect, useRef } from "react";
import type { useDraftForm } from "./use-draft-form.ts";

type KeptForm = ReturnType<typeof useDraftForm>;

type DraftNoticeProps = {
  form: Pick<KeptForm, "restored" | "discard">;
  words: { restored: string; discard: string };
};

/** Says that unsent changes have been restored. */
export function DraftNotice({ form, words }: DraftNoticeProps) {
  return form.restored ? (
    <Banner
      live
      action={
        <Button size="sm" variant="outline" onClick={form.discard}>
          {words.discard}
        </Button>
      }
    >
      {words.restored}
    </Banner>
  ) : null;
}

type MeanwhileNoticeProps = {
  form: Pick<KeptForm, "meanwhile" | "theirs" | "look" | "discard">;
  words: {
    stale: { title: string; text: string; show: string };
    shown: { differs: string; same: string; acceptTheirs: string };
  };
};

/** Says that what this form started with has been changed. Takes the focus, as a summary of problems would. */
export function MeanwhileNotice({ form, words }: MeanwhileNoticeProps) {
  if (!form.meanwhile) return null;
  const differs = Object.keys(form.theirs).length > 0;
  return form.meanwhile === "shown" ? (
    <TakingFocus
      key="shown"
      tone="caution"
      action={
        differs ? (
          <Button size="sm" variant="outline" onClick={form.discard}>
            {words.shown.acceptTheirs}
          </Button>
        ) : undefined
      }
    >
      {differs ? words.shown.differs : words.shown.same}
    </TakingFocus>
  ) : (
    <TakingFocus
      key="stale"
      tone="danger"
      title={words.stale.title}
      action={
        <Button size="sm" variant="outline" loading={form.meanwhile === "looking"} onClick={() => void form.look()}>
          {words.stale.show}
        </Button>
      }
    >
      {words.stale.text}
    </TakingFocus>
  );
}

function TakingFocus(props: Omit<React.ComponentProps<typeof Banner>, "ref" | "tabIndex" | "live">) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return <Banner ref={banner} tabIndex={-1} live {...props} />;
}
