import {
  BOUNCE_REASONS,
  CORRECTABLE,
  dateInWords,
  EXPORT_PURPOSES,
  formatPence,
  MAIL_NAMES,
  type Sheet,
  slotInWords,
} from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import type { messageFacts } from '../../contact/index.ts';
import type { deliveryFacts } from '../../deliveries/index.ts';
import type { customerFacts } from '../../customers/index.ts';
import type { accessFacts, Look } from '../../operators/index.ts';
import type { erasureFacts } from '../../privacy/index.ts';
import type { coupleFacts } from '../../couples/index.ts';
import type { referralFacts } from '../../referrals/index.ts';
import { plural, type Sentences, timeAt } from './sentences.ts';

const cameBy = ({ referralId, partnerRef }: { readonly referralId: string | null; readonly partnerRef: string | null }): string =>
  [referralId === null ? '' : `, by the invitation ${referralId}`, partnerRef === null ? '' : `, by the partner ${partnerRef}`].join('');

const WORDS: Readonly<Record<string, string>> = CORRECTABLE;
const list = new Intl.ListFormat('en-GB');
const namesOf = (fields: readonly string[]): string => list.format(new Set(fields.map((field) => WORDS[field] ?? field)));

const STOPPED_BY = {
  customer: 'by the customer',
  team: 'by the team',
  current: 'from the current mailbox',
  new: 'from the new mailbox',
  'other-account': 'the new address has an account of its own',
} as const;

export const customerSentences: Sentences<FactOf<(typeof customerFacts)[number]>> = {
  CustomerSignedUp: (data) => `signed up${cameBy(data)}. The details are sealed.`,
  SignupDetailsReplaced: () => 'sent the sign-up form again from the same browser, before the address was proven. The details are sealed.',
  SignedUpBeside: () => 'sent the sign-up form from another browser. The details are sealed.',
  LoginLinkIssued: ({ purpose, reason, expiresAt }) =>
    `asked for a link to ${purpose === 'login' ? 'sign in' : 'prove the address'} (${reason.replaceAll('-', ' ')}), good until ${timeAt(expiresAt)}.`,
  WrongCodeTyped: () => 'typed a wrong code.',
  EmailVerified: (data) => `proved the email address${cameBy(data)}. The details are sealed.`,
  CustomerLoggedIn: () => 'signed in.',
  InvitationKept: () => 'kept a partner’s invitation for after the login.',
  DiscountCodeKept: ({ code }) => `kept the discount code ${code} for the till.`,
  DiscountCodeDropped: () => 'dropped the discount code that was kept.',
  CustomerLoggedOut: () => 'signed out.',
  CustomerSessionsEnded: ({ which }) => (which === 'one' ? 'signed another device out.' : 'signed all their other devices out.'),
  ContactDetailsChanged: () => 'changed their details. They are sealed.',
  DetailsCorrected: ({ fields }) => `corrected ${namesOf(fields)} of the customer, who was told why. What and why is sealed.`,
  DetailsFoundCorrect: () => 'found the details of the customer as they were to be corrected.',
  MobileNumberChanged: () => 'changed their mobile number. It is sealed.',
  EmailChangeRequested: ({ movesWithoutCurrentFrom }) =>
    movesWithoutCurrentFrom === null
      ? 'asked to change the email address: both mailboxes have to confirm.'
      : `asked to change the email address of a customer who cannot read the current mailbox, which can stop it until ${timeAt(movesWithoutCurrentFrom)}. The new address and the reason are sealed.`,
  EmailChangeConfirmed: ({ mailbox }) => `confirmed the change of the email address from the ${mailbox} mailbox.`,
  EmailChangeStopped: ({ by }) => `stopped the change of the email address (${STOPPED_BY[by]}).`,
  EmailChanged: () => 'changed the email address of the account. Both addresses are sealed.',
  ContactDetailsLocked: () => 'locked the details that stand in the will.',
  ContactDetailsUnlocked: () => 'unlocked the details that stand in the will.',
  DataDownloadRequested: ({ format }) => `asked for a copy of everything that is held (${format}).`,
  PersonalDataErased: () => 'erased what is personal: the key was destroyed.',
};

export const referralSentences: Sentences<FactOf<(typeof referralFacts)[number]>> = {
  ReferralInvited: ({ referrerId, via }) =>
    `${via === null ? 'invited a friend by mail' : `counted a further friend by the invitation ${via}`} (of customer ${referrerId}). The friend is sealed.`,
  ReferralClicked: () => 'opened the invitation.',
  ReferralClaimed: ({ customerId }) => `counted the account ${customerId} as the friend who was invited.`,
  ReferralSucceeded: ({ orderId, earningsPence }) =>
    `counted the invitation as a success worth ${formatPence(earningsPence)}${orderId === null ? ', by hand' : `, for order ${orderId}`}.`,
  ReferralRevoked: ({ orderId }) => `took the reward back, for everything paid for order ${orderId} was paid back.`,
  ReferralPaid: () => 'recorded that the referrer was paid.',
  ReferralMarkUndone: ({ mark }) =>
    mark === 'paid' ? 'took back that the referrer was paid.' : 'took back that the invitation was a success.',
  ReferralNoted: () => 'wrote a note on the referral. The words are sealed.',
};

export const coupleSentences: Sentences<FactOf<(typeof coupleFacts)[number]>> = {
  PartnerInvited: ({ customerId }) => `invited a partner by mail (customer ${customerId}). The partner is sealed.`,
  PartnerDeclined: () => 'declined the invitation.',
  PairLinked: ({ customerId }) => `accepted the invitation (customer ${customerId}).`,
  AnswersOffered: ({ by, willRevision }) => `offered the partner revision ${willRevision} of the will (customer ${by}).`,
  OfferWithdrawn: ({ by }) => `took the offer back (customer ${by}).`,
  AnswersTakenOver: ({ by, step, willRevision }) => `kept step ${step} of revision ${willRevision} that was offered (customer ${by}).`,
  PairUnlinked: ({ by }) => `left the couple (customer ${by}).`,
};

export const erasureSentences: Sentences<FactOf<(typeof erasureFacts)[number]>> = {
  ErasureRequested: ({ dueAt }) => `asked for erasure, not before ${timeAt(dueAt)}.`,
  ErasureCancelled: () => 'took the wish for erasure back.',
  ErasureAgreed: ({ operatorId }) => `agreed to the erasure (operator ${operatorId}).`,
  ErasureDeclined: () => 'declined the erasure. The reason is sealed.',
  ErasureBegun: () => 'began the erasure.',
  ErasureCompleted: () => 'completed the erasure.',
};

export const messageSentences: Sentences<FactOf<(typeof messageFacts)[number]>> = {
  MessageReceived: ({ topic }) => `wrote to us by the contact page (${topic}). The message is sealed.`,
  MessageAnswered: () => 'answered the message by mail. The answer is sealed.',
  MessageClosed: () => 'put the message aside without a mail.',
  CallBackRequested: ({ topic, slot }) => `asked for a call on ${slotInWords(slot)} (${topic}). The number and the message are sealed.`,
  CallBackChanged: ({ slot }) => `moved the call to ${slotInWords(slot)}. The number is sealed.`,
  CallBackCancelled: () => 'cancelled the call.',
  CallBackUnanswered: () => 'rang, and nobody answered. The note is sealed.',
  CallBackMade: () => 'rang and spoke to them. The note is sealed.',
  CallBackClosed: () => 'closed the call without ringing. The note is sealed.',
  MessageErasureRequested: () => 'had the message erased.',
  MessageErased: () => 'erased the message: its key was destroyed.',
};

export const deliverySentences: Sentences<FactOf<(typeof deliveryFacts)[number]>> = {
  MailDelivered: ({ kind }) => `reported that the mail server of the reader took the mail “${MAIL_NAMES[kind]}”.`,
  MailDeferred: ({ kind, reason }) => `reported that the mail “${MAIL_NAMES[kind]}” was put off: ${BOUNCE_REASONS[reason]}.`,
  MailBounced: ({ kind, reason }) => `reported that the mail “${MAIL_NAMES[kind]}” was not delivered: ${BOUNCE_REASONS[reason]}.`,
  MailBouncedForGood: ({ kind, reason }) =>
    `reported that the mail “${MAIL_NAMES[kind]}”, which had come back, can never be delivered: ${BOUNCE_REASONS[reason]}.`,
  MailReportedAsSpam: ({ kind }) => `reported that the reader called the mail “${MAIL_NAMES[kind]}” spam.`,
};

const VERDICTS = {
  as_signed: 'it is what was signed.',
  changed: 'it was changed. See: willow audit verify.',
  cannot_tell: 'nobody can tell, for no signature was found. See: willow audit verify.',
} as const;

const SHEET_WORDS: Readonly<Record<Sheet, string>> = {
  access: 'the access log',
  approvals: 'the approvals',
  'access-review': 'the access review',
  duties: 'the report on separate duties',
  'copies-and-erasures': 'the copies and erasures',
  payouts: 'the payouts of the card provider',
};

function daysOf(from: string | null, to: string | null): string {
  if (from === null) return to === null ? '' : ` up to ${dateInWords(to)}`;
  if (to === null) return ` from ${dateInWords(from)} on`;
  return from === to ? ` of ${dateInWords(from)}` : ` from ${dateInWords(from)} to ${dateInWords(to)}`;
}

/** Of one version in the end, and of each that was looked at in between. */
function lookedAt(looks: readonly Look[]): string {
  const ofWill = Map.groupBy(
    looks.filter(({ what }) => PARTS.includes(what)).toSorted((one, other) => PARTS.indexOf(one.what) - PARTS.indexOf(other.what)),
    ({ version }) => version,
  );
  const opened = [...ofWill].map(
    ([version, parts]) => `opened ${list.format(new Set(parts.map(({ what }) => `the ${what}`)))} (version ${version})`,
  );
  const beside = looks.flatMap(({ what }) => BESIDE_WILL[what] ?? []);
  return list.format(new Set([...opened, ...beside]));
}

/** As they are named, whichever was shown first. */
const PARTS: readonly Look['what'][] = ['details', 'draft', 'final', 'sheet', 'flags', 'changes', 'pair'];

/** What has no version of a will. */
const BESIDE_WILL: Readonly<Partial<Record<Look['what'], string>>> = {
  history: 'read the history of the order',
  moment: 'looked at how the order stood at an entry of its history',
  evidence: 'exported evidence for the card provider',
};

const LISTS = {
  customers: 'the list of customers',
  messages: 'the messages',
  call_backs: 'who asked for a call',
  referrals: 'the list of referrals',
  erasures: 'the requests for erasure',
} as const;

export const accessSentences: Sentences<FactOf<(typeof accessFacts)[number]>> = {
  CustomerViewed: ({ what }) => (what === 'page' ? 'opened the page of the customer.' : 'read on in the history of the customer.'),
  ListViewed: ({ list }) => `looked at ${LISTS[list]}.`,
  ListExported: ({ list, rows, purpose }) =>
    `exported ${plural(rows, 'row')} of the list of ${list} as a CSV file. What for: ${EXPORT_PURPOSES[purpose].toLowerCase()}.`,
  SheetExported: ({ sheet, from, to, rows, purpose }) =>
    `exported ${plural(rows, 'row')} of ${SHEET_WORDS[sheet]}${daysOf(from, to)} as a CSV file. What for: ${EXPORT_PURPOSES[purpose].toLowerCase()}.`,
  OrderExported: ({ purpose }) =>
    `exported the order’s full history, with the proofs. What for: ${EXPORT_PURPOSES[purpose].toLowerCase()}.`,
  LogVerified: ({ facts, verdict }) => `had the whole log verified, ${plural(facts, 'fact')}: ${VERDICTS[verdict]}`,
  RecordViewed: (look) => `${lookedAt([look])}.`,
  OrderOpened: ({ opened }) => `${lookedAt(opened)}.`,
};
