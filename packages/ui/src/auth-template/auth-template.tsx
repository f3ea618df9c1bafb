import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import type { Picture } from "../picture-arch/picture-arch.tsx";

export type AuthTemplateProps = Omit<ComponentProps<"div">, "title"> & {
  /** What the page is for: "Welcome back". An `em` inside is drawn in italic blue. */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  /** Decoration under an arch: beside the form on wide windows, otherwise small beside the title. Portrait, 4:5. */
  picture?: Pick<Picture, "src" | "srcSet" | "sizes" | "width" | "height"> | undefined;
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
        "mx-auto grid w-full px-5 py-10 sm:px-8 sm:py-16",
        picture
          ? "max-w-lg grid-cols-[minmax(0,1fr)_auto] gap-x-6 lg:max-w-5xl lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20"
          : "max-w-lg",
        className,
      )}
    >
      <div className={picture ? "self-center lg:col-start-1 lg:row-start-2" : undefined}>
        <Heading level={1} className="lg:text-40">
          {title}
        </Heading>
        {description ? <p className="mt-3 text-16 text-muted">{description}</p> : null}
      </div>
      {picture ? (
        <img
          data-slot="auth-template-picture"
          {...picture}
          alt=""
          className="col-start-2 row-start-1 aspect-[4/5] w-22 self-end rounded-arch bg-tint object-cover sm:w-28 lg:sticky lg:top-[calc(2rem+var(--sticky-top,0px))] lg:row-span-full lg:w-full lg:max-w-104 lg:self-start lg:justify-self-end forced-colors:border"
        />
      ) : null}
      <div className={cn("min-w-0", picture && "col-span-full lg:col-span-1 lg:col-start-1 lg:row-start-3")}>
        <div className="mt-7 rounded-panel border border-hairline bg-surface p-5 shadow-card sm:p-7">{children}</div>
        {footer ? <div className="mt-6 text-center text-15 text-muted">{footer}</div> : null}
      </div>
    </div>
  );
}
