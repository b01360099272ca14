import type { DataEntry } from '@willow/contracts';
import { type Dated, leftOut, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { CustomerFact, Details, LinkPurpose } from './customer.facts.ts';

type Told = Pick<DataEntry, 'says' | 'details'>;
/** Anybody can type an address that is not theirs: only the forms of the sign-up that was proven, and of that browser, are the customer's own. */
type Known = { readonly ownSignups: ReadonlySet<string> };
type Form = { readonly data: { readonly signupId: string; readonly partnerRef: string | null }; readonly personal: Details | null };

const ELSEWHERE =
  'This form came from another browser, and was never confirmed from this mailbox. It may be about somebody else, so we show it to nobody without asking.';

const form =
  (says: string) =>
  ({ data: { signupId, partnerRef }, personal }: Form, { ownSignups }: Known): Told => ({
    says,
    details: ownSignups.has(signupId) ? { ...personal, partnerCode: partnerRef } : { heldBack: ELSEWHERE },
  });

const MAILED: Readonly<Record<LinkPurpose, string>> = {
  verify: 'We sent an email with a link to confirm this address.',
  login: 'We sent an email with a link to log in.',
};

const STOPPED = {
  customer: 'You stopped the change.',
  team: 'Our team stopped the change.',
  current: 'The change was stopped from your current mailbox, and every device was logged out.',
  new: 'The change was stopped from the new mailbox.',
  'other-account': 'The change was stopped: the new address has an account of its own.',
} as const;

export const customerTelling: Telling<CustomerFact, Told, Known> = {
  CustomerSignedUp: form('The sign-up form was sent with this email address.'),
  SignupDetailsReplaced: form('The sign-up form was sent again from the same browser.'),
  SignedUpBeside: form('The sign-up form was sent from another browser.'),
  LoginLinkIssued: ({ data: { purpose, expiresAt, discountCode } }) => ({
    says: MAILED[purpose],
    details: { usableUntil: expiresAt, ...(discountCode !== null && { discountCode }) },
  }),
  WrongCodeTyped: () => ({ says: 'A wrong code was typed in place of the one in our email.' }),
  EmailVerified: ({ data: { referralId, partnerRef }, personal }) => ({
    says: `You confirmed your email address, and your account was opened${referralId === null ? '' : ', by the invitation of a friend'}.`,
    details: { ...personal, partnerCode: partnerRef },
  }),
  CustomerLoggedIn: () => ({ says: 'You logged in with our email.' }),
  InvitationKept: () => ({ says: 'We kept your partner’s invitation for you.' }),
  DiscountCodeKept: ({ data: { code } }) => ({ says: 'We kept a discount code for your checkout.', details: { discountCode: code } }),
  DiscountCodeDropped: () => ({ says: 'The kept discount code was taken off.' }),
  CustomerLoggedOut: () => ({ says: 'You logged out.' }),
  CustomerSessionsEnded: ({ data: { which } }) => ({
    says: which === 'one' ? 'You logged another device out.' : 'You logged all your other devices out.',
  }),
  ContactDetailsChanged: ({ personal }) => {
    const { email: _, ...changed } = personal ?? {};
    return { says: 'You changed your details.', ...(personal && { details: changed }) };
  },
  DetailsCorrected: ({ personal }) => ({
    says: 'Our team corrected your details, and told you why by email.',
    ...(personal && { details: { ...personal.changes, ...personal.listedAs, reason: personal.reason } }),
  }),
  DetailsFoundCorrect: () => ({ says: 'Our team looked at your details, and found them as they should be.' }),
  MobileNumberChanged: ({ personal }) => ({ says: 'You changed your mobile number.', ...(personal && { details: personal }) }),
  EmailChangeRequested: ({ data: { expiresAt, movesWithoutCurrentFrom }, personal }) => ({
    says: `${movesWithoutCurrentFrom === null ? 'You' : 'Our team'} asked to change the email address of your account.`,
    details: {
      usableUntil: expiresAt,
      ...(personal && { email: personal.email, ...(personal.reason !== null && { reason: personal.reason }) }),
      ...(movesWithoutCurrentFrom !== null && { notBefore: movesWithoutCurrentFrom }),
    },
  }),
  EmailChangeConfirmed: ({ data: { mailbox } }) => ({
    says: `The change was confirmed from your ${mailbox === 'new' ? 'new' : 'current'} mailbox.`,
  }),
  EmailChangeStopped: ({ data: { by } }) => ({ says: STOPPED[by] }),
  EmailChanged: ({ personal }) => ({
    says: 'The email address of your account was changed.',
    ...(personal && { details: { fullName: personal.fullName, email: personal.email, formerEmail: personal.before } }),
  }),
  ContactDetailsLocked: () => ({ says: 'Your details were fixed, because they stand in a will that is paid for.' }),
  ContactDetailsUnlocked: () => ({ says: 'Your details could be changed again.' }),
  DataDownloadRequested: ({ data: { format } }) => ({ says: 'You asked for everything we hold about you.', details: { format } }),
  PersonalDataErased: leftOut('Nobody is left who could ask, and nothing that could be told.'),
};

export const customerEntries = (facts: readonly (CustomerFact & Dated)[]): readonly DataEntry[] =>
  tell(customerTelling, facts, { ownSignups: ownSignups(facts) });

function ownSignups(facts: readonly CustomerFact[]): ReadonlySet<string> {
  const signupOf = new Map(facts.flatMap(({ type, data }) => (type === 'LoginLinkIssued' ? [[data.linkId, data.signupId]] : [])));
  const proven = new Set(facts.flatMap(({ type, data }) => (type === 'EmailVerified' ? [signupOf.get(data.linkId)] : [])));
  const forms = facts.flatMap(({ type, data }) =>
    type === 'CustomerSignedUp' || type === 'SignupDetailsReplaced' || type === 'SignedUpBeside' ? [data] : [],
  );
  const browsers = new Set(forms.flatMap(({ signupId, browserHash }) => (proven.has(signupId) ? [browserHash] : [])));
  const isOwn = ({ signupId, browserHash }: (typeof forms)[number]): boolean =>
    proven.has(signupId) || (browserHash !== null && browsers.has(browserHash));
  return new Set(forms.filter(isOwn).map(({ signupId }) => signupId));
}
