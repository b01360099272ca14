import type { Mailbox } from '@willow/contracts';
import type { Details, LinkPurpose } from './customer.facts.ts';

/** The newest change of the address that was asked for, however it ended. */
export type EmailChange = {
  readonly changeId: string;
  /** The new address. */
  readonly email: string;
  readonly links: Readonly<Record<Mailbox, { readonly linkId: string; readonly tokenHash: string }>>;
  /** ISO instants. */
  readonly requestedAt: string;
  readonly expiresAt: string;
  /** Asked for by our team: from then on the account moves without the yes of the current mailbox. */
  readonly movesWithoutCurrentFrom: string | null;
  readonly confirmed: Readonly<Record<Mailbox, boolean>>;
  readonly outcome: 'open' | 'changed' | 'stopped' | 'taken';
  /** Whether the owner of the current mailbox said no. */
  readonly refusedByCurrent: boolean;
};

/** A link to the mailbox that the account still has: it can always be used to say "this was not me". */
export type CurrentLink = Pick<EmailChange, 'requestedAt'> & { readonly tokenHash: string };

export type Signup = {
  readonly signupId: string;
  readonly browserHash: string | null;
  readonly referralId: string | null;
  readonly partnerRef: string | null;
  /** Null after erasure. */
  readonly details: Details | null;
};

export type Link = {
  readonly linkId: string;
  readonly signupId: string | null;
  readonly purpose: LinkPurpose;
  readonly tokenHash: string;
  readonly browserHash: string | null;
  readonly expiresAt: string;
  readonly codeHash: string | null;
  readonly wrongCodes: number;
  readonly discountCode: string | null;
  readonly invitationHash: string | null;
};

export type Customer = {
  readonly status: 'unknown' | 'unverified' | 'verified' | 'erased';
  /** Null before the address is proven and after erasure. */
  readonly details: Details | null;
  readonly referralId: string | null;
  readonly partnerRef: string | null;
  /** Asked for and not proven yet, the oldest first. */
  readonly signups: readonly Signup[];
  /** Of each sign-up, and to log in with, the newest that each browser asked for: nobody voids a link that somebody else waits for. */
  readonly links: readonly Link[];
  readonly lastUsedHash: string | null;
  /** Brought along, for the till. */
  readonly discountCode: string | null;
  /** Of a partner's invitation. */
  readonly invitationHash: string | null;
  /** The order whose will they stand in. */
  readonly lockedBy: string | null;
  readonly lockRevision: number;
  /** Corrections by the team, so that each is made once. */
  readonly corrections: readonly string[];
  readonly emailChange: EmailChange | null;
  /** Mailed to the address that the account has, the oldest first. */
  readonly currentLinks: readonly CurrentLink[];
  /** Addresses that the account had, and until when. */
  readonly formerEmails: readonly { readonly email: string; readonly until: string }[];
};
