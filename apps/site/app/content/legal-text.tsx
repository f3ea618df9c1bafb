import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import type { Schemas } from "@troth/api-client";
import { Banner } from "@troth/ui/banner";
import { Container } from "@troth/ui/page";
import { Prose } from "@troth/ui/prose";
import { Text } from "@troth/ui/text";
import { createElement, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { Head } from "../frame/head.tsx";
import { apiOf } from "../visit.ts";
import { messages } from "./messages.ts";

type Name = "terms" | "privacy";

// Here rather than among the queries of all pages (queries.ts), whose script budget is full.
export const legalTextQuery = (name: Name) =>
  queryOptions({
    queryKey: ["getLegalText", name],
    queryFn: ({ client, signal }) => apiOf(client).getLegalText({ path: { name }, signal }),
  });

/** The operator's text, or the example that stands in for it. */
export function LegalText({ name }: { name: Name }) {
  const { version, isExample, content } = useSuspenseQuery(legalTextQuery(name)).data;
  return (
    <Container width="text" className="py-10 sm:py-16">
      <Head {...messages[name]} />
      {isExample ? (
        <Banner tone="caution" title={messages.example.title} className="mb-8">
          {messages.example.text}
        </Banner>
      ) : null}
      <Prose>{shown(content)}</Prose>
      <Text size={14} tone="muted" className="mt-10">
        {messages.version(version)}
      </Text>
    </Container>
  );
}

type Part = Schemas["TextPart"];
type Element = { open: Extract<Part, { open: string }>; key: number; children: ReactNode[] };

/** Rendered as elements: no HTML comes from anywhere. */
function shown(parts: readonly Part[]): ReactNode[] {
  const whole: ReactNode[] = [];
  const within: Element[] = [];
  const add = (node: ReactNode) => (within.at(-1)?.children ?? whole).push(node);
  for (const [key, part] of parts.entries()) {
    if (typeof part === "string") add(part);
    else if ("open" in part) within.push({ open: part, key, children: [] });
    else add(elementOf(within.pop()!));
  }
  return whole;
}

function elementOf({ open: { open: tag, href }, key, children }: Element): ReactNode {
  const props = { key, ...(tag === "th" && { scope: "col" }) };
  return href?.startsWith("/")
    ? createElement(Link, { ...props, to: href }, ...children)
    : createElement(tag, { ...props, href }, ...children);
}
