import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { list } from "../../format.ts";
import { messages as listingWords } from "../../listings/messages.ts";
import { messages } from "../messages.ts";

const words = messages.case;

/** Milliseconds after which it says again that someone is looking. The server forgets it after twice as long. */
const REPEAT = 20_000;

type Looked = { subject: Schemas["CaseSubject"]; id: string };

/** Tells other admins that someone is looking at this. @param isGone asks again at once when it becomes true */
function useLooking({ subject, id }: Looked, isGone = false): Schemas["Onlookers"] | undefined {
  const [seen, setSeen] = useState<Schemas["Onlookers"]>();
  const look = useAction("lookAt", { onDone: setSeen, leaving: "abort" });
  const say = useEffectEvent(() => {
    if (!document.hidden) void look.run({ path: { subject, id } });
  });
  useEffect(() => {
    say();
    const timer = setInterval(() => say(), REPEAT);
    const onShow = () => say();
    document.addEventListener("visibilitychange", onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onShow);
    };
  }, []);
  useEffect(() => {
    if (isGone) say();
  }, [isGone]);
  return seen;
}

/** Tells other admins that someone is looking at this, and says who else is. */
export function Looking(looked: Looked) {
  return <Onlookers others={useLooking(looked)?.others ?? []} />;
}

function Onlookers({ others }: Pick<Schemas["Onlookers"], "others">) {
  if (others.length === 0) return null;
  const names = list(others.map(({ name }) => name));
  return (
    <Banner live tone="caution">
      {others.length === 1 ? words.looking(names) : words.lookingMany(names)}
    </Banner>
  );
}

export type DecisionWords = {
  /** What may be decided about it, by how the record names it: "Taken down". */
  done: { [action: string]: string };
  /** The rules that the record may name, in words. */
  because: { [rule: string]: string };
};

type LookingInQueueProps = Looked &
  DecisionWords & {
    /** It has left its queue. */
    isGone: boolean;
  };

/** The same, for what is decided beside its queue: once it has left that, it says who decided what. */
export function LookingInQueue({ isGone, done, because: rules, ...looked }: LookingInQueueProps) {
  const { others = [], decision } = useLooking(looked, isGone) ?? {};
  if (!isGone) return <Onlookers others={others} />;
  const what = decision && !decision.isYours ? done[decision.action] : undefined;
  if (!decision || what === undefined)
    return (
      <Banner live tone="caution">
        {words.gone}
      </Banner>
    );
  const who = listingWords.history.people.admin(decision.by);
  const { because, reason } = decision;
  const why = because ? `${rules[because] ?? because}: ${reason}` : (rules[reason] ?? reason);
  return (
    <Banner live tone="caution" title={words.meanwhile(what)}>
      {why ? `${who}: ${why}` : who}
    </Banner>
  );
}
