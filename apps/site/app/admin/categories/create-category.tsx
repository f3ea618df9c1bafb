import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { Head } from "../../frame/head.tsx";
import { renderedPart } from "../../frame/rendered-part.ts";
import { AdminsOnly } from "./admins-only.tsx";
import { messages } from "./messages.ts";

const words = messages.create;

const CreateForm = renderedPart(async () => (await import("./create-form.tsx")).CreateForm);

export default function CreateCategory() {
  return (
    <Container width="form" className="py-8 sm:py-12">
      <Head title={words.title} noindex />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1} size="section">
            {words.heading}
          </Heading>
          <Text tone="muted">{words.description}</Text>
        </Stack>
        <AdminsOnly />
        <CreateForm />
      </Stack>
    </Container>
  );
}
