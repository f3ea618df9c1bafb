"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { cn } from "../lib/cn.ts";
import { cva } from "../lib/cva.ts";
import { useTexts } from "../lib/locale.ts";
import { splashFrames } from "./splash-words.ts";

export { type SplashFrame, splashFrames, splashScript, splashWords } from "./splash-words.ts";

const splashClasses = cva("grid place-items-center overflow-hidden bg-splash px-5 text-on-accent", {
  variants: {
    overlay: { true: "fixed inset-0 noscript:hidden", false: "min-h-60 w-full rounded-panel" },
    level: { 10: "z-bar", 50: "z-float", 100: "z-splash" },
  },
  defaultVariants: { overlay: true, level: 100 },
});

export type SplashTyperProps = Omit<ComponentProps<"div">, "children"> & {
  /** The short brand name, typed letter by letter. */
  shortName: string;
  /** Covers the whole window, for example while an application loads; `false` fills its container. Default `true`. */
  overlay?: boolean | undefined;
  /** Stacking level of the overlay. Default 100. */
  level?: 10 | 50 | 100 | undefined;
  /** What a screen reader announces, once. Default "Troth is loading". */
  label?: string | undefined;
  /** Milliseconds per letter. Default 50. */
  speed?: number | undefined;
};

/** Every word of the splash apart from the brand's name. */
export type SplashTyperTexts = {
  /** What a screen reader announces, once. Default "Troth is loading". */
  label: (shortName: string) => string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "splash-typer": SplashTyperTexts;
  }
}

const english: SplashTyperTexts = { label: (shortName) => `${shortName} is loading` };

/**
 * The blue splash: types the brand's name in capitals, capitalised, letter by letter and in lower case, over and over.
 * With reduced motion the name stays still.
 */
export function SplashTyper({
  shortName,
  overlay = true,
  level = 100,
  label,
  speed = 50,
  className,
  ...props
}: SplashTyperProps) {
  const words = useTexts("splash-typer", english);
  const word = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = word.current;
    if (!element) return;
    const frames = splashFrames(shortName, speed);
    const stillness = matchMedia("(prefers-reduced-motion: reduce)");
    let timer: ReturnType<typeof setTimeout> | undefined;
    let index = 0;

    const type = () => {
      const frame = frames[index++ % frames.length];
      if (!frame) return;
      element.textContent = frame[0];
      timer = setTimeout(type, frame[1]);
    };
    const start = () => {
      clearTimeout(timer);
      index = 0;
      element.dataset["typing"] = stillness.matches ? "still" : "letters";
      if (stillness.matches) element.textContent = shortName;
      else type();
    };

    start();
    stillness.addEventListener("change", start);
    return () => {
      clearTimeout(timer);
      stillness.removeEventListener("change", start);
    };
  }, [shortName, speed]);

  return (
    <div
      data-slot="splash-typer"
      {...props}
      className={cn(splashClasses({ overlay, level: overlay ? level : null }), className)}
    >
      <output className="sr-only">{label ?? words.label(shortName)}</output>
      <div
        aria-hidden
        translate="no"
        // A name starts at the side where its own script starts, whatever the direction of the page.
        dir="auto"
        className={cn(
          "grid max-w-full font-display font-medium",
          slants.test(shortName) && "italic",
          sizeFor(shortName),
        )}
      >
        {/* Capitals are widest: they reserve the place, so that nothing moves while the word grows. */}
        <span className="invisible col-start-1 row-start-1 pe-[0.12em]">{shortName.toUpperCase()}</span>
        <span className="col-start-1 row-start-1 motion-reduce:not-has-[[data-typing=letters]]:text-center">
          {/* An inline script may have typed before React came: its letters are not an error. */}
          {/* The caret is the word's own background: a box that moves with every letter would count as a shifting layout. */}
          <span
            ref={word}
            data-slot="splash-typer-word"
            className="bg-linear-to-r from-current to-current bg-size-[0.045em_0.95em] bg-top-right [&:dir(rtl)]:bg-top-left bg-no-repeat pt-[0.075em] pe-[0.085em] motion-reduce:bg-none"
            suppressHydrationWarning
          >
            {shortName}
          </span>
        </span>
      </div>
    </div>
  );
}

/** Scripts that have italics; browsers would slant others artificially, or use a font without their letters. */
const slants = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/** A long name is set smaller, so that its capitals fit a phone of 320 px. */
function sizeFor(name: string): string {
  if (name.length <= 7) return "text-56 sm:text-76";
  return name.length <= 14 ? "text-26 sm:text-56" : "text-18 sm:text-32";
}
