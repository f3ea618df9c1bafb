// Where a rule is also in the contract, the numbers agree.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { jsonBytes, mostParts } from "./bodies.ts";
import {
  maxCategoryDescriptionLength,
  maxCategoryLanguages,
  maxCategoryNameLength,
  maxCategorySlugLength,
  maxCategoryWordLength,
  maxCategoryWords,
  maxListedCategories,
} from "./categories.ts";
import { claimNoteLength, maxOpenClaims } from "./claims.ts";
import { decisionLength } from "./decisions.ts";
import { maxSubjectLength, messageLength } from "./contact.ts";
import { maxCompared, maxFavourites, maxListNameLength, maxLists, maxNoteLength } from "./favourites.ts";
import { minPasswordLength } from "./passwords.ts";
import { maxUnusedPhotos, photoMegabytes, photoMegapixels, photoTypes } from "./photos.ts";
import { batchesADay, batchSize, countedFrom, maxClientNameLength } from "./invitations.ts";
import { day, lifetimes } from "./lifetimes.ts";
import { openingsAnHour, proofMegabytes, proofsADay, proofTypes } from "./proofs.ts";
import { maxLocationLength, maxNameLength } from "./profile.ts";
import { explanationLength } from "./notices.ts";
import { removalReasonLength } from "./removals.ts";
import { replyLength } from "./replies.ts";
import { appealLength, labelledFrom, maxReportLength, replyReasons, urgentReasons } from "./reports.ts";
import { type Experience, maxReviewDrafts, maxReviewPhotos, maxTitleLength, reviewLength } from "./reviews.ts";
import {
  maxProposalNoteLength,
  maxSpecialHours,
  maxSpecialLabelLength,
  maxSpecialYears,
  minProblemNoteLength,
} from "./vendors.ts";

type Schema = {
  minLength?: number;
  maxLength?: number;
  maxItems?: number;
  enum?: string[];
  description?: string;
  properties: Record<string, Schema>;
};
type Operation = {
  description: string;
  requestBody: { content: object };
  parameters?: { name?: string; schema?: object }[];
};

const contract = parse(readFileSync(new URL("../../openapi.yaml", import.meta.url), "utf8")) as {
  info: { description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const schema = (name: string) => contract.components.schemas[name]!;

test("the contract's limits for reviews", () => {
  expect(schema("ReviewText")).toMatchObject({ minLength: reviewLength.min, maxLength: reviewLength.max });
  expect(schema("NewReview").properties["title"]).toMatchObject({ maxLength: maxTitleLength });
  expect(schema("ReviewPhotos")).toMatchObject({ maxItems: maxReviewPhotos });
  const experiences: Record<Experience, true> = { enquired: true, booked: true, cancelled: true, completed: true };
  expect(schema("Experience").enum).toEqual(Object.keys(experiences));
  const drafts = contract.paths["/api/users/me/review-drafts"]!["get"]!;
  expect(drafts.description).toContain(`You can have ${maxReviewDrafts}.`);
});

test("the contract's limits for replies to reviews and reports about them", () => {
  expect(schema("NewReviewResponse").properties["text"]).toMatchObject({
    minLength: replyLength.min,
    maxLength: replyLength.max,
  });
  expect(schema("NewReport").properties["report"]).toMatchObject({ maxLength: maxReportLength });
  expect(schema("ReportReason").enum).toEqual(expect.arrayContaining([...urgentReasons, ...replyReasons]));
  for (const reason of replyReasons)
    expect(schema("NewReport").properties["reason"]!.description).toContain(`\`${reason}\``);
  expect(schema("NewAppeal").properties["words"]).toMatchObject({
    minLength: appealLength.min,
    maxLength: appealLength.max,
  });
  const appeal = contract.paths["/api/decisions/{id}/appeal"]!["post"]!;
  expect(appeal.description).toContain(`within ${lifetimes.appeal / day} days`);
  expect(labelledFrom).toBe(2);
  expect(contract.paths["/api/reviews/{id}/reports"]!["post"]!.description).toContain("Once two people");
});

test("the contract's limits for bodies", () => {
  expect(contract.info.description).toContain(`${jsonBytes / 1024} kB`);
  expect(contract.info.description).toContain(`${mostParts} fields and items`);
});

test("the contract's limits for passwords", () => expect(schema("Password").minLength).toBe(minPasswordLength));

test("the contract's limits for photos", () => {
  const uploads = [contract.paths["/api/users/me/avatar"]!["put"]!, contract.paths["/api/photos"]!["post"]!];
  for (const upload of uploads) {
    expect(Object.keys(upload.requestBody.content)).toEqual(photoTypes);
    expect(upload.description).toContain(`at most ${photoMegabytes} MB and ${photoMegapixels} megapixels`);
  }
  expect(uploads[1]!.description).toContain(`at most ${maxUnusedPhotos} of`);
});

test("the contract's limits for proofs, and for documents of claims", () => {
  const submits = [
    contract.paths["/api/reviews/{id}/proof"]!["post"],
    contract.paths["/api/claims/{id}/document"]!["put"],
  ];
  for (const submit of submits) {
    expect(Object.keys(submit!.requestBody.content)).toEqual(proofTypes);
    const words = submit!.description.replaceAll(/\s+/g, " ");
    expect(words).toContain(`at most ${proofMegabytes} MB`);
    expect(words).toContain(`up to ${proofsADay} a day`);
    expect(words).toContain(`within ${lifetimes.proofFile / day} days`);
  }
  expect(submits[1]!.description).toContain(`${lifetimes.unansweredClaim / day} days after a question`);
  for (const path of ["/api/admin/proofs/{id}/openings", "/api/admin/claims/{id}/document-openings"])
    expect(contract.paths[path]!["post"]!.description).toContain(`up to ${openingsAnHour} an hour`);
});

test("the contract's limits for what is said about a listing's problem", () => {
  const { note } = schema("NewProposal").properties;
  expect(note).toMatchObject({ maxLength: maxProposalNoteLength });
  expect(JSON.stringify(note)).toContain(`${minProblemNoteLength} characters or more`);
});

test("the contract's limits for special hours", () => {
  expect(schema("SpecialHours")).toMatchObject({ maxItems: maxSpecialHours });
  expect(schema("SpecialHoursEntry").properties["label"]).toMatchObject({ maxLength: maxSpecialLabelLength });
  expect(maxSpecialYears).toBe(2);
  expect(schema("SpecialHours").description).toContain("more than two years");
});

test("the contract's limits for claims", () => {
  expect(schema("ClaimNote")).toMatchObject({ minLength: claimNoteLength.min, maxLength: claimNoteLength.max });
  expect(schema("ClaimDecision").properties["reason"]).toMatchObject({
    minLength: decisionLength.min,
    maxLength: decisionLength.max,
  });
  expect(maxOpenClaims).toBe(5);
  expect(contract.paths["/api/vendors/{id}/claims"]!["post"]!.description).toContain("five per person");
});

test("the contract's limits for requests to remove a listing", () =>
  expect(schema("NewRemovalRequest").properties["reason"]).toMatchObject({
    minLength: removalReasonLength.min,
    maxLength: removalReasonLength.max,
  }));

test("the contract's limits for notices of illegal content", () =>
  expect(schema("NewNotice").properties["explanation"]).toMatchObject({
    minLength: explanationLength.min,
    maxLength: explanationLength.max,
  }));

test("the contract's limits for inviting clients", () => {
  const { clients } = schema("NewClientInvitations").properties as unknown as {
    clients: { minItems: number; maxItems: number; items: { properties: Record<string, object> } };
  };
  expect(clients).toMatchObject({ minItems: batchSize.min, maxItems: batchSize.max });
  expect(clients.items.properties["name"]).toMatchObject({ maxLength: maxClientNameLength });
  expect(schema("ClientInvitationBatch").properties["written"]).toMatchObject({ minimum: countedFrom });
  const { description } = contract.paths["/api/vendors/{id}/client-invitations"]!["post"]!;
  expect(batchesADay).toBe(3);
  expect(description.replaceAll(/\s+/g, " ")).toContain("Three batches a day");
  expect(description.replaceAll(/\s+/g, " ")).toContain(`for ${lifetimes.reviewInvitation / 86_400} days`);
});

test("the contract's limits for profiles and messages to the operator", () => {
  expect(schema("PersonName").maxLength).toBe(maxNameLength);
  for (const name of ["SignUp", "ProfileChange"])
    expect(schema(name).properties["location"]).toMatchObject({ maxLength: maxLocationLength });
  const { subject, message } = schema("ContactMessage").properties;
  expect(subject).toMatchObject({ maxLength: maxSubjectLength });
  expect(message).toMatchObject({ minLength: messageLength.min, maxLength: messageLength.max });
});

test("the contract's limits for lists of favourites", () => {
  expect(schema("FavouriteListName").properties["name"]).toMatchObject({ maxLength: maxListNameLength });
  expect(schema("FavouriteNoteText").properties["text"]).toMatchObject({ maxLength: maxNoteLength });
  const { post } = contract.paths["/api/favourite-lists"]!;
  expect(post!.description).toContain(`on ${maxLists} lists`);
  expect(contract.paths["/api/vendors/{id}/favourite"]!["put"]!.description).toContain(`Beyond ${maxFavourites} fav`);
  const compared = contract.paths["/api/favourites"]!["get"]!.parameters!.find(({ name }) => name === "vendors");
  expect(compared?.schema).toMatchObject({ maxItems: maxCompared });
});

test("the lengths of categories, their number, and how long a code counts as recent", () => {
  const { CategoryName, CategoryDescription, Slug, CategoryWords } = contract.components.schemas;
  expect([CategoryName, CategoryDescription, Slug].map((schema) => schema!.maxLength)).toEqual([
    maxCategoryNameLength,
    maxCategoryDescriptionLength,
    maxCategorySlugLength,
  ]);
  const { words } = (CategoryWords as unknown as { items: Schema }).items.properties;
  const { items } = words as unknown as { items: Schema };
  expect(items.maxLength).toBe(maxCategoryWordLength);
  expect([CategoryWords!.maxItems, words!.maxItems]).toEqual([maxCategoryLanguages, maxCategoryWords]);
  expect(maxListedCategories).toBe(100);
  expect(JSON.stringify(contract.paths["/api/categories"]!["get"])).toContain("never more than a hundred");
  expect(contract.paths["/api/users/me/second-step/confirm"]!["post"]!.description).toContain("fifteen minutes");
  expect(lifetimes.recentCode).toBe(15 * 60);
});
