"use client";

import { Slot } from "@radix-ui/react-slot";
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { buttonClasses } from "../button/button-classes.ts";
import { ErrorState, type ErrorLookProps } from "../error-state/error-state.tsx";
import { useTexts } from "../lib/locale.ts";

export type NotFoundTemplateProps = Omit<ComponentProps<"div">, "title"> &
  ErrorLookProps & {
    /** What it means or what to do. Default none. */
    description?: ReactNode | undefined;
    /** The link home, without its text: `<Link to="/" />`. */
    home: ReactElement<{ children?: ReactNode }>;
    /** What happened. Default "Uh-oh! We can't find that page." */
    title?: string | undefined;
    /** The link's text. Default "Return Home". */
    homeLabel?: string | undefined;
  };

export type NotFoundTemplateTexts = { title: string; homeLabel: string };

declare module "../lib/locale.ts" {
  interface Texts {
    "not-found-template": NotFoundTemplateTexts;
  }
}

const english: NotFoundTemplateTexts = { title: "Uh-oh! We can't find that page.", homeLabel: "Return Home" };

/** The page for an address that leads nowhere: 404. */
export function NotFoundTemplate({ home, title, homeLabel, ...props }: NotFoundTemplateProps) {
  const words = useTexts("not-found-template", english);
  return (
    <ErrorState
      {...props}
      data-slot="not-found-template"
      title={title ?? words.title}
      action={<Slot className={buttonClasses()}>{cloneElement(home, {}, homeLabel ?? words.homeLabel)}</Slot>}
    />
  );
}
