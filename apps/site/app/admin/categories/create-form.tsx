import { Button } from "@troth/ui/button";
import { Stack } from "@troth/ui/page";
import { useRef } from "react";
import { Link, useNavigate } from "react-router-dom";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import type { Photos } from "../../photos/use-photos.ts";
import { allCategory } from "../paths.ts";
import { bodyOf, checkCategory, noFields } from "./category-fields.ts";
import { CategoryFormFields } from "./category-form.tsx";
import { showsCategories } from "./category-queries.ts";
import { messages } from "./messages.ts";

const words = messages.create;

export function CreateForm() {
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
  );
}
