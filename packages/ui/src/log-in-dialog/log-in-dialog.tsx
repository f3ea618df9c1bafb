"use client";

import { cloneElement, type ReactElement, type ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { Dialog, DialogClose, type DialogOpenProps } from "../dialog/dialog.tsx";
import { useTexts } from "../lib/locale.ts";

/** Every word of the prompt but its title. */
export type LogInDialogTexts = {
  /** Says that nothing is lost. Default "Nothing is lost: you’ll come straight back here and can carry on.". */
  note: string;
  /** Default "Log in". */
  logIn: string;
  /** Default "Sign up". */
  signUp: string;
  /** Continues without an account. Default "Continue without an account". */
  continueWithout: string;
};

declare module "../lib/locale.ts" {
  interface Texts {
    "log-in-dialog": LogInDialogTexts;
  }
}

const english: LogInDialogTexts = {
  note: "Nothing is lost: you’ll come straight back here and can carry on.",
  logIn: "Log in",
  signUp: "Sign up",
  continueWithout: "Continue without an account",
};

export type LogInDialogProps = DialogOpenProps & {
  /** The dialog's id. */
  id?: string | undefined;
  /** What the person was about to do: "Log in to save Villa Podrožnik". */
  title: ReactNode;
  /** An anchor or a router's link to the log-in, without content, which should lead back here afterwards. */
  logIn: ReactElement;
  /** The same for the sign-up. */
  signUp: ReactElement;
  /** Called when someone continues without an account; the dialog then closes. Without it, the option isn't offered. */
  onContinueWithout?: (() => void) | undefined;
  /** Replaces the note that nothing is lost. */
  description?: ReactNode | undefined;
  /** More to read before answering. */
  children?: ReactNode | undefined;
  /** Other words. */
  texts?: Partial<LogInDialogTexts> | undefined;
};

/** Asks someone to log in before what they were about to do. */
export function LogInDialog({
  logIn,
  signUp,
  onContinueWithout,
  description,
  children,
  texts,
  ...props
}: LogInDialogProps) {
  const words = useTexts("log-in-dialog", english, texts);
  return (
    <Dialog {...props} data-slot="log-in-dialog" size="sm" description={description ?? words.note}>
      {children}
      <div className="mt-2 grid gap-3">
        <Button asChild>{cloneElement(logIn, undefined, words.logIn)}</Button>
        <Button asChild variant="outline">
          {cloneElement(signUp, undefined, words.signUp)}
        </Button>
        {onContinueWithout ? (
          <DialogClose>
            <Button variant="plain" onClick={onContinueWithout}>
              {words.continueWithout}
            </Button>
          </DialogClose>
        ) : null}
      </div>
    </Dialog>
  );
}
