import { useQuery } from "@tanstack/react-query";
import { ApiProblem } from "@troth/api-client";
import { Button } from "@troth/ui/button";
import { EmptyState } from "@troth/ui/empty-state";
import { Heading } from "@troth/ui/heading";
import { Stack } from "@troth/ui/page";
import { useToast } from "@troth/ui/toast";
import { useRef, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { change } from "../../actions/changes.ts";
import { useAction } from "../../actions/use-action.ts";
import { FormFrame } from "../../forms/form-frame.tsx";
import { useForm } from "../../forms/use-form.ts";
import { Head } from "../../frame/head.tsx";
import { QueryContent } from "../../frame/query-content.tsx";
import type { Photos } from "../../photos/use-photos.ts";
import { allCategory } from "../paths.ts";
import { AdminsOnly } from "./admins-only.tsx";
import { changeOf, checkCategory, fieldsOf } from "./category-fields.ts";
import { CategoryFormFields } from "./category-form.tsx";
import { categoryQuery, showsCategories, type TaggedCategory } from "./category-queries.ts";
import { messages } from "./messages.ts";

const words = messages.edit;

export function EditCategory({ id }: { id: string }) {
  const query = useQuery(categoryQuery(id));
  if (query.error instanceof ApiProblem && query.error.status === 404)
    return <EmptyState headingLevel={1} title={words.missingTitle} description={words.missing} action={<Back />} />;
  return (
    <QueryContent query={query} lines={12}>
      {(category) => <EditForm key={id} category={category} />}
    </QueryContent>
  );
}

function EditForm({ category: { data, etag } }: { category: TaggedCategory }) {
  const { id, name } = data.category;
  const navigate = useNavigate();
  const toast = useToast();
  const arriveRef = useRef<Photos["arrive"]>(null);
  // As they were when the page was opened: that is what was changed, and what the version is of.
  const [before] = useState(() => ({ fields: fieldsOf(data), etag }));
  const save = useAction("tagged.updateCategory", {
    learn: (saved) => [change(categoryQuery(id), () => ({ data: saved.data, etag: saved.etag }))],
    stale: showsCategories,
    done: words.done,
    onDone: async () => navigate(allCategory),
  });
  const form = useForm({
    id: "category",
    initial: before.fields,
    check: (fields) => checkCategory(fields, false),
    send: async () => {
      const ids = await arriveRef.current?.();
      // As they are now: the picture may have arrived meanwhile.
      const body = changeOf(before.fields, form.hook.getValues(), ids);
      if (Object.keys(body).length === 0) toast({ title: words.nothing });
      else await save.send({ path: { id }, body, header: { "If-Match": before.etag ?? "" } });
    },
    explain: (error) =>
      error instanceof ApiProblem && error.kind === "changed-meanwhile" ? { form: words.changedMeanwhile } : null,
  });
  return (
    <Stack gap={6}>
      <Head title={words.title(name)} noindex />
      <Heading level={1} size="section" className="wrap-anywhere">
        {words.heading(name)}
      </Heading>
      <AdminsOnly />
      <FormFrame form={form}>
        <CategoryFormFields form={form} isNew={false} arriveRef={arriveRef} />
        <Stack direction="row" gap={3}>
          <Button type="submit" size="lg" loading={form.busy}>
            {words.submit}
          </Button>
          <Back size="lg" />
        </Stack>
      </FormFrame>
    </Stack>
  );
}

const Back = ({ size }: { size?: "lg" }) => (
  <Button asChild size={size} variant="outline">
    <Link to={allCategory}>{messages.create.back}</Link>
  </Button>
);
