import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction } from "../../actions/use-action.ts";
import { list } from "../../format.ts";
import { messages } from "../messages.ts";

const words = messages.case;

/** Milliseconds after which it says again that someone is looking. The server forgets it after twice as long. */
const REPEAT = 20_000;

/** Tells other admins that someone is looking at this, and says who else is. */
export function Looking({ subject, id }: { subject: Schemas["CaseSubject"]; id: string }) {
  const [others, setOthers] = useState<Schemas["Onlookers"]["others"]>([]);
  const look = useAction("lookAt", { onDone: (answer) => setOthers(answer.others), leaving: "abort" });
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
  if (others.length === 0) return null;
  const names = list(others.map(({ name }) => name));
  return (
    <Banner live tone="caution">
      {others.length === 1 ? words.looking(names) : words.lookingMany(names)}
    </Banner>
  );
}
