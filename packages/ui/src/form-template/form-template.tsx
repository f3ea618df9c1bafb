import { type ComponentProps, type ReactNode, useId } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";

export type FormTemplateProps = Omit<ComponentProps<"form">, "title"> & {
  /** What the form is for: "Add a vendor". */
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode | undefined;
  /** What needs putting right: an `ErrorSummary`, above the first section. */
  errors?: ReactNode | undefined;
  /** Its buttons, starting with the one that sends the form. They stay at the foot of the window. */
  actions: ReactNode;
  /** Beside the buttons: "Draft saved on this device". */
  status?: ReactNode | undefined;
  /** Its `FormSection`s. */
  children: ReactNode;
};

/** A page with a long form: title, errors, sections, and buttons that stay in view. */
export function FormTemplate({
  title,
  description,
  errors,
  actions,
  status,
  className,
  children,
  ...props
}: FormTemplateProps) {
  const id = useId();
  return (
    <form
      data-slot="form-template"
      aria-labelledby={id}
      {...props}
      className={cn("mx-auto w-full max-w-248 px-5 pt-8 sm:px-8 sm:pt-12", className)}
    >
      <Heading level={1} id={id} className="lg:text-40">
        {title}
      </Heading>
      {description ? <p className="mt-3 max-w-prose text-16 text-muted">{description}</p> : null}
      {errors ? <div className="mt-6">{errors}</div> : null}
      <div className="mt-8 divide-y divide-hairline border-t border-hairline">{children}</div>
      <div
        data-slot="form-actions"
        data-sticky="bottom"
        className="bottom-0 z-bar -mx-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline bg-paper px-5 py-4 sm:-mx-8 sm:px-8 [@media(min-height:30rem)]:sticky"
      >
        {actions}
        {status ? <div className="text-14 text-muted sm:ms-auto">{status}</div> : null}
      </div>
    </form>
  );
}

export type FormSectionProps = Omit<ComponentProps<"section">, "title"> & {
  /** What its fields are about: "Where it is". */
  title: ReactNode;
  /** Why we ask for them, or what happens to the answers. */
  description?: ReactNode | undefined;
};

/** Fields that belong together, with their title beside them on wide windows. */
export function FormSection({ title, description, className, children, ...props }: FormSectionProps) {
  const id = useId();
  return (
    <section
      data-slot="form-section"
      aria-labelledby={id}
      {...props}
      className={cn("grid gap-x-12 gap-y-5 py-8 lg:grid-cols-[16rem_minmax(0,1fr)]", className)}
    >
      <div className="min-w-0">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {description ? <p className="mt-1.5 text-14 text-muted">{description}</p> : null}
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
