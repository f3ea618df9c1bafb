import { useLocation } from "react-router-dom";
import { siteCard } from "../paths.ts";
import { useVisit } from "../visit.ts";

type HeadProps = {
  /** The page's own title; the home page has only the site's. */
  title?: string;
  /** For search engines and link previews. Pages without one are not public. */
  description?: string | undefined;
  /** The page's canonical address, if it is not the current path. */
  path?: string | undefined;
  /** The picture of link previews; without one, the site's. */
  image?: string | undefined;
  /** What that shows, if the title doesn't say it. */
  alt?: string | undefined;
  /** Keeps the page out of search engines. */
  noindex?: boolean | undefined;
};

/** A page's title, description, canonical address and link preview; React moves them into the document's head. */
export function Head({ title, description, path, image, alt, noindex = false }: HeadProps) {
  const { settings } = useVisit();
  const { pathname } = useLocation();
  const { brand, origin } = settings;
  const full = title ? `${title} · ${brand.tagline}` : brand.tagline;
  const address = origin + (path ?? pathname);
  return (
    <>
      <title>{full}</title>
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {description && !noindex ? <meta name="description" content={description} /> : null}
      {/* Whoever shows a preview of a link has fetched it from the server, so browsers needn't load this. */}
      {import.meta.env.SSR && description && !noindex ? (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.shortName} />
          <meta property="og:title" content={title ?? brand.tagline} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={new URL(image ?? siteCard, origin).href} />
          <meta property="og:image:alt" content={alt || title || brand.tagline} />
          {/* A photo's own shape, until its JPEG has been made. */}
          {image?.endsWith(".webp") ? null : (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  );
}
