import type { Schemas } from "@troth/api-client";

export const messages = {
  queue: {
    caption: "Proposed changes waiting for a decision",
    name: "Vendor",
    more: "Show more proposals",
    emptyTitle: "All done",
    empty: "No proposed change is waiting for a decision.",
    by: "Proposed by",
    fields: "What would change",
    owner: "Who decides",
    owned: "Its owner or us",
    unowned: "We do",
  },
  case: {
    title: (name: string) => `Decide about a change to ${name}`,
    heading: "Change to ",
    problemWith: "Problem with ",
    problem: "What they told us",
    states: {
      open: "Waiting",
      accepted: "Accepted",
      some: "Accepted in part",
      declined: "Declined",
      withdrawn: "Withdrawn",
    },
    made: (ago: string) => `Proposed ${ago}`,
    author: "who proposed it",
    fields: "What would change",
    fieldsDecided: "What was to change",
    changedSince: (from: string) =>
      from
        ? `This has changed since the proposal was made. It used to be: ${from}`
        : "This has changed since the proposal was made. There was nothing before.",
    outcomes: { accepted: "Accepted", declined: "Declined" } satisfies Record<Schemas["ProposalOutcome"], string>,
    note: "How they know",
    noNote: "They haven’t said.",
    proposer: "Proposed by",
    others: "Other proposals",
    none: "none",
    listing: "The listing",
    page: "See its page",
    edit: "Edit it",
    decide: "Suspend or merge it",
    more: "Other proposals for this listing",
    moreBy: (name: string, fields: string) => `${name}: ${fields}`,
    noMore: "Nothing else is waiting.",
    earlier: { accept: "Accepted", decline: "Declined" },
  },
  decision: {
    accept: "Accept",
    acceptAll: "Accept all of it",
    acceptHint: (isOwned: boolean) =>
      isOwned
        ? "It’s on the page straight away, and the owner sees it in the history."
        : "It’s on the page straight away.",
    acceptSubmit: "Accept and go on",
    problem: "They’re right",
    problemHint:
      "Nothing changes by itself: suspend or merge the listing, or edit it, before you decide. The person who wrote is told that they were right.",
    noProblem: "They’re wrong, or we can’t tell",
    some: "Accept some of it",
    someHint: "You choose what. The rest stays as it is, and the person who proposed it is told why.",
    someSubmit: "Accept that and go on",
    which: "What do you accept?",
    whichMissing: "Choose at least one change, but not all of them",
    decline: "Decline",
    declineHint: "The page stays as it is. The person who proposed it is told why.",
    declineSubmit: "Decline and go on",
    because: {
      unconfirmed: "Nothing bears it out",
      untrue: "It isn’t true",
      unsuitable: "It advertises or insults",
      "personal-data": "It gives away personal data",
      other: "It breaks the guidelines in another way",
    } satisfies Record<Schemas["ProposalRefusal"], string>,
    done: {
      problem: (name: string) => `What was said about ${name} is settled`,
      accept: (name: string) => `The change to ${name} is on its page`,
      some: (name: string) => `Part of the change to ${name} is on its page`,
      decline: (name: string) => `The change to ${name} is declined`,
    },
    closed: "This has been decided.",
    withdrawn: "This has been withdrawn.",
    notByYou: {
      proposed: "You proposed this, so another admin has to decide.",
      yours: "You look after this listing, so you decide on its own page.",
    } satisfies Record<NonNullable<Schemas["ProposalCase"]["notByYou"]>, string>,
  },
};
