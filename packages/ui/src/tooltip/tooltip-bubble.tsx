"use client";

import * as Radix from "@radix-ui/react-tooltip";
import { type Ref, useImperativeHandle } from "react";
import type { TooltipProps } from "./tooltip.tsx";

type TooltipBubbleProps = Required<Pick<TooltipProps, "label">> & {
  id: string;
  side: "top" | "bottom" | "start" | "end";
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is about. */
  control: HTMLElement;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
};

/** The tooltip itself, loaded when a pointer or the focus first reaches a control that has one. */
export function TooltipBubble({ label, side, open, onOpenChange, control, ...props }: TooltipBubbleProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={open} onOpenChange={onOpenChange} disableHoverableContent>
        <Radix.Trigger asChild>
          <Stand control={control} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            side={sideOf(side, control)}
            sideOffset={6}
            collisionPadding={8}
            {...props}
            className="z-float max-w-[min(18rem,calc(100vw-1rem))] animate-appear rounded-field border border-transparent bg-ink px-3 py-1.5 text-center text-14 font-medium text-balance text-paper shadow-float motion-reduce:animate-none"
          >
            {label}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** Stands in for the control, which is already rendered: Radix positions the words beside it. */
function Stand({ control, ref }: { control: HTMLElement; ref?: Ref<HTMLElement> }) {
  useImperativeHandle(ref, () => control, [control]);
  return null;
}

function sideOf(side: TooltipBubbleProps["side"], control: HTMLElement) {
  if (side === "top" || side === "bottom") return side;
  const rightToLeft = getComputedStyle(control).direction === "rtl";
  return (side === "start") === rightToLeft ? "right" : "left";
}
