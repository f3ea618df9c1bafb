// What may happen to what, and from which state to which: only these changes can be recorded. The database has the same
// table (moderation_transitions), so a new action here needs its rows in a migration; transitions.test.ts says which.

interface Transition {
  /** Null: this is how it starts, or it has no state that could change. */
  from: readonly (string | null)[];
  to: string | null;
}

const stateless = { from: [null], to: null } as const;

export const transitions = {
  vendor: {
    import: { from: [null], to: "approved" },
    submit: { from: [null], to: "pending" },
    approve: { from: ["pending"], to: "approved" },
    reject: { from: ["pending"], to: "rejected" },
    resubmit: { from: ["rejected"], to: "pending" },
    // By whoever added it. Only the record still knows the state: the listing is gone.
    withdraw: { from: ["pending", "rejected"], to: "withdrawn" },
    suspend: { from: ["approved"], to: "suspended" },
    reinstate: { from: ["suspended", "retired"], to: "approved" },
    merge: { from: ["approved"], to: "merged" },
    unmerge: { from: ["merged"], to: "approved" },
    retire: { from: ["approved"], to: "retired" },
    // By an admin who doesn't look after it.
    edit: stateless,
    // Who looks after it.
    "invite member": stateless,
    "withdraw invitation": stateless,
    "join team": stateless,
    "remove member": stateless,
    "leave team": stateless,
    transfer: stateless,
    release: stateless,
    // By an admin.
    "end ownership": stateless,
    "invite clients": stateless,
  },
  claim: {
    submit: { from: [null], to: "pending" },
    "ask for more": { from: ["pending"], to: "needs-more" },
    "send more": { from: ["needs-more"], to: "pending" },
    approve: { from: ["pending"], to: "approved" },
    reject: { from: ["pending", "needs-more"], to: "rejected" },
    withdraw: { from: ["pending", "needs-more"], to: "withdrawn" },
    "hand in document": stateless,
    "withdraw document": stateless,
    // By an admin, each time.
    "open document": stateless,
  },
  // A change to a listing that someone suggests.
  proposal: {
    submit: { from: [null], to: "open" },
    // By an admin: what was accepted of it, field by field, is among the changes.
    accept: { from: ["open"], to: "decided" },
    decline: { from: ["open"], to: "decided" },
    // By someone who looks after the listing.
    answer: { from: ["open"], to: "decided" },
    withdraw: { from: ["open"], to: "withdrawn" },
  },
  // A request to take a listing down.
  removal: {
    submit: { from: [null], to: "open" },
    remove: { from: ["open"], to: "removed" },
    decline: { from: ["open"], to: "declined" },
  },
  // Someone believes that a review or a listing is illegal.
  notice: {
    submit: { from: [null], to: "open" },
    uphold: { from: ["open"], to: "upheld" },
    // The review stays.
    "remove reply": { from: ["open"], to: "upheld" },
    dismiss: { from: ["open"], to: "dismissed" },
    // On an appeal.
    overturn: { from: ["upheld"], to: "dismissed" },
  },
  // What an author hands in to show that they were a client.
  proof: {
    submit: { from: [null], to: "waiting" },
    withdraw: { from: ["waiting"], to: "withdrawn" },
    accept: { from: ["waiting"], to: "accepted" },
    refuse: { from: ["waiting"], to: "refused" },
    // By an admin, each time.
    open: stateless,
  },
  // All that people report about one review.
  report: {
    submit: { from: [null], to: "open" },
    // By an admin or a rule, though no one has reported the review.
    "take up": { from: [null], to: "open" },
    uphold: { from: ["open"], to: "upheld" },
    // The review stays.
    "warn author": { from: ["open"], to: "upheld" },
    redact: { from: ["open"], to: "upheld" },
    // What was reported is the reply to it.
    "remove reply": { from: ["open"], to: "upheld" },
    dismiss: { from: ["open"], to: "dismissed" },
    // What was hidden because of them is shown again.
    overturn: { from: ["upheld"], to: "dismissed" },
    // By the last of those who reported it.
    withdraw: { from: ["open"], to: "withdrawn" },
    // From nothing, if no one had reported the review.
    appeal: { from: [null, "upheld", "dismissed"], to: "open" },
  },
  review: {
    hold: { from: [null], to: "held" },
    publish: { from: [null, "held"], to: "published" },
    hide: { from: ["published"], to: "hidden" },
    restore: { from: ["hidden"], to: "published" },
    remove: { from: ["held", "published", "hidden"], to: "removed" },
    // On an appeal.
    reinstate: { from: ["removed"], to: "published" },
    // By its author.
    delete: { from: ["held", "published", "hidden"], to: "removed" },
    // Along with its author's account.
    "close account": { from: ["published"], to: "hidden" },
    "reopen account": { from: ["hidden"], to: "published" },
  },
  category: {
    create: { from: [null], to: "listed" },
    change: stateless,
    move: stateless,
    retire: { from: ["listed"], to: "retired" },
    reinstate: { from: ["retired"], to: "listed" },
    merge: { from: ["listed", "retired"], to: "merged" },
  },
  user: {
    "invite admin": stateless,
    "become admin": { from: ["user"], to: "admin" },
    "withdraw admin": { from: ["admin"], to: "user" },
    warn: stateless,
    suspend: { from: ["active"], to: "suspended" },
    "lift suspension": { from: ["suspended"], to: "active" },
    erase: stateless,
    "end sessions": stateless,
  },
} as const satisfies Record<string, Record<string, Transition>>;

type Transitions = typeof transitions;
export type SubjectType = keyof Transitions;

type StateOf<Key extends "from" | "to", State> = null extends State ? { [K in Key]?: State } : { [K in Key]: State };
type ChangeBy<Given, S, A> = Given extends { from: readonly (infer From)[]; to: infer To }
  ? { subjectType: S; action: A } & StateOf<"from", From> & StateOf<"to", To>
  : never;

/** Every allowed change. A state that may be null can be left out. */
export type Change = {
  [S in SubjectType]: { [A in keyof Transitions[S]]: ChangeBy<Transitions[S][A], S, A> }[keyof Transitions[S]];
}[SubjectType];

export function transitionOf({ subjectType, action }: Pick<Change, "subjectType" | "action">): Transition {
  const table: Record<string, Record<string, Transition>> = transitions;
  return table[subjectType]![action]!;
}
