import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { Head } from "../../frame/head.tsx";
import { lazyPart } from "../../frame/lazy-part.ts";
import { PageSkeleton } from "../../frame/page-skeleton.tsx";
import { restoredAtom } from "../../state/persisted.ts";
import { AdminsOnly } from "./admins-only.tsx";
import { messages } from "./messages.ts";
import { ToDashboard } from "./to-dashboard.tsx";

const words = messages.create;

const CreateForm = lazyPart(async () => (await import("./create-form.tsx")).CreateForm);

export default function CreateCategory() {
  const isRestored = useAtomValue(restoredAtom);
  return (
    <Container width="form" className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      <ToDashboard />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="section">
            {words.heading}
          </Heading>
          <Text tone="muted">{words.description}</Text>
        </Stack>
        <AdminsOnly />
        {isRestored ? (
          <Suspense fallback={<PageSkeleton />}>
            <CreateForm />
          </Suspense>
        ) : (
          <PageSkeleton />
        )}
      </Stack>
    </Container>
  );
}
