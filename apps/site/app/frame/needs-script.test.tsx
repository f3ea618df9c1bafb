// Without script, what the server sends is all there is: no page may say that it is still loading.
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { expect, test } from "vitest";
import VerifyAdmin from "../admin/verify-admin.tsx";
import AllCategory from "../admin/categories/all-category.tsx";
import CreateCategory from "../admin/categories/create-category.tsx";
import SharedList from "../favourites/shared.tsx";
import ReviewInvitation from "../invitations/review-invitation.tsx";
import JoinPartner from "../partners/join-partner.tsx";
import ConfirmReview from "../reviews/confirm-review.tsx";
import ReviewPreview from "../reviews/review-preview.tsx";
import JoinTeam from "../team/join-team.tsx";
import { createVisit } from "../visit.ts";
import { settings } from "../visit.specimen.ts";
import { VisitFrame } from "./visit-frame.specimen.tsx";

const pages: Record<string, ComponentType> = {
  SharedList,
  JoinTeam,
  JoinPartner,
  ReviewInvitation,
  ConfirmReview,
  ReviewPreview,
  VerifyAdmin,
  AllCategory,
  CreateCategory,
};

test.each(Object.entries(pages))("%s says without script that it needs it, and shows nothing that waits", (_, Page) => {
  const visit = createVisit({ settings, client: { baseUrl: "https://api.example" } });
  const html = renderToStaticMarkup(
    <VisitFrame visit={visit}>
      <StaticRouter location="/">
        <Page />
      </StaticRouter>
    </VisitFrame>,
  );
  expect(html.match(/<noscript>.*?needs JavaScript.*?<\/noscript>/g)).toHaveLength(1);
  const waiting = html.match(/<div[^>]*aria-busy[^>]*>/g) ?? [];
  expect(waiting).toHaveLength(1);
  for (const part of waiting) expect(part).toContain("noscript:hidden");
});
