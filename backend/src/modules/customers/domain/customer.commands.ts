import type { DataFormat, Mailbox } from '@willow/contracts';
import type { Details } from './customer.facts.ts';

export type NewLink = {
  readonly linkId: string;
  readonly tokenHash: string;
  readonly browserHash: string | null;
  /** ISO instants. */
  readonly verifyExpiresAt: string;
  readonly loginExpiresAt: string;
  readonly codeHash: string | null;
  readonly discountCode: string | null;
  readonly invitationHash: string | null;
};

type Signup = { readonly details: Details; readonly referralId: string | null; readonly partnerRef: string | null; readonly link: NewLink };

type Correction = {
  readonly correctionId: string;
  /** The order that lets them be corrected though they are locked for it. */
  readonly orderId: string | null;
  readonly changes: Partial<Details>;
  readonly reason: string;
};

type EmailChangeRequest = {
  readonly changeId: string;
  readonly email: string;
  readonly links: Readonly<Record<Mailbox, { readonly linkId: string; readonly tokenHash: string }>>;
  /** ISO instants. */
  readonly requestedAt: string;
  readonly expiresAt: string;
  readonly movesWithoutCurrentFrom: string | null;
  /** Our team's, null when the customer asks. */
  readonly reason: string | null;
};

type Lock = { readonly orderId: string; readonly orderRevision: number };

export type CustomerCommand =
  | ({ readonly type: 'SignUp' } & Signup)
  | { readonly type: 'RequestLink'; readonly for: 'login' | 'resend'; readonly link: NewLink }
  | { readonly type: 'UseLink'; readonly tokenHash: string; readonly now: string }
  | { readonly type: 'UseCode'; readonly browserHash: string; readonly codeHash: string; readonly now: string }
  | { readonly type: 'DropDiscountCode' }
  | { readonly type: 'LogOut' }
  | { readonly type: 'RecordSessionsEnded'; readonly which: 'one' | 'others' }
  | { readonly type: 'ChangeContactDetails'; readonly changes: Partial<Details> }
  | ({ readonly type: 'CorrectDetails' } & Correction)
  | ({ readonly type: 'RequestEmailChange' } & EmailChangeRequest)
  | { readonly type: 'AnswerEmailChange'; readonly tokenHash: string; readonly answer: 'confirm' | 'stop'; readonly now: string }
  | { readonly type: 'StopEmailChange'; readonly by: 'customer' | 'team' }
  /** `taken`: the new address has an account of its own. */
  | { readonly type: 'MoveToNewEmail'; readonly changeId: string; readonly taken: boolean; readonly now: string }
  | ({ readonly type: 'LockDetails' } & Lock)
  | ({ readonly type: 'UnlockDetails' } & Lock)
  /** Somebody else has proven its address: erased, if nobody ever proved it here. */
  | { readonly type: 'GiveWay' }
  | { readonly type: 'RequestDataDownload'; readonly format: DataFormat }
  | { readonly type: 'Erase' };

export type CustomerRefusal =
  | 'LinkInvalid'
  | 'EmailCodeWrong'
  | 'CustomerUnknown'
  | 'DetailsLocked'
  | 'EmailUnchanged'
  | 'EmailLinkInvalid'
  | 'NoAccount'
  | 'EmailChangeObjected';
