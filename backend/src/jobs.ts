import { sendLink } from './modules/customers/index.ts';
import { expireHolds, reconcilePayments, refundDuplicate, sendDraft, sendProblemReceived, sendReceipt } from './modules/orders/index.ts';
import { sendInvitation } from './modules/referrals/index.ts';
import { eraseCustomer, eraseDue, mailErasure } from './modules/privacy/index.ts';
import { remindToSign, remindYearly, renderDocument, renderDraft } from './modules/wills/index.ts';
import { cleanup } from './platform/cleanup/cleanup.module.ts';
import type { JobDefinition } from './platform/queue/index.ts';

/** Those that send a mail. */
export const mailJobs: readonly { readonly name: string }[] = [
  sendLink,
  sendReceipt,
  sendProblemReceived,
  sendDraft,
  sendInvitation,
  mailErasure,
];

/** Every kind of background work. A worker refuses to start when one of them has no handler. */
export const allJobs: readonly JobDefinition[] = [
  sendLink,
  renderDraft,
  renderDocument,
  sendReceipt,
  sendProblemReceived,
  sendDraft,
  refundDuplicate,
  reconcilePayments,
  expireHolds,
  sendInvitation,
  eraseCustomer,
  eraseDue,
  mailErasure,
  remindToSign,
  remindYearly,
  cleanup,
] as readonly unknown[] as readonly JobDefinition[];
