import { checkpointLog, copyAnchors, exportOrder, mailSignatures, verifyLog } from './modules/audit/index.ts';
import { eraseMessage, sendCallBooked, sendCallUnanswered, sendMessageAnswer, sendMessageReceived } from './modules/contact/index.ts';
import { sendPartnerInvitation } from './modules/couples/index.ts';
import { askMailbox, moveToNewEmail, sendCorrection, sendLink, tellMailbox } from './modules/customers/index.ts';
import {
  expireHolds,
  makeRefund,
  reconcilePayments,
  followSecondWill,
  refundDuplicate,
  resendWill,
  sendDraft,
  sendEnquiry,
  sendFileNotice,
  sendProblemAnswer,
  sendProblemReceived,
  sendReceipt,
  sendRefundNotice,
} from './modules/orders/index.ts';
import { sendPasswordReset, sendTeamInvitation } from './modules/operators/index.ts';
import { forgetInvitations, sendInvitation } from './modules/referrals/index.ts';
import { eraseCustomer, eraseDue, mailErasure, printCopy } from './modules/privacy/index.ts';
import { remindToSign, remindYearly, renderDocument, renderDraft, tidyDocuments } from './modules/wills/index.ts';
import { keepBackups } from './platform/backup/backup.module.ts';
import { turnKeyEpoch } from './platform/keys/key-epochs.module.ts';
import { cleanup } from './platform/cleanup/cleanup.module.ts';
import type { JobDefinition } from './platform/queue/index.ts';

/** Those that send a mail: there is an alarm for one that is late. */
export const mailJobs = [
  sendLink,
  sendCorrection,
  askMailbox,
  tellMailbox,
  sendReceipt,
  sendEnquiry,
  sendFileNotice,
  sendProblemAnswer,
  sendProblemReceived,
  sendRefundNotice,
  sendDraft,
  resendWill,
  sendInvitation,
  sendPartnerInvitation,
  mailErasure,
  remindToSign,
  remindYearly,
  sendMessageReceived,
  sendMessageAnswer,
  sendCallBooked,
  sendCallUnanswered,
  sendTeamInvitation,
  sendPasswordReset,
  mailSignatures,
] as readonly unknown[] as readonly JobDefinition[];

/** Those that make a PDF for somebody who waits for it. */
export const documentJobs = [renderDraft, renderDocument, printCopy] as readonly unknown[] as readonly JobDefinition[];

const otherJobs = [
  moveToNewEmail,
  followSecondWill,
  refundDuplicate,
  makeRefund,
  reconcilePayments,
  expireHolds,
  eraseCustomer,
  eraseDue,
  eraseMessage,
  forgetInvitations,
  tidyDocuments,
  checkpointLog,
  verifyLog,
  exportOrder,
  copyAnchors,
  cleanup,
  keepBackups,
  turnKeyEpoch,
] as readonly unknown[] as readonly JobDefinition[];

/** Those that run at an interval: a worker schedules them when it starts. */
export const scheduledJobs = [
  reconcilePayments,
  expireHolds,
  eraseDue,
  tidyDocuments,
  checkpointLog,
  cleanup,
  keepBackups,
  turnKeyEpoch,
] as readonly unknown[] as readonly JobDefinition[];

/** Every kind of background work. A worker refuses to start when one of them has no handler. */
export const allJobs = [...mailJobs, ...documentJobs, ...otherJobs];
