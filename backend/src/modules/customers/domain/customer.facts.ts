import { DataFormat, Mailbox } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

const Details = z.object({
  fullName: z.string(),
  dob: z.string(),
  email: z.string(),
  mobile: z.string().nullable(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  postcode: z.string(),
});
export type Details = z.infer<typeof Details>;

const codes = { referralId: z.string().nullable(), partnerRef: z.string().nullable() };
const signup = {
  data: z.object({
    /** What its links are for: whoever uses one proves the address with these details, and with no other. */
    signupId: z.string(),
    /** SHA-256 of the asking browser's nonce, null when it had none. */
    browserHash: z.string().nullable(),
    ...codes,
  }),
  personal: Details,
};

export const CustomerSignedUp = defineFact('CustomerSignedUp', signup);
/** The form was sent again from the same browser before the address was proven: a correction. */
export const SignupDetailsReplaced = defineFact('SignupDetailsReplaced', signup);
/** The form was sent from another browser, by anybody who knows the address: it stands beside what was asked before. */
export const SignedUpBeside = defineFact('SignedUpBeside', signup);

export const LinkPurpose = z.enum(['verify', 'login']);
export type LinkPurpose = z.infer<typeof LinkPurpose>;
export const LinkReason = z.enum(['signed-up', 'login-requested', 'signed-up-again', 'resend-requested']);
export type LinkReason = z.infer<typeof LinkReason>;

export const LoginLinkIssued = defineFact('LoginLinkIssued', {
  data: z.object({
    linkId: z.string(),
    /** Whose details it proves; null when it logs in. */
    signupId: z.string().nullable(),
    purpose: LinkPurpose,
    reason: LinkReason,
    /** SHA-256 of the secret in the link; the secret itself is nowhere at rest. */
    tokenHash: z.string(),
    /** SHA-256 of the asking browser's nonce, null when it had none. */
    browserHash: z.string().nullable(),
    expiresAt: z.string(),
    /** Keyed hash of the code in the same mail, which works in the asking browser only; null when the browser had no nonce. */
    codeHash: z.string().nullable(),
    /** A discount code that the asking browser had accepted before. */
    discountCode: z.string().nullable(),
    /** Hash of the code of a partner's invitation that the asking browser had opened before; left out when it had none. */
    invitationHash: z.string().optional(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...data, codeHash: null, discountCode: null }, personal })],
});
export const WrongCodeTyped = defineFact('WrongCodeTyped', { data: z.object({ linkId: z.string() }) });
/** With the details of the sign-up whose link was used: those are the account's. */
export const EmailVerified = defineFact('EmailVerified', { data: z.object({ linkId: z.string(), ...codes }), personal: Details });
export const CustomerLoggedIn = defineFact('CustomerLoggedIn', { data: z.object({ linkId: z.string() }) });
/** Brought along from before the customer had an account, or was signed in: the till takes it when it is still good. */
export const DiscountCodeKept = defineFact('DiscountCodeKept', { data: z.object({ code: z.string() }) });
export const DiscountCodeDropped = defineFact('DiscountCodeDropped', { data: z.object({}) });
/** Of a partner, opened before the customer was signed in: it waits in the account, wherever that is opened. The code itself is nowhere at rest. */
export const InvitationKept = defineFact('InvitationKept', { data: z.object({ codeHash: z.string() }) });
export const CustomerLoggedOut = defineFact('CustomerLoggedOut', { data: z.object({}) });
/** From another browser. */
export const CustomerSessionsEnded = defineFact('CustomerSessionsEnded', { data: z.object({ which: z.enum(['one', 'others']) }) });
export const ContactDetailsChanged = defineFact('ContactDetailsChanged', {
  data: z.object({}),
  /** What changed. With a name stands the email address as it is: lists find people by both. */
  personal: Details.partial(),
});
/** By somebody of the team, whom the customer asked. */
export const DetailsCorrected = defineFact('DetailsCorrected', {
  data: z.object({
    correctionId: z.string(),
    /** The order that they were locked for; null when they were open. */
    orderId: z.string().nullable(),
    /** The names of what changed. */
    fields: z.array(z.string()),
  }),
  personal: z.object({
    changes: Details.partial(),
    /** The customer reads it. */
    reason: z.string(),
    /** As lists name the customer from now on; null when the name stayed. */
    listedAs: z.object({ fullName: z.string(), email: z.string() }).nullable(),
  }),
});
/** A correction that was begun found everything as it was to be: it is not made later, over what was corrected since. */
export const DetailsFoundCorrect = defineFact('DetailsFoundCorrect', { data: z.object({ correctionId: z.string() }) });
/** It stands in no will, so that it can be changed while the other details are locked. */
export const MobileNumberChanged = defineFact('MobileNumberChanged', {
  data: z.object({}),
  personal: z.object({ mobile: z.string().nullable() }),
});
const mailedLink = z.object({ linkId: z.string(), tokenHash: z.string() });
/** Both mailboxes get a link: the one that the account has, and the one that it is to move to. A change that is open already ends with it. */
export const EmailChangeRequested = defineFact('EmailChangeRequested', {
  data: z.object({
    changeId: z.string(),
    links: z.object({ current: mailedLink, new: mailedLink }),
    requestedAt: z.string(),
    expiresAt: z.string(),
    /** By our team: when the account moves without the yes of the current mailbox. Null when the customer asked. */
    movesWithoutCurrentFrom: z.string().nullable(),
  }),
  /** `reason`: our team's, which the customer reads. */
  personal: z.object({ email: z.string(), reason: z.string().nullable() }),
});
export const EmailChangeConfirmed = defineFact('EmailChangeConfirmed', { data: z.object({ changeId: z.string(), mailbox: Mailbox }) });
/** By the customer or our team, by a no from one of the mailboxes, or because the new address has an account of its own. */
export const EmailChangeStopped = defineFact('EmailChangeStopped', {
  data: z.object({ changeId: z.string(), by: z.enum(['customer', 'team', 'current', 'new', 'other-account']) }),
});
/** From here on the account is reached by the new address alone. */
export const EmailChanged = defineFact('EmailChanged', {
  data: z.object({ changeId: z.string(), changedAt: z.string() }),
  /** As lists name the customer, and the address of before. */
  personal: z.object({ fullName: z.string(), email: z.string(), before: z.string() }),
});
/** They stand in a will that is paid for, or is being paid for. */
const lock = {
  data: z.object({
    orderId: z.string(),
    /** The revision of the order that locks: an older one never undoes a newer one. */
    orderRevision: z.number().int(),
  }),
};
export const ContactDetailsLocked = defineFact('ContactDetailsLocked', lock);
export const ContactDetailsUnlocked = defineFact('ContactDetailsUnlocked', lock);
/** The customer takes a copy of everything that is held. */
export const DataDownloadRequested = defineFact('DataDownloadRequested', { data: z.object({ format: DataFormat }) });
/** The key of the stream is destroyed with it: nothing personal of the customer can be read any more. */
export const PersonalDataErased = defineFact('PersonalDataErased', { data: z.object({}) });

export const customerFacts = [
  CustomerSignedUp,
  SignupDetailsReplaced,
  SignedUpBeside,
  LoginLinkIssued,
  WrongCodeTyped,
  EmailVerified,
  CustomerLoggedIn,
  DiscountCodeKept,
  DiscountCodeDropped,
  InvitationKept,
  CustomerLoggedOut,
  CustomerSessionsEnded,
  ContactDetailsChanged,
  DetailsCorrected,
  DetailsFoundCorrect,
  MobileNumberChanged,
  EmailChangeRequested,
  EmailChangeConfirmed,
  EmailChangeStopped,
  EmailChanged,
  ContactDetailsLocked,
  ContactDetailsUnlocked,
  DataDownloadRequested,
  PersonalDataErased,
] as const;
export type CustomerFact = FactOf<(typeof customerFacts)[number]>;
