"use client";

import { Plus, X } from "lucide-react";
import { FieldError } from "../field/field.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { cn } from "../lib/cn.ts";
import { useLocale } from "../lib/locale.ts";
import { isOvernight, notGiven, type OpeningHoursProblem, type OpeningHoursSlot } from "../lib/opening-hours.ts";
import { hourCycleOf } from "../lib/time.ts";
import { TimeInput } from "../time-field/time-field.tsx";
import type { OpeningHoursEditorTexts } from "./opening-hours-editor.tsx";

/** The hours a day starts with when it is set to open and no other day has hours to copy. */
export const usualSlot: OpeningHoursSlot = { openTime: "09:00", closeTime: "17:00" };

type SlotFieldsProps = {
  id: string;
  dayName: string;
  slot: OpeningHoursSlot;
  number: number;
  nextDay: string;
  problem: Pick<OpeningHoursProblem, "part" | "message"> | undefined;
  removable: boolean;
  disabled: boolean;
  words: Pick<OpeningHoursEditorTexts, "opens" | "closes" | "until" | "addSlot" | "removeSlot">;
  onChange: (slot: OpeningHoursSlot) => void;
  onRemove: () => void;
  onAdd: (() => void) | undefined;
};

/** One slot of a day: when it opens and closes, with what adds and removes slots. */
export function SlotFields({
  id,
  dayName,
  slot,
  number,
  nextDay,
  problem,
  removable,
  disabled,
  words,
  onChange,
  onRemove,
  onAdd,
}: SlotFieldsProps) {
  const overnight = isOvernight(slot);
  const problemId = problem ? `${id}-problem` : undefined;
  const wide = hourCycleOf(useLocale()) === "h12";
  const time = (part: "open" | "close", key: "openTime" | "closeTime", label: string, extra?: string | false) => (
    <TimeInput
      data-time={`${number}-${part}`}
      aria-label={label}
      aria-invalid={problem?.part === part ? true : undefined}
      aria-describedby={[problem?.part === part && problemId, extra].filter(Boolean).join(" ") || undefined}
      disabled={disabled}
      midnight={part === "open" ? "start" : "end"}
      startAt={usualSlot[key]}
      value={slot[key] === notGiven ? "" : slot[key]}
      onValueChange={(next) => onChange({ ...slot, [key]: next || notGiven })}
      className={cn("bg-paper px-1 text-center text-15 font-semibold", wide ? "w-22" : "w-17")}
    />
  );
  return (
    <div data-slot="opening-hours-slot">
      <div className="flex flex-wrap items-center gap-1 md:gap-x-2">
        {/* The two times and what lies between them stay together. */}
        <span className="inline-flex items-center gap-1 md:gap-2">
          {time("open", "openTime", words.opens(dayName, number + 1))}
          <span aria-hidden>–</span>
          {time("close", "closeTime", words.closes(dayName, number + 1), overnight && `${id}-until`)}
        </span>
        {removable && !disabled ? (
          <IconButton label={words.removeSlot(dayName, number + 1)} variant="plain" size="sm" onClick={onRemove}>
            <X aria-hidden />
          </IconButton>
        ) : null}
        {onAdd && !disabled ? (
          <IconButton label={words.addSlot(dayName)} variant="plain" size="sm" onClick={onAdd}>
            <Plus aria-hidden />
          </IconButton>
        ) : null}
        {overnight ? (
          <span id={`${id}-until`} className="rounded-pill bg-quiet px-2.5 py-1 text-13 font-medium">
            {words.until(nextDay)}
          </span>
        ) : null}
      </div>
      {problem ? (
        <FieldError id={problemId} className="mt-1.5">
          {problem.message}
        </FieldError>
      ) : null}
    </div>
  );
}
