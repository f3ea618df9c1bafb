import { Button } from "@troth/ui/button";
import { Heading } from "@troth/ui/heading";
import { Container, Stack } from "@troth/ui/page";
import { Text } from "@troth/ui/text";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import type { Photos } from "../../photos/use-photos.ts";
import { allCategory } from "../../rare-paths.ts";
import { AdminsOnly } from "./admins-only.tsx";
import { bodyOf, checkCategory, noFields } from "./category-fields.ts";
import { CategoryFormFields } from "./category-form.tsx";
import { showsCategories } from "./category-queries.ts";
import { messages } from "./messages.ts";

const words = messages.create;

export default function CreateCategory() {
  const navigate = useNavigate();
  const arriveRef = useRef<Photos["arrive"]>(null);
  const create = useAction("createCategory", {
    stale: showsCategories,
    done: ({ category }) => ({ title: words.done(category.name), tone: "success" }),
    onDone: async () => navigate(allCategory),
  });
  const form = useForm({
    id: "category",
    initial: noFields,
    check: (fields) => checkCategory(fields, true),
    send: async () => {
      const ids = await arriveRef.current?.();
      // As they are now: the picture may have arrived meanwhile.
      const { slug, ...body } = bodyOf(form.hook.getValues(), ids);
      await create.send({ body: { ...body, ...(slug && { slug }) } });
    },
  });
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
        <FormFrame form={form}>
          <CategoryFormFields form={form} isNew arriveRef={arriveRef} />
          <Stack direction="row" gap={3}>
            <Button type="submit" size="lg" loading={form.busy}>
              {words.submit}
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to={allCategory}>{words.back}</Link>
            </Button>
          </Stack>
        </FormFrame>
      </Stack>
    </Container>
  );
}
