import { MAX_WRONG_LOGIN_CODES } from '@willow/contracts';
import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { type Refusal, refuse } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerCommand, CustomerRefusal, NewLink } from './customer.commands.ts';
import {
  ContactDetailsChanged,
  ContactDetailsLocked,
  ContactDetailsUnlocked,
  CustomerLoggedIn,
  CustomerLoggedOut,
  CustomerSessionsEnded,
  CustomerSignedUp,
  type CustomerFact,
  DataDownloadRequested,
  type Details,
  DetailsCorrected,
  DetailsFoundCorrect,
  DiscountCodeDropped,
  DiscountCodeKept,
  InvitationKept,
  EmailVerified,
  type LinkPurpose,
  type LinkReason,
  LoginLinkIssued,
  MobileNumberChanged,
  PersonalDataErased,
  SignedUpBeside,
  SignupDetailsReplaced,
  WrongCodeTyped,
} from './customer.facts.ts';
import type { Customer, Link, Signup } from './customer.state.ts';
import { decideEmailChange, evolveEmailChange } from './email-change.ts';

const nobody: Customer = {
  status: 'unknown',
  details: null,
  referralId: null,
  partnerRef: null,
  signups: [],
  links: [],
  lastUsedHash: null,
  discountCode: null,
  invitationHash: null,
  lockedBy: null,
  lockRevision: -1,
  corrections: [],
  emailChange: null,
  currentLinks: [],
  formerEmails: [],
};

/** More than can be asked for while a link lives, so that nobody pushes out another's by asking. */
const MAX_LINKS = 100;

const issue = (link: NewLink, reason: LinkReason, signupId: string | null = null) => {
  const purpose: LinkPurpose = signupId === null ? 'login' : 'verify';
  return LoginLinkIssued.of({
    linkId: link.linkId,
    signupId,
    purpose,
    reason,
    tokenHash: link.tokenHash,
    browserHash: link.browserHash,
    expiresAt: purpose === 'verify' ? link.verifyExpiresAt : link.loginExpiresAt,
    codeHash: link.codeHash,
    discountCode: link.discountCode,
    ...(link.invitationHash !== null && { invitationHash: link.invitationHash }),
  });
};

const askedIn = (browserHash: string | null, { signups }: Customer): Signup | undefined =>
  browserHash === null ? undefined : signups.find((signup) => signup.browserHash === browserHash);

export const usable = ({ links }: Customer, tokenHash: string, now: string): Link | null =>
  links.find((link) => link.tokenHash === tokenHash && now < link.expiresAt) ?? null;

/** The newest mail that a browser asked for: older codes of it are void. */
const codeLink = ({ links }: Customer, browserHash: string, now: string): Link | null => {
  const link = links.findLast((each) => each.browserHash === browserHash);
  const takesCode = link && link.codeHash !== null && link.wrongCodes < MAX_WRONG_LOGIN_CODES && now < link.expiresAt;
  return takesCode ? link : null;
};

/** Whom a link is for: whoever asked for it, or the account. */
export const detailsFor = ({ signupId }: Pick<Link, 'signupId'>, { signups, details }: Customer): Details | null =>
  signupId === null ? details : (signups.find((signup) => signup.signupId === signupId)?.details ?? null);

function logIn(link: Link, state: Customer): readonly CustomerFact[] | Refusal<CustomerRefusal> {
  const loggedIn = CustomerLoggedIn.of({ linkId: link.linkId });
  const { discountCode: code, invitationHash: codeHash } = link;
  const kept = [
    ...(code && code !== state.discountCode ? [DiscountCodeKept.of({ code })] : []),
    ...(codeHash !== null && codeHash !== state.invitationHash ? [InvitationKept.of({ codeHash })] : []),
  ];
  if (state.status === 'verified') return [loggedIn, ...kept];
  const signup = state.signups.find(({ signupId }) => signupId === link.signupId);
  if (!signup?.details) return refuse('LinkInvalid');
  const { referralId, partnerRef, details } = signup;
  return [EmailVerified.of({ linkId: link.linkId, referralId, partnerRef }, details), loggedIn, ...kept];
}

const differing = (changes: Partial<Details>, details: Details): Partial<Details> => {
  const before: Readonly<Record<string, string | null>> = details;
  return Object.fromEntries(Object.entries(changes).filter(([key, value]) => before[key] !== value));
};

const changedBy = (changes: object | undefined, { details }: Customer): Details | null =>
  details && changes ? { ...details, ...changes } : null;

export const customer: Decider<Customer, CustomerCommand, CustomerFact, CustomerRefusal> = {
  initial: nobody,
  decide: {
    SignUp: ({ details, referralId, partnerRef, link }, state) => {
      // Its address is free again: the next form with it opens another account.
      if (state.status === 'erased') return [];
      // A proven account is never overwritten by a form that anybody can send; its owner gets a link instead.
      if (state.status === 'verified') return [issue(link, 'signed-up-again')];
      const { linkId: signupId, browserHash } = link;
      const repeated = askedIn(browserHash, state) ? SignupDetailsReplaced : SignedUpBeside;
      const fact = state.status === 'unknown' ? CustomerSignedUp : repeated;
      return [fact.of({ signupId, browserHash, referralId, partnerRef }, details), issue(link, 'signed-up', signupId)];
    },
    RequestLink: ({ for: wanted, link }, state) => {
      if (state.status === 'unknown' || state.status === 'erased') return [];
      if (state.status === 'verified') return wanted === 'login' ? [issue(link, 'login-requested')] : [];
      // In the browser that signed up it is about that sign-up. Elsewhere it is about the first, which nobody pushes out by asking again.
      const signup = askedIn(link.browserHash, state) ?? state.signups[0];
      if (!signup) return [];
      // What somebody signed up with is still there when the link is asked for elsewhere.
      const before = state.links.filter(({ signupId }) => signupId === signup.signupId);
      const brought = (what: 'discountCode' | 'invitationHash') => link[what] ?? before.find((each) => each[what])?.[what] ?? null;
      const withCodes = { ...link, discountCode: brought('discountCode'), invitationHash: brought('invitationHash') };
      return [issue(withCodes, wanted === 'login' ? 'login-requested' : 'resend-requested', signup.signupId)];
    },
    UseLink: ({ tokenHash, now }, state) => {
      const link = usable(state, tokenHash, now);
      return link ? logIn(link, state) : refuse('LinkInvalid');
    },
    UseCode: ({ browserHash, codeHash, now }, state) => {
      const link = codeLink(state, browserHash, now);
      if (!link) return refuse('EmailCodeWrong');
      return link.codeHash === codeHash ? logIn(link, state) : [WrongCodeTyped.of({ linkId: link.linkId })];
    },
    DropDiscountCode: (_, { discountCode }) => (discountCode === null ? [] : [DiscountCodeDropped.of({})]),
    RecordSessionsEnded: ({ which }, { details }) => (details ? [CustomerSessionsEnded.of({ which })] : []),
    LogOut: (_, { status }) => (status === 'unknown' || status === 'erased' ? [] : [CustomerLoggedOut.of({})]),
    ChangeContactDetails: ({ changes }, { details, lockedBy }) => {
      if (!details) return refuse('CustomerUnknown');
      if (lockedBy && Object.keys(changes).some((field) => field !== 'mobile')) return refuse('DetailsLocked');
      const changed = differing(changes, details);
      if (Object.keys(changed).length === 0) return [];
      if (lockedBy) return [MobileNumberChanged.of({}, { mobile: changed.mobile ?? null })];
      return [ContactDetailsChanged.of({}, { ...changed, ...(changed.fullName !== undefined && { email: details.email }) })];
    },
    CorrectDetails: ({ correctionId, orderId, changes, reason }, { details, lockedBy, corrections }) => {
      if (corrections.includes(correctionId)) return [];
      if (!details) return refuse('CustomerUnknown');
      if (lockedBy && lockedBy !== orderId) return refuse('DetailsLocked');
      const changed = differing(changes, details);
      const fields = Object.keys(changed);
      if (fields.length === 0) return [DetailsFoundCorrect.of({ correctionId })];
      const listedAs = changed.fullName === undefined ? null : { fullName: changed.fullName, email: details.email };
      return [DetailsCorrected.of({ correctionId, orderId, fields }, { changes: changed, reason, listedAs })];
    },
    ...decideEmailChange,
    LockDetails: ({ type: _, ...lock }, { lockedBy, lockRevision }) =>
      lockedBy || lock.orderRevision <= lockRevision ? [] : [ContactDetailsLocked.of(lock)],
    UnlockDetails: ({ type: _, ...unlock }, { lockedBy, lockRevision }) =>
      lockedBy === unlock.orderId && unlock.orderRevision > lockRevision ? [ContactDetailsUnlocked.of(unlock)] : [],
    RequestDataDownload: ({ format }, { details }) => (details ? [DataDownloadRequested.of({ format })] : refuse('CustomerUnknown')),
    GiveWay: (_, { status }) => (status === 'unverified' ? [PersonalDataErased.of({})] : []),
    Erase: (_, { status }) => (status === 'unknown' || status === 'erased' ? [] : [PersonalDataErased.of({})]),
  },
  evolve: {
    CustomerSignedUp: (state, { data, personal }) => ({ ...state, status: 'unverified', signups: [{ ...data, details: personal }] }),
    SignupDetailsReplaced: (state, { data, personal }) => {
      const before = askedIn(data.browserHash, state);
      return {
        ...state,
        signups: state.signups.map((signup) => (signup === before ? { ...data, details: personal } : signup)),
        links: state.links.filter(({ signupId }) => signupId !== before?.signupId),
      };
    },
    SignedUpBeside: (state, { data, personal }) => ({ ...state, signups: [...state.signups, { ...data, details: personal }] }),
    LoginLinkIssued: (state, { data }) => ({
      ...state,
      links: [
        ...state.links.filter((link) => link.signupId !== data.signupId || link.browserHash !== data.browserHash),
        { ...data, invitationHash: data.invitationHash ?? null, wrongCodes: 0 },
      ].slice(-MAX_LINKS),
    }),
    WrongCodeTyped: (state, { data: { linkId } }) => ({
      ...state,
      links: state.links.map((link) => (link.linkId === linkId ? { ...link, wrongCodes: link.wrongCodes + 1 } : link)),
    }),
    EmailVerified: (state, { data: { referralId, partnerRef }, personal }) => ({
      ...state,
      status: 'verified',
      details: personal,
      referralId,
      partnerRef,
      signups: [],
    }),
    CustomerLoggedIn: (state, { data }) => ({
      ...state,
      links: [],
      lastUsedHash: state.links.find(({ linkId }) => linkId === data.linkId)?.tokenHash ?? null,
    }),
    DiscountCodeKept: (state, { data: { code } }) => ({ ...state, discountCode: code }),
    DiscountCodeDropped: (state) => ({ ...state, discountCode: null }),
    InvitationKept: (state, { data }) => ({ ...state, invitationHash: data.codeHash }),
    CustomerSessionsEnded: (state) => state,
    CustomerLoggedOut: (state) => ({ ...state, lastUsedHash: null }),
    ContactDetailsChanged: (state, { personal }) => ({ ...state, details: changedBy(personal ?? undefined, state) }),
    DetailsCorrected: (state, { data, personal }) => ({
      ...state,
      details: changedBy(personal?.changes, state),
      corrections: [...state.corrections, data.correctionId],
    }),
    DetailsFoundCorrect: (state, { data }) => ({ ...state, corrections: [...state.corrections, data.correctionId] }),
    MobileNumberChanged: (state, { personal }) => ({ ...state, details: changedBy(personal ?? undefined, state) }),
    ...evolveEmailChange,
    ContactDetailsLocked: (state, { data }) => ({ ...state, lockedBy: data.orderId, lockRevision: data.orderRevision }),
    ContactDetailsUnlocked: (state, { data }) => ({ ...state, lockedBy: null, lockRevision: data.orderRevision }),
    DataDownloadRequested: (state) => state,
    PersonalDataErased: (state) => ({
      ...state,
      status: 'erased',
      details: null,
      signups: [],
      links: [],
      lastUsedHash: null,
      emailChange: null,
      currentLinks: [],
      formerEmails: [],
    }),
  },
};
