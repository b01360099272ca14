import { z } from '../zod.ts';

/** What a mail of ours is for. */
export const MailKind = z.enum([
  'sign-up',
  'login-link',
  'new-email',
  'email-change',
  'details-corrected',
  'receipt',
  'receipt-again',
  'will',
  'will-again',
  'question',
  'file-made',
  'problem-received',
  'problem-answered',
  'refund',
  'signing-reminder',
  'yearly-reminder',
  'erasure',
  'message-received',
  'message-answered',
  'call-booked',
  'call-unanswered',
  'friend-invitation',
  'partner-invitation',
  'team-invitation',
  'password-reset',
  'signatures',
]);
export type MailKind = z.infer<typeof MailKind>;

/** In the words of the console. */
export const MAIL_NAMES: Readonly<Record<MailKind, string>> = {
  'sign-up': 'Sign-up',
  'login-link': 'Login link',
  'new-email': 'Confirm a new email address',
  'email-change': 'Change of email address',
  'details-corrected': 'Corrected details',
  receipt: 'Receipt',
  'receipt-again': 'Receipt, resent',
  will: 'Will',
  'will-again': 'Will, resent',
  question: 'Question to the customer',
  'file-made': 'Notice of a file about the customer',
  'problem-received': 'Reply to a problem',
  'problem-answered': 'Answer to a problem',
  refund: 'Refund',
  'signing-reminder': 'Reminder to sign',
  'yearly-reminder': 'Yearly reminder',
  erasure: 'Erasure',
  'message-received': 'Message received',
  'message-answered': 'Answer to a message',
  'call-booked': 'Call booked',
  'call-unanswered': 'Call not answered',
  'friend-invitation': 'Invitation of a friend',
  'partner-invitation': 'Invitation of a partner',
  'team-invitation': 'Invitation to the team',
  'password-reset': 'Password reset',
  signatures: 'Signatures for the auditor',
};

/** Why a mail did not arrive, as far as a mail server has said. */
export const BounceReason = z.enum(['no-such-mailbox', 'mailbox-full', 'blocked', 'suppressed', 'unknown']);
export type BounceReason = z.infer<typeof BounceReason>;

/** They follow "Bounced" and a colon. */
export const BOUNCE_REASONS: Readonly<Record<BounceReason, string>> = {
  'no-such-mailbox': 'mailbox does not exist',
  'mailbox-full': 'mailbox is full or closed',
  blocked: 'their mail server turned it away',
  suppressed: 'an earlier email came back, so this one was not tried',
  unknown: 'their mail server gave no reason',
};
