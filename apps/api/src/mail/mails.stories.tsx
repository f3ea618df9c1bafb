import type { Meta, StoryObj } from "@storybook/react-vite";
import type axe from "axe-core";
// As it is: within a build its own copy of its source names what only the build knows.
import axeSource from "axe-core/axe.min.js?raw";
import { expect, waitFor } from "storybook/test";
import * as appealEmails from "../appeals/emails.ts";
import * as claimEmails from "../claims/emails.ts";
import * as decisionEmails from "../reviews/decision-emails.ts";
import * as noticeEmails from "../notices/emails.ts";
import * as proofEmails from "../proofs/emails.ts";
import * as removalEmails from "../removals/emails.ts";
import { reviewInvitationEmail } from "../invitations/emails.ts";
import { messageEmail, receiptEmail } from "../contact/emails.ts";
import * as partnerEmails from "../partners/emails.ts";
import { digestEmail, summaryEmail } from "../summaries/emails.ts";
import * as reviewEmails from "../reviews/emails.ts";
import * as teamEmails from "../team/emails.ts";
import * as emails from "../users/emails.ts";
import * as vendorEmails from "../vendors/emails.ts";
import { MailPreview } from "./mail-preview.tsx";

const site = { brand: "Troth", colour: "", publicUrl: new URL("https://troth.example") };
const to = "ana.kovac@example.org";
const token = "Zq3vX0mJb1r8cW5tYpH2nLk7dGsA9eUfR4iVxT6oQ0w";
const stop = "hB7yK2sN4pEw9uMc1RzXaJ5qVt8dLg3FoT6iYk0WmSx";

/** Every e-mail the server sends, in both themes, at two widths, and as plain text. */
const meta = {
  // In a group, since the sidebar lists ungrouped stories above all groups; the id keeps their addresses short.
  title: "E-mails/All e-mails",
  id: "e-mails",
  component: MailPreview,
  // Inside the frames, axe runs in `play` below, where we know that it has run.
  parameters: { controls: { disable: true }, a11y: { context: { exclude: ["iframe"] } } },
  play: async ({ canvasElement }) => {
    for (const frame of canvasElement.querySelectorAll("iframe")) {
      await waitFor(() => expect(frame.offsetHeight).toBeGreaterThan(200));
      const page = frame.contentDocument!.documentElement;
      await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
      await expect(await faults(frame)).toEqual([]);
    }
  },
} satisfies Meta<typeof MailPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What axe finds in an e-mail. Landmarks are the mail reader's business. */
async function faults({ contentWindow }: HTMLIFrameElement) {
  const inside = contentWindow as Window & { axe?: typeof axe; eval(script: string): void };
  inside.eval(axeSource);
  const { violations } = await inside.axe!.run({
    rules: { region: { enabled: false }, "landmark-one-main": { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

export const ConfirmAddress: Story = {
  args: { mail: emails.verificationEmail(site, to, token) },
  tags: ["visual"],
};

export const AddressTaken: Story = { args: { mail: emails.addressTakenEmail(site, to) } };

export const NewPassword: Story = { args: { mail: emails.resetEmail(site, to, token) } };

export const PasswordChanged: Story = { args: { mail: emails.passwordChangedEmail(site, to) } };

/** The one with two actions. */
export const NewAddress: Story = {
  args: { mail: emails.newAddressEmail(site, to, token, stop) },
  tags: ["visual"],
};

export const OldAddress: Story = { args: { mail: emails.oldAddressEmail(site, to, stop) } };

export const AddressChanged: Story = { args: { mail: emails.addressChangedEmail(site, to) } };

export const NewAddressTaken: Story = { args: { mail: emails.newAddressTakenEmail(site, to) } };

export const GoogleLinked: Story = { args: { mail: emails.googleLinkedEmail(site, to) } };

export const DeleteAccount: Story = { args: { mail: emails.deletionEmail(site, to, token, "delete") } };

export const DeleteAccountButKeepReviews: Story = {
  args: { mail: emails.deletionEmail(site, to, token, "keep") },
};

export const AccountClosed: Story = {
  args: { mail: emails.accountClosedEmail(site, to, new Date("2026-12-05T10:00:00Z")) },
};

export const AccountReopened: Story = { args: { mail: emails.accountReopenedEmail(site, to) } };

export const SecondStepOn: Story = { args: { mail: emails.secondStepOnEmail(site, to) } };

export const SecondStepOff: Story = { args: { mail: emails.secondStepOffEmail(site, to, "its owner") } };

export const SecondStepOffByNewPassword: Story = {
  args: { mail: emails.secondStepOffEmail(site, to, "a new password") },
};

export const RecoveryCodeUsed: Story = { args: { mail: emails.recoveryCodeUsedEmail(site, to, 7) } };

export const LastRecoveryCodeButOne: Story = { args: { mail: emails.recoveryCodeUsedEmail(site, to, 1) } };

export const Invitation: Story = { args: { mail: emails.invitationEmail(site, to, token) } };

export const AdminAdded: Story = { args: { mail: emails.adminAddedEmail(site, to) } };

const warned = "Two of your reviews named a waiter. Please leave out who it was.";
export const Warning: Story = { args: { mail: emails.warningEmail(site, to, warned) } };

export const Suspended: Story = {
  args: { mail: emails.suspendedEmail(site, to, "This account has published reviews for money.") },
};

export const SuspensionLifted: Story = {
  args: { mail: emails.suspensionLiftedEmail(site, to, "You’ve shown us that the reviews are your own.") },
};

const closed = { eraseAt: new Date("2026-12-05T10:00:00Z"), reviews: "keep", canReopen: true } as const;
export const AccountClosedByAdmin: Story = {
  args: {
    mail: emails.accountClosedByAdminEmail(site, to, "Your account advertises a shop and has no other use.", closed),
  },
};

export const AdminWithdrawn: Story = {
  args: { mail: emails.adminWithdrawnEmail(site, to, "You’ve left the team. Thank you for all your work.") },
};

export const LoggedOutByAdmin: Story = {
  args: {
    mail: emails.loggedOutByAdminEmail(
      site,
      to,
      "Somebody else seems to be in your account: it was used from two countries within an hour.",
    ),
  },
};

export const ListingReceived: Story = {
  args: {
    mail: vendorEmails.listingReceivedEmail(site, to, {
      id: "01986f2a-6c00-7000-8000-00000000a002",
      name: "Lipa in med",
    }),
  },
};

const lipa = { id: "01986f2a-6c00-7000-8000-00000000a002", name: "Lipa in med" };

export const ProposalReceived: Story = { args: { mail: vendorEmails.proposalReceivedEmail(site, to, lipa) } };

export const ProposalDecided: Story = {
  args: {
    mail: vendorEmails.proposalDecidedEmail(site, to, lipa, {
      accepted: ["address"],
      declined: ["phoneNumber", "website"],
      because: "unconfirmed",
      explanation: "We rang the new number, and no one there knows the bakery.",
      by: "us",
    }),
  },
};

export const ProblemDecided: Story = {
  args: {
    mail: vendorEmails.problemDecidedEmail(site, to, lipa, {
      problem: "duplicate",
      because: "untrue",
      explanation: "They are two shops of one family, each with a page of its own.",
      isShown: true,
    }),
  },
};

/** The listing has been removed. */
export const ProposalEnded: Story = { args: { mail: vendorEmails.proposalEndedEmail(site, to, lipa.name) } };

export const VendorApproved: Story = { args: { mail: vendorEmails.vendorApprovedEmail(site, to, lipa, "") } };

/** The statement of reasons. */
export const VendorRejected: Story = {
  args: {
    mail: vendorEmails.vendorRejectedEmail(site, to, lipa, {
      because: "incomplete",
      explanation: "Please add a website or a telephone number, so that we can check that the bakery exists.",
    }),
  },
};

export const VendorSuspended: Story = {
  args: {
    mail: vendorEmails.vendorSuspendedEmail(site, to, lipa, {
      because: "contact-unreachable",
      explanation: "The number isn’t in use any more, and our letters have come back.",
    }),
  },
};

export const VendorReinstated: Story = {
  args: { mail: vendorEmails.vendorReinstatedEmail(site, to, lipa, "Thank you for sending the new number.") },
};

const other = { id: "01986f2a-6c00-7000-8000-00000000a003", name: "Lipa & med" };

export const VendorsMerged: Story = {
  args: {
    mail: vendorEmails.vendorsMergedEmail(site, to, {
      listing: other,
      into: lipa,
      reason: "Both have the same address and telephone number.",
    }),
  },
};

export const VendorUnmerged: Story = {
  args: {
    mail: vendorEmails.vendorUnmergedEmail(site, to, {
      listing: other,
      from: lipa,
      reason: "They share an office, but are two businesses.",
    }),
  },
};

const claimed = { vendorId: "01986f2a-6c00-7000-8000-00000000a002", name: "Posestvo Pule" };

/** To an address that a claimant has named, whose reader may know nothing of it. */
export const ClaimEmail: Story = {
  args: { mail: claimEmails.claimEmailEmail(site, "info@posestvo-pule.example", claimed, token) },
};

export const RivalClaim: Story = { args: { mail: claimEmails.rivalClaimEmail(site, to, claimed) } };

export const ClaimApproved: Story = {
  args: {
    mail: claimEmails.claimApprovedEmail(
      site,
      to,
      claimed,
      "The business e-mail is at the listing’s own website, and it’s confirmed.",
    ),
  },
};

/** To whoever added the listing. */
export const OwnerFound: Story = { args: { mail: claimEmails.ownerFoundEmail(site, to, claimed) } };

export const ClaimDeclined: Story = {
  args: {
    mail: claimEmails.claimRejectedEmail(site, to, claimed, {
      because: "not-authorised",
      explanation: "We rang the number on the listing, and they didn’t know about the claim.",
    }),
  },
};

/** Someone else’s claim to the same listing has been approved. */
export const RivalClaimDeclined: Story = {
  args: { mail: claimEmails.rivalClaimRejectedEmail(site, to, claimed) },
};

/** The listing has been removed. */
export const ClaimEnded: Story = { args: { mail: claimEmails.claimEndedEmail(site, to, claimed.name) } };

/** The question is an admin's, as it was written. */
export const ClaimQuestion: Story = {
  args: {
    mail: claimEmails.claimQuestionEmail(
      site,
      to,
      claimed,
      "Is there anything that shows your name beside the estate’s? An entry in the business register would do.",
    ),
  },
};

export const OwnerReplaced: Story = {
  args: {
    mail: claimEmails.ownerReplacedEmail(site, to, claimed, "The business register names the claimant since October."),
  },
};

const petra = { name: "Petra Kos" };

/** To an invited address, which may not have an account. */
export const TeamInvitation: Story = {
  args: {
    mail: teamEmails.teamInvitationEmail(site, "petra.kos@example.org", lipa, { name: "Ana Kovač" }, token),
  },
};

export const JoinedTeam: Story = { args: { mail: teamEmails.joinedTeamEmail(site, to, lipa, petra) } };

export const LeftTeam: Story = { args: { mail: teamEmails.leftTeamEmail(site, to, lipa, petra) } };

export const RemovedFromTeam: Story = { args: { mail: teamEmails.removedFromTeamEmail(site, to, lipa) } };

export const ListingHandedOver: Story = { args: { mail: teamEmails.handedOverEmail(site, to, lipa, petra) } };

export const ListingReceivedFromOwner: Story = {
  args: { mail: teamEmails.nowOwnerEmail(site, to, lipa, petra) },
};

const tine = { name: "Tine Zupan" };

/** To an invited address, which may not have an account. */
export const PartnerInvitation: Story = {
  args: { mail: partnerEmails.partnerInvitationEmail(site, "tine.zupan@example.org", { name: "Ana Kovač" }, token) },
};

export const PartnerLinked: Story = { args: { mail: partnerEmails.partnerLinkedEmail(site, to, tine) } };

/** The partner has accepted, but each of these vendors has a review too many. */
export const PartnerInTheWay: Story = {
  args: {
    mail: partnerEmails.partnerInTheWayEmail(site, to, tine, [
      { vendor: { id: "1", name: "Villa Podrožnik", language: "sl" }, because: "both-reviewed" },
      { vendor: { id: "2", name: "Lipa in med", language: "sl" }, because: "own-vendor" },
    ]),
  },
};

export const PartnershipEnded: Story = { args: { mail: partnerEmails.partnershipEndedEmail(site, to, tine) } };

/** Its owner has closed their account. */
export const ListingInherited: Story = {
  args: { mail: teamEmails.nowOwnerEmail(site, to, lipa, { name: null }) },
};

export const ListingGivenBack: Story = { args: { mail: teamEmails.releasedEmail(site, to, lipa) } };

export const OwnershipEnded: Story = {
  args: {
    mail: teamEmails.ownershipEndedEmail(site, to, lipa, {
      because: "not-authorised",
      explanation: "The business has told us on the telephone that it asked no one to look after its page.",
    }),
  },
};

const removal = {
  receipt: "R-7K2M-9QXD-4HTB-WC6Z",
  business: "Posestvo Pule",
  vendorId: claimed.vendorId,
  name: "Neža Hribar",
  email: "info@posestvo-pule.example",
  role: "manager",
  reason: "We host no more weddings since last autumn,\nand people keep ringing.",
};

export const RemovalReceived: Story = {
  args: { mail: removalEmails.removalReceivedEmail(site, removal.email, removal) },
};

/** To the people who run the site. */
export const RemovalAsked: Story = {
  args: { mail: removalEmails.removalAskedEmail(site, "post@troth.example", removal) },
};

export const RemovalDone: Story = {
  args: {
    mail: removalEmails.removalDecidedEmail(site, removal.email, removal, {
      decision: "The business no longer hosts weddings.",
    }),
  },
};

export const RemovalDeclined: Story = {
  args: {
    mail: removalEmails.removalDecidedEmail(site, removal.email, removal, {
      because: "not-authorised",
      decision: "We rang the number on the listing, and they’d like to stay.",
    }),
  },
};

/** To the people who look after the listing, as soon as someone asks. */
export const RemovalWarning: Story = { args: { mail: removalEmails.removalWarningEmail(site, to, removal) } };

/** An admin has reinstated it. */
export const RemovalUndone: Story = {
  args: {
    mail: removalEmails.removalUndoneEmail(
      site,
      removal.email,
      removal,
      "We rang the estate, and its owners know nothing of the request.",
    ),
  },
};

export const ListingRemoved: Story = {
  args: {
    mail: removalEmails.listingRemovedEmail(site, to, removal.business, "The business no longer hosts weddings."),
  },
};

const notice = {
  receipt: "N-7K2M-9QXD-4HTB-WC6Z",
  business: "Posestvo Pule",
  vendorId: claimed.vendorId,
  reviewId: "01986f2a-6c00-7000-8000-00000000b001",
  name: "Neža Hribar",
  email: "neza@example.org",
  reason: "personal-data",
  explanation: "The second sentence gives the street and number where my sister lives.\nShe was a guest.",
} as const;

export const NoticeReceived: Story = {
  args: { mail: noticeEmails.noticeReceivedEmail(site, notice.email, notice) },
};

/** To the people who run the site. */
export const NoticeGiven: Story = {
  args: { mail: noticeEmails.noticeGivenEmail(site, "post@troth.example", notice) },
};

export const NoticeUpheld: Story = {
  args: {
    mail: noticeEmails.noticeDecidedEmail(site, notice.email, notice, {
      decision: "The review gave a private address.",
    }),
  },
};

export const NoticeAboutReplyUpheld: Story = {
  args: {
    mail: noticeEmails.noticeDecidedEmail(site, notice.email, notice, {
      replyRemoved: true,
      decision: "The reply gave a private address.",
    }),
  },
};

export const NoticeDismissed: Story = {
  args: {
    mail: noticeEmails.noticeDecidedEmail(site, notice.email, notice, {
      because: "unconfirmed",
      decision: "The address is the venue’s own, which is on its website.",
    }),
  },
};

/** To the person who gave it. */
export const NoticeOverturned: Story = {
  args: { mail: noticeEmails.noticeOverturnedEmail(site, to, notice) },
};

/** To the people who look after the listing. */
export const ListingTakenDown: Story = {
  args: {
    mail: noticeEmails.takenDownEmail(
      site,
      to,
      { business: notice.business, reason: "intellectual-property" },
      { decision: "The photos belong to another studio." },
    ),
  },
};

const decided = { ...notice, decisionId: "01986f2a-6c00-7000-8000-00000000b301" };

/** To the review's author. */
export const ReviewTakenDown: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "remove",
      because: "personal-data",
      explanation: "The review gave a private address.",
      alleged: "personal-data",
    }),
  },
};

/** It had been removed before. */
export const ReviewStaysRemoved: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "remove",
      because: "illegal",
      explanation: "It accuses someone of a crime, and a court has found that they didn’t commit it.",
      alleged: "defamation",
      isRemoved: true,
    }),
  },
};

export const ReviewHeld: Story = {
  args: { mail: decisionEmails.reviewHeldEmail(site, to, "Posestvo Pule", "alike") },
};

export const ReviewPublished: Story = {
  args: { mail: decisionEmails.reviewPublishedEmail(site, to, decided) },
  tags: ["visual"],
};

/** It had been held. */
export const HeldReviewPublished: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "publish",
      explanation: "We’ve looked at both reviews. They’re by two people who were at the same wedding.",
    }),
  },
};

export const ReviewRemoved: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "remove",
      because: "not-genuine",
      explanation: "The same words were published about four other vendors.",
    }),
  },
};

/** An admin came across it. */
export const ReviewTakenUp: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "warn",
      because: "off-topic",
      explanation: "Half of it is about the hotel next door. Please leave that out.",
      isOwnInitiative: true,
    }),
  },
};

export const ReviewRedacted: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "redact",
      because: "personal-data",
      explanation: "It gave the private telephone number of one of the waiters.",
    }),
  },
};

/** It was never public. */
export const HeldReviewRemoved: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "remove",
      because: "conflict-of-interest",
      explanation: "The e-mail address of your account is at the estate’s own domain.",
      wasHeld: true,
    }),
  },
};

export const AuthorWarned: Story = {
  args: {
    mail: decisionEmails.reviewDecidedEmail(site, to, decided, {
      action: "warn",
      because: "abusive",
      explanation: "Say what went wrong with the service. What you call the waiters doesn’t help anyone.",
    }),
  },
};

/** To those who reported a review. */
export const ReportsUpheld: Story = {
  args: {
    mail: decisionEmails.reportsDecidedEmail(site, to, decided, {
      action: "redact",
      because: "personal-data",
      explanation: "It gave the private telephone number of one of the waiters.",
    }),
  },
};

export const ReportsDismissed: Story = {
  args: {
    mail: decisionEmails.reportsDecidedEmail(site, to, decided, {
      action: "dismiss",
      explanation:
        "Its author has shown us the contract, so they were there. We don’t judge whether the fish was cold.",
    }),
  },
};

/** To those who look after a vendor. */
export const ReplyRemoved: Story = {
  args: {
    mail: decisionEmails.replyRemovedEmail(site, to, decided, {
      because: "personal-data",
      explanation: "It gave the reviewer’s last name, which the site doesn’t show.",
    }),
  },
};

/** To those who reported a reply. */
export const ReplyReportsUpheld: Story = {
  args: {
    mail: decisionEmails.replyReportsDecidedEmail(site, to, decided, {
      because: "personal-data",
      explanation: "It gave the reviewer’s last name, which the site doesn’t show.",
      isRemoved: true,
      isAuthor: true,
    }),
  },
};

export const ReplyReportsDismissed: Story = {
  args: {
    mail: decisionEmails.replyReportsDecidedEmail(site, to, decided, {
      explanation: "The reply disagrees with the review, but it insults no one and says nothing of who wrote it.",
      isRemoved: false,
      isAuthor: false,
    }),
  },
};

export const AppealReceived: Story = { args: { mail: appealEmails.appealReceivedEmail(site, to, decided) } };

/** To the people who run the site. */
export const AppealToOperator: Story = {
  args: {
    mail: appealEmails.appealMadeEmail(site, "hello@troth.example", decided, {
      ticketId: decided.decisionId,
      byAuthor: true,
      words: "We were married there on 12 June. I can show you the contract.",
    }),
  },
};

export const AppealEnded: Story = { args: { mail: appealEmails.appealEndedEmail(site, to, decided) } };

export const AppealPartlyGranted: Story = {
  args: {
    mail: appealEmails.appealDecidedEmail(site, to, decided, {
      action: "redact",
      because: "personal-data",
      explanation: "You were there, and that counts. The waiter’s telephone number still has no place in a review.",
      outcome: "partly",
      byAuthor: true,
    }),
  },
};

/** To the people who run the site. */
export const ProofToOperator: Story = {
  args: { mail: proofEmails.proofWaitingEmail(site, "hello@troth.example", notice, "invoice") },
};

export const ProofAccepted: Story = {
  args: {
    mail: proofEmails.proofDecidedEmail(site, to, notice, {
      action: "accept",
      explanation: "The invoice names you and the estate, and its date fits.",
      seenBy: 2,
    }),
  },
};

export const ProofRefused: Story = {
  args: {
    mail: proofEmails.proofDecidedEmail(site, to, notice, {
      action: "refuse",
      because: "unreadable",
      explanation: "The photo is too dark to make out the name of the business. One taken by daylight will do.",
      seenBy: 1,
    }),
  },
};

const quiet = {
  id: "01986f2a-6c00-7000-8000-00000000a003",
  name: "Zidanica pri Svetem Urbanu nad Krškim poljem",
  reviews: 0,
  average: null,
  favourites: 0,
  hasPhotos: true,
  openingHours: [],
  website: "https://zidanica.example",
  phoneNumber: "+386 1 234 56 78",
  description: "A wine cellar with room for sixty.",
};

/** To an owner who asked for it: one listing that did well and lacks nothing. */
export const MonthlySummary: Story = {
  args: {
    mail: summaryEmail(
      site,
      to,
      "2026-10-01",
      [
        {
          ...quiet,
          name: "Posestvo Pule",
          reviews: 3,
          average: 4.5,
          favourites: 12,
          openingHours: [{ day: "Monday", openTime: "09:00", closeTime: "17:00" }],
        },
      ],
      token,
    ),
  },
};

export const HelpfulDigest: Story = {
  args: {
    mail: digestEmail(
      site,
      to,
      "2026-10-01",
      {
        people: 14,
        reviews: [
          { id: "1", vendor: "Villa Podrožnik", votes: 12, all: 41 },
          { id: "2", vendor: "Lipa in med", votes: 3, all: 3 },
        ],
      },
      token,
    ),
  },
};

/** Several listings, one without news. */
export const MonthlySummaryOfSeveral: Story = {
  args: {
    mail: summaryEmail(
      site,
      to,
      "2026-10-01",
      [
        {
          ...lipa,
          reviews: 1,
          average: 5,
          favourites: 1,
          hasPhotos: false,
          openingHours: [],
          website: "",
          phoneNumber: "",
          description: "",
        },
        quiet,
      ],
      token,
    ),
  },
  tags: ["visual"],
};

/** Someone else's text, with its line breaks as they were written. */
export const Message: Story = {
  args: {
    mail: messageEmail(site, "post@troth.example", {
      receipt: "C-7KQ2-M9XD",
      name: "نور الهدى Haddad",
      email: "nour.haddad@example.org",
      subject: "The opening hours of Posestvo Pule are <wrong> since October & nobody answers",
      message:
        "Hello,\n\nwe drove there on a Sunday and it was closed.\nTheir own page says so too: https://example.org/a/very/long/address/that/does/not/break/anywhere/by/itself?and=on&on=1\n\nNour",
    }),
  },
  tags: ["visual"],
};

export const Receipt: Story = { args: { mail: receiptEmail(site, to, "C-7KQ2-M9XD") } };

/** A brand with its own colour, in the smallest window. */
export const OwnColour: Story = {
  args: {
    mail: emails.verificationEmail(
      { ...site, brand: "Vow & Veil", colour: "#f0a020" },
      "maximiliana.oberhammer-quintanilla@example.org",
      token,
    ),
    widths: [600, 320],
  },
};

const about = {
  reviewId: "01986f2a-6c00-7000-8000-00000000b001",
  vendorId: "01986f2a-6c00-7000-8000-00000000a001",
  vendor: "Villa Podrožnik",
};

/** To those who look after a vendor. */
export const ReviewReceived: Story = {
  args: { mail: reviewEmails.reviewReceivedEmail(site, to, about) },
};

/** To someone whose review a vendor has replied to. */
export const Reply: Story = {
  args: {
    mail: reviewEmails.replyEmail(site, to, about, {
      text: "Thank you both. You’re right about the coffee: it’s now served beside the dance floor, and after eleven too.",
      isEdited: false,
    }),
  },
  tags: ["visual"],
};

export const ReplyChanged: Story = {
  args: {
    mail: reviewEmails.replyEmail(site, to, about, {
      text: "Thank you both. You’re right about the coffee, which we now serve beside the dance floor.",
      isEdited: true,
    }),
  },
};

/** To someone whose review has been reported. */
export const ReviewReported: Story = {
  args: { mail: reviewEmails.reportedEmail(site, to, about, { reason: "not-about-this-vendor", isFirst: true }) },
  tags: ["visual"],
};

/** To the people who run the site. */
export const ReportToOperator: Story = {
  args: {
    mail: reviewEmails.reviewReportedEmail(site, "hello@troth.example", about, {
      ticketId: decided.decisionId,
      reason: "personal-data",
      report: "It gives the name of our florist’s daughter and where she goes to school.",
      isUrgent: true,
      byTeam: true,
    }),
  },
};

/** The same about a vendor’s reply. */
export const ReplyReportToOperator: Story = {
  args: {
    mail: reviewEmails.replyReportedEmail(site, "hello@troth.example", about, {
      ticketId: decided.decisionId,
      reason: "personal-data",
      report: "It says my last name.",
      isUrgent: true,
    }),
  },
};

/** To a client whom a vendor has named. */
export const ReviewInvitation: Story = {
  args: {
    mail: reviewInvitationEmail(site, to, {
      business: "Villa Podrožnik",
      name: "Ana & Tim",
      from: "2026-05",
      to: "2026-09",
      token,
      stop,
    }),
  },
  tags: ["visual"],
};
