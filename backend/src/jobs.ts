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

/** Every kind of background work. A worker refuses to start when one of them has no handler, or a handler's job is missing here. */
export const allJobs = [
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
  renderDraft,
  renderDocument,
  printCopy,
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

/** There is an alarm for one that is late. */
export const mailJobs = allJobs.filter(({ makes }) => makes === 'mail');

/** Somebody waits for their PDF. */
export const documentJobs = allJobs.filter(({ makes }) => makes === 'document');

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
