// The first page: shows what the system is by using it.
import { ArrowRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { AvatarDropdown } from "../packages/ui/src/avatar-dropdown/avatar-dropdown.tsx";
import { Badge } from "../packages/ui/src/badge/badge.tsx";
import { Button } from "../packages/ui/src/button/button.tsx";
import { FavouriteButton } from "../packages/ui/src/favourite-button/favourite-button.tsx";
import type { OpeningHoursEntry } from "../packages/ui/src/lib/opening-hours.ts";
import { Navbar } from "../packages/ui/src/navbar/navbar.tsx";
import { OpeningHoursEditor } from "../packages/ui/src/opening-hours-editor/opening-hours-editor.tsx";
import { ArchPicture } from "../packages/ui/src/picture-arch/picture-arch.tsx";
import { ReviewStepper } from "../packages/ui/src/review-stepper/review-stepper.tsx";
import { SplashTyper } from "../packages/ui/src/splash-typer/splash-typer.tsx";
import { Stars } from "../packages/ui/src/stars/stars.tsx";
import { StoryLink } from "../packages/ui/src/story-pictures/story-link.tsx";
import { storyPictures } from "../packages/ui/src/story-pictures/story-pictures.ts";
import { TextArea } from "../packages/ui/src/text-area/text-area.tsx";
import { VendorCard } from "../packages/ui/src/vendor-card/vendor-card.tsx";
import { Wordmark } from "../packages/ui/src/wordmark/wordmark.tsx";
import { Code } from "./blocks.tsx";

const page = (id: string) => `./?path=/docs/${id}--docs`;

export function Introduction() {
  return (
    <div className="introduction sb-unstyled text-ink">
      <Opening />
      <Six />
      <Principles />
      <Install />
      <Ways />
    </div>
  );
}

function Opening() {
  return (
    <header className="grid items-center gap-x-14 gap-y-10 pb-section-tight lg:grid-cols-[minmax(0,1fr)_25rem] lg:pb-section">
      <div>
        <p className="text-15 font-semibold text-accent-text">Troth design system</p>
        <h1 className="mt-4 font-display text-40 font-display text-balance sm:text-56 lg:text-76">
          Made for people who need to <em className="text-accent-text">trust each other.</em>
        </h1>
        <p className="mt-6 max-w-prose text-18 text-muted">
          React components, tokens and patterns for finding vendors, reading what couples say about them, and writing
          your own review. Warm paper, ink and one confident cobalt; in light and dark, in any direction, in any window.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href={page("actions-button")} target="_top">
              See a component <ArrowRight aria-hidden className="rtl:-scale-x-100" />
            </a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={page("foundations-colour")} target="_top">
              Foundations
            </a>
          </Button>
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-96 grid-cols-2 items-end gap-4 lg:max-w-none">
        <ArchPicture picture={storyPictures.glasshouse} priority />
        <ArchPicture picture={storyPictures.bouquet} shape="vessel" priority className="mb-10" />
      </div>
    </header>
  );
}

const week: OpeningHoursEntry[] = [
  { day: "Monday", openTime: "00", closeTime: "00", closed: true },
  { day: "Tuesday", openTime: "09:00", closeTime: "18:00" },
  {
    day: "Wednesday",
    openTime: "09:00",
    closeTime: "12:30",
    intervals: [{ openTime: "14:00", closeTime: "18:00" }],
  },
  { day: "Thursday", openTime: "09:00", closeTime: "20:00" },
  { day: "Friday", openTime: "09:00", closeTime: "18:00" },
  { day: "Saturday", openTime: "18:00", closeTime: "02:00" },
  { day: "Sunday", openTime: "00", closeTime: "00" },
];

const steps = [
  { id: "stars", label: "Stars" },
  { id: "words", label: "Words" },
  { id: "preview", label: "Preview" },
];

/** The six components that the product started with, at work. */
function Six() {
  const [hours, setHours] = useState<readonly OpeningHoursEntry[]>(week);
  const [step, setStep] = useState("words");
  const [saved, setSaved] = useState(true);
  return (
    <section aria-labelledby="six" className="border-t border-hairline pt-section-tight">
      <SectionTitle
        id="six"
        title={
          <>
            Six to start with, <em className="text-accent-text">live.</em>
          </>
        }
      >
        None of these are pictures: press, type, tab. Each has a page with its props, its keys and what we have tested.
      </SectionTitle>
      <div className="grid gap-6 lg:grid-cols-12">
        <Piece id="navigation-navbar" name="Navbar" className="lg:col-span-12">
          <Navbar
            className="rounded-field border border-hairline"
            logo={
              <a href="#home" aria-label="Troth, home">
                <Wordmark />
              </a>
            }
            links={[
              <a key="categories" href="#categories">
                Categories
              </a>,
              <a key="feedback" href="#feedback">
                Give Feedback
              </a>,
            ]}
            account={{
              kind: "user",
              menu: (
                <AvatarDropdown
                  user={{ firstName: "Ana", lastName: "Kovač", email: "ana@example.org", isAdmin: false }}
                  profile={<StoryLink href="#profile" />}
                  favourites={<StoryLink href="#favourites" />}
                  settings={<StoryLink href="#settings" />}
                  favouritesCount={7}
                  onLogOut={() => undefined}
                />
              ),
            }}
          />
        </Piece>
        <Piece id="vendors-and-reviews-vendorcard" name="VendorCard" className="lg:col-span-5">
          <VendorCard
            name="Villa Podrožnik"
            link={<StoryLink href="#villa-podroznik" />}
            picture={{ ...storyPictures.villa, alt: "" }}
            facts={["Venue", "Ljubljana", "€€€"]}
            rating={{ average: 4.9, count: 212 }}
            openStatus={{ tone: "open", label: "Open now" }}
            verified
            action={
              <FavouriteButton variant="on-picture" name="Villa Podrožnik" pressed={saved} onPressedChange={setSaved} />
            }
          />
        </Piece>
        <Piece id="navigation-reviewstepper" name="ReviewStepper" className="lg:col-span-7">
          <ReviewStepper
            steps={steps}
            current={step}
            onCurrentChange={setStep}
            onSubmit={() => setStep("stars")}
            headingLevel={3}
            title="How was it, really?"
            subtitle={
              <span className="flex flex-wrap items-center gap-2">
                Villa Podrožnik · <Stars value={4} size="sm" />
              </span>
            }
            status="Draft saved on this device"
          >
            <TextArea
              label="Your review"
              rows={4}
              defaultValue="She moved the whole ceremony indoors in twenty minutes and nobody noticed the rain."
            />
          </ReviewStepper>
        </Piece>
        <Piece id="forms-openinghourseditor" name="OpeningHoursEditor" className="lg:col-span-8">
          <OpeningHoursEditor value={hours} onValueChange={setHours} timeZone="Europe/Ljubljana" headingLevel={3} />
        </Piece>
        <div className="grid gap-6 lg:col-span-4 lg:grid-rows-2">
          <Piece id="feedback-splashtyper" name="SplashTyper">
            <SplashTyper shortName="Troth" overlay={false} className="h-full" />
          </Piece>
          <Piece id="navigation-avatardropdown" name="AvatarDropdown">
            <div className="grid h-full min-h-40 place-content-center justify-items-center gap-3">
              <AvatarDropdown
                user={{
                  firstName: "ليلى",
                  lastName: "حداد",
                  email: "layla@example.org",
                  image: storyPictures.flowers.src,
                  isAdmin: false,
                }}
                profile={<StoryLink href="#profile" />}
                favourites={<StoryLink href="#favourites" />}
                settings={<StoryLink href="#settings" />}
                onLogOut={() => undefined}
              />
              <Badge tone="tint">Press it</Badge>
            </div>
          </Piece>
        </div>
      </div>
    </section>
  );
}

const principles: readonly [title: string, text: string][] = [
  [
    "Restraint builds trust",
    "Hairlines, numbers that line up, one solid button per view. Nothing shouts, so people see what matters.",
  ],
  ["Right by default", "Without a single optional prop, the result is accessible, responsive and looks finished."],
  [
    "Plain props in, events out",
    "No router, no store, no API inside. You pass links in as elements, so they stay your router’s.",
  ],
  [
    "Every word is yours to change",
    "English by default, one provider for all of it; German, Arabic and Japanese included.",
  ],
  ["Light", "One import per component; native elements first; anything that opens on demand loads on demand."],
  ["Proven, not promised", "Every story is a test in a real browser: its keys, axe in both themes, its screenshot."],
];

function Principles() {
  return (
    <section aria-labelledby="principles" className="mt-section border-t border-hairline pt-section-tight">
      <SectionTitle id="principles" title="What we hold to" />
      <ol className="grid gap-x-14 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {principles.map(([title, text], index) => (
          <li key={title} className="border-t border-ink pt-4">
            <span aria-hidden className="figures text-14 text-muted">
              {index + 1}
            </span>
            <h3 className="mt-1 font-display text-26 font-display">{title}</h3>
            <p className="mt-2 text-16 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const lines = [
  { of: "shell", code: "npm install @troth/ui" },
  { of: "app.css", code: '@import "@troth/ui/styles.css";' },
  { of: "page.tsx", code: 'import { Button } from "@troth/ui/button";' },
];

function Install() {
  return (
    <section aria-labelledby="install" className="mt-section rounded-panel bg-sunken p-6 sm:p-10 lg:p-14">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="install" className="font-display text-32 font-display">
            Three lines, and it works
          </h2>
          <p className="mt-3 text-16 text-muted">
            React 19 is all it needs. With Tailwind 4, use <Code className="bg-surface">@troth/ui/tailwind.css</Code>{" "}
            instead, and every token is a class. Server components and right-to-left pages just work, and the README
            says what dialogs need under a strict content security policy.
          </p>
          <p className="mt-3 text-16 text-muted">
            Before it is on a registry, <Code className="bg-surface">npm run build:packages</Code> packs it for you. The
            README of <Code className="bg-surface">packages/ui</Code> tells you where to find the files and how to
            install them, shows a first page built from six components, and says what we promise from one version to the
            next.
          </p>
        </div>
        <dl className="grid gap-2">
          {lines.map(({ of, code }) => (
            <div key={of} className="rounded-field border border-hairline bg-surface px-4 py-3">
              <dt className="text-13 text-muted">{of}</dt>
              <dd className="overflow-x-auto font-mono text-14 whitespace-nowrap">{code}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const ways: readonly [id: string, title: string, text: string][] = [
  ["foundations-colour", "Foundations", "Colour, type, space, shape, motion: drawn from the tokens."],
  ["foundations-theming", "Theming", "Override a variable, or set one colour of your own."],
  ["foundations-accessibility", "Accessibility", "What we do, how we test it, what we don't know yet."],
  ["foundations-localeprovider", "Languages", "One provider sets every word, number and direction."],
  ["coding-assistants", "Coding assistants", "Let yours ask Storybook instead of guessing."],
];

function Ways() {
  return (
    <nav aria-labelledby="ways" className="mt-section mb-section-tight">
      <h2 id="ways" className="font-display text-26 font-display">
        Where to go from here
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
        {ways.map(([id, title, text]) => (
          <li key={id}>
            <a
              href={page(id)}
              target="_top"
              className="block h-full rounded-card border border-hairline bg-surface p-5 no-underline transition-colors duration-quick ease-out hover:border-ink motion-reduce:transition-none"
            >
              <span className="text-16 font-semibold text-accent-text">{title}</span>
              <span className="mt-1 block text-14 text-muted">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SectionTitle({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="mb-8 grid gap-2">
      <h2 id={id} className="font-display text-32 font-display sm:text-40">
        {title}
      </h2>
      {children ? <p className="max-w-prose text-16 text-muted">{children}</p> : null}
    </div>
  );
}

/** One component at work, with a link to its page. */
function Piece({
  id,
  name,
  className = "",
  children,
}: {
  id: string;
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <figure className={`m-0 flex min-w-0 flex-col gap-3 ${className}`}>
      <div className="grow rounded-panel border border-hairline bg-sunken p-4 sm:p-6">{children}</div>
      <figcaption className="flex justify-between gap-4 px-1 text-14">
        <a href={page(id)} target="_top" className="font-medium text-accent-text no-underline hover:underline">
          {name}
        </a>
      </figcaption>
    </figure>
  );
}
