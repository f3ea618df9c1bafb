import { useSuspenseQuery } from "@tanstack/react-query";
import { Card } from "@troth/ui/card";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { TextLink } from "@troth/ui/text-link";
import { Link, useParams } from "react-router-dom";
import { CopyButton } from "../account/second-step/copy-button.tsx";
import { Head } from "../frame/head.tsx";
import * as paths from "../paths.ts";
import { prefetch } from "../prefetch.ts";
import { vendorQuery } from "../queries.ts";
import { useVisit } from "../visit.ts";
import { badgeMessages as words } from "./badge-messages.ts";
import { badgeCode, badgeSource, badgeThemes } from "./badge.ts";

const fetches = prefetch((client, { id = "" }) => client.ensureQueryData(vendorQuery(id)));
export const loader = fetches;
export const clientLoader = fetches;

/** For owners: a picture of the vendor's stars, and the HTML that shows it on another site. */
export default function BadgePage() {
  const { id = "" } = useParams();
  const { data: vendor } = useSuspenseQuery(vendorQuery(id));
  const { brand, origin, apiBase } = useVisit().settings;
  const [before, emphasis] = words.heading;
  const alt = words.alt(vendor.name, brand.shortName);
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head title={words.title(vendor.name)} noindex />
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1} size="page">
            {before}
            <em>{emphasis}</em>
          </Heading>
          <Text size={18}>{words.lead}</Text>
        </Stack>
        {badgeThemes.map((theme) => {
          const code = badgeCode({ id, alt, theme, origin, api: apiBase || origin });
          return (
            <Card key={theme} padding="lg">
              <Stack gap={4}>
                <Heading level={2} size="card">
                  {words.themes[theme]}
                </Heading>
                <div data-theme={theme} className="self-start rounded-card bg-paper p-5">
                  <img src={badgeSource(apiBase, id, theme)} alt={alt} width={232} height={76} />
                </div>
                <pre className="rounded-field bg-sunken p-4 text-14 whitespace-pre-wrap wrap-anywhere">
                  <code>{code}</code>
                </pre>
                <div className="noscript:hidden">
                  <CopyButton text={code} done={words.copied}>
                    {words.copy}
                  </CopyButton>
                </div>
              </Stack>
            </Card>
          );
        })}
        <Text tone="muted">{words.facts}</Text>
        <Text>
          <TextLink asChild>
            <Link to={paths.vendor(id)}>{words.back(vendor.name)}</Link>
          </TextLink>
        </Text>
      </Stack>
    </Container>
  );
}
