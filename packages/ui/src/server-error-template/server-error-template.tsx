"use client";

import type { ComponentProps } from "react";
import { Button } from "../button/button.tsx";
import { ErrorState, type ErrorLookProps } from "../error-state/error-state.tsx";
import { useTexts } from "../lib/locale.ts";

export type ServerErrorTemplateProps = Omit<ComponentProps<"div">, "title"> &
  ErrorLookProps & {
    /** Tries again. Default reloads the page. */
    onRetry?: (() => void) | undefined;
    /** What happened. Default "An error occurred". */
    title?: string | undefined;
    /** What to do. Default "Please try again later". */
    description?: string | undefined;
    /** Text of the button. Default "Retry". */
    retryLabel?: string | undefined;
  };

export type ServerErrorTemplateTexts = { title: string; description: string; retryLabel: string };

declare module "../lib/locale.ts" {
  interface Texts {
    "server-error-template": ServerErrorTemplateTexts;
  }
}

const english: ServerErrorTemplateTexts = {
  title: "An error occurred",
  description: "Please try again later",
  retryLabel: "Retry",
};

const reload = () => window.location.reload();

/** The page for an error that isn't the reader's fault: 500. */
export function ServerErrorTemplate({
  onRetry = reload,
  title,
  description,
  retryLabel,
  ...props
}: ServerErrorTemplateProps) {
  const words = useTexts("server-error-template", english);
  return (
    <ErrorState
      {...props}
      data-slot="server-error-template"
      title={title ?? words.title}
      description={description ?? words.description}
      action={<Button onClick={() => onRetry()}>{retryLabel ?? words.retryLabel}</Button>}
    />
  );
}
