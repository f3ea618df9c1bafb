import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { cn } from "../lib/cn.ts";
import { ArchPicture, type Picture } from "../picture-arch/picture-arch.tsx";
import { Container } from "../page/page.tsx";

export type HeroProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The page's headline; wrap one phrase in `<em>`. */
  title: ReactNode;
  /** One or two sentences under it. */
  description?: ReactNode | undefined;
  /** A `SearchBox` in its hero size. */
  search?: ReactNode | undefined;
  /** A line of links under the search. */
  popular?: ReactNode | undefined;
  /** Two pictures: the first under an arch, the second in its counterpart. */
  pictures?: readonly [Picture, Picture] | undefined;
  /** A `QuoteCard` that overlaps the foot of the pictures. */
  quote?: ReactNode | undefined;
};

/** The first screen of a home page. */
export function Hero({ title, description, search, popular, pictures, quote, className, ...props }: HeroProps) {
  return (
    <section data-slot="hero" {...props} className={cn("bg-paper", className)}>
      <Container className="grid items-center gap-x-14 gap-y-10 pt-6 pb-16 md:pt-10 lg:grid-cols-[minmax(0,1.17fr)_minmax(0,1fr)] lg:pb-20">
        <div className="min-w-0">
          <Heading level={1} size="display">
            {title}
          </Heading>
          {description ? <p className="mt-5 max-w-[36rem] text-18 text-muted sm:mt-6">{description}</p> : null}
          {search ? <div className="mt-7 sm:mt-8">{search}</div> : null}
          {popular ? <div className="mt-5 text-16 text-muted">{popular}</div> : null}
        </div>
        {pictures ? (
          <div data-slot="hero-pictures" className="relative mx-auto w-full max-w-[32rem]">
            <div className="grid grid-cols-2">
              <ArchPicture
                picture={pictures[0]}
                ratio="tall"
                priority
                className="-me-[8%] mb-[12%] aspect-auto h-[88%] rounded-b-field"
              />
              <ArchPicture
                picture={pictures[1]}
                shape="vessel"
                ratio="tall"
                className="z-1 mt-[14%] ms-[4%] rounded-t-field"
              />
            </div>
            {quote ? <div className="absolute start-[6%] bottom-0 z-2 w-[62%] min-w-60">{quote}</div> : null}
          </div>
        ) : null}
      </Container>
    </section>
  );
}
