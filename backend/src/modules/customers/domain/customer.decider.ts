import type { Decider } from '../../../event-sourcing/core/decider.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import type { CustomerCommand, CustomerRefusal, NewLink } from './customer.commands.ts';
import {
  ContactDetailsChanged,
  CustomerLoggedIn,
  CustomerLoggedOut,
  CustomerSignedUp,
  type CustomerFact,
  type Details,
  EmailVerified,
  type LinkPurpose,
  type LinkReason,
  LoginLinkIssued,
  SignupDetailsReplaced,
} from './customer.facts.ts';

type Link = {
  readonly linkId: string;
  readonly purpose: LinkPurpose;
  readonly tokenHash: string;
  readonly browserHash: string | null;
  readonly expiresAt: string;
};

export type Customer = {
  readonly status: 'unknown' | 'unverified' | 'verified';
  /** Null before sign-up and after erasure. */
  readonly details: Details | null;
  readonly referralId: string | null;
  readonly partnerRef: string | null;
  readonly link: Link | null;
  readonly lastUsedHash: string | null;
};

const issue = (link: NewLink, purpose: LinkPurpose, reason: LinkReason) =>
  LoginLinkIssued.of({
    linkId: link.linkId,
    purpose,
    reason,
    tokenHash: link.tokenHash,
    browserHash: link.browserHash,
    expiresAt: purpose === 'verify' ? link.verifyExpiresAt : link.loginExpiresAt,
  });

export const usable = (customer: Customer, tokenHash: string, now: string): Link | null =>
  customer.link && customer.link.tokenHash === tokenHash && now < customer.link.expiresAt ? customer.link : null;

export const customer: Decider<Customer, CustomerCommand, CustomerFact, CustomerRefusal> = {
  initial: { status: 'unknown', details: null, referralId: null, partnerRef: null, link: null, lastUsedHash: null },
  decide: {
    SignUp: ({ details, referralId, partnerRef, link }, state) => {
      // A proven account is never overwritten by a form that anybody can send; its owner gets a link instead.
      if (state.status === 'verified') return [issue(link, 'login', 'signed-up-again')];
      const fact = state.status === 'unknown' ? CustomerSignedUp : SignupDetailsReplaced;
      return [fact.of({ referralId, partnerRef }, details), issue(link, 'verify', 'signed-up')];
    },
    RequestLink: ({ for: wanted, link }, state) => {
      if (state.status === 'unknown') return [];
      if (state.status === 'unverified') return [issue(link, 'verify', wanted === 'login' ? 'login-requested' : 'resend-requested')];
      return wanted === 'login' ? [issue(link, 'login', 'login-requested')] : [];
    },
    UseLink: ({ tokenHash, now }, state) => {
      const link = usable(state, tokenHash, now);
      if (!link) return refuse('LinkInvalid');
      const verified = state.status === 'verified' ? [] : [EmailVerified.of({ linkId: link.linkId })];
      return [...verified, CustomerLoggedIn.of({ linkId: link.linkId })];
    },
    LogOut: (_, state) => (state.status === 'unknown' ? [] : [CustomerLoggedOut.of({})]),
    ChangeContactDetails: ({ changes }, { details }) => {
      if (!details) return refuse('CustomerUnknown');
      const before: Readonly<Record<string, string | null>> = details;
      const changed = Object.entries(changes).filter(([key, value]) => before[key] !== value);
      return changed.length === 0 ? [] : [ContactDetailsChanged.of({}, Object.fromEntries(changed))];
    },
  },
  evolve: {
    CustomerSignedUp: (state, { data, personal }) => ({ ...state, ...data, status: 'unverified', details: personal }),
    SignupDetailsReplaced: (state, { data, personal }) => ({ ...state, ...data, details: personal }),
    LoginLinkIssued: (state, { data }) => ({ ...state, link: data }),
    EmailVerified: (state) => ({ ...state, status: 'verified' }),
    CustomerLoggedIn: (state) => ({ ...state, link: null, lastUsedHash: state.link?.tokenHash ?? null }),
    CustomerLoggedOut: (state) => ({ ...state, lastUsedHash: null }),
    ContactDetailsChanged: (state, { personal }) => ({
      ...state,
      details: state.details && personal ? ({ ...state.details, ...personal } as Details) : null,
    }),
  },
};
