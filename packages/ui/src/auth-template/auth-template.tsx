import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type AuthTemplateProps = Omit<ComponentProps<"div">, "title"> & {
  /** What the page is for: "Welcome back". An `em` inside is drawn in italic blue. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  /** A drawing beside the form on wide windows; the form stands alone without it. */
  picture?: ReactNode | undefined;
  /** Links below the card: "New here? Sign up". */
  footer?: ReactNode | undefined;
};

/** A page that is one form: log in, sign up, a new password. */
export function AuthTemplate({
  title,
  description,
  picture,
  footer,
  className,
  children,
  ...props
}: AuthTemplateProps) {
  return (
    <div
      data-slot="auth-template"
      {...props}
      className={cn(
        "mx-auto grid w-full items-center gap-16 px-5 py-10 sm:px-8 sm:py-16",
        picture ? "max-w-md lg:max-w-5xl lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]" : "max-w-lg",
        className,
      )}
    >
      <div>
        <Heading level={1} className="lg:text-40">
          {title}
        </Heading>
        {description ? <p className="mt-3 text-16 text-muted">{description}</p> : null}
        <div className="mt-7 rounded-panel border border-hairline bg-surface p-5 shadow-card sm:p-7">{children}</div>
        {footer ? <div className="mt-6 text-center text-15 text-muted">{footer}</div> : null}
      </div>
      {picture ? <div className="hidden justify-self-end lg:block">{picture}</div> : null}
    </div>
  );
}
