import { callBooked, callUnanswered } from './call-back.ts';
import { detailsCorrected } from './details-corrected.ts';
import { draftSent } from './draft-sent.ts';
import { confirmEmailChange, confirmNewEmail, emailChanged, emailLeft } from './email-change.ts';
import { enquiryRaised } from './enquiry-raised.ts';
import { erasureRequested } from './erasure-requested.ts';
import { existingAccount } from './existing-account.ts';
import { fileMade } from './file-made.ts';
import { friendInvitation } from './friend-invitation.ts';
import { logSigned } from './log-signed.ts';
import { loginLink } from './login-link.ts';
import { messageAnswered } from './message-answered.ts';
import { messageReceived } from './message-received.ts';
import { problemAnswered } from './problem-answered.ts';
import { problemReceived } from './problem-received.ts';
import { receipt } from './receipt.ts';
import { refundArrived, refundFailed, refundOnItsWay } from './refund.ts';
import { signingReminder } from './signing-reminder.ts';
import { partnerInvitation } from './partner-invitation.ts';
import { passwordReset } from './password-reset.ts';
import { teamInvitation } from './team-invitation.ts';
import { verifyEmail } from './verify-email.ts';
import { yearlyReminder } from './yearly-reminder.ts';

export const templates = {
  verifyEmail,
  loginLink,
  existingAccount,
  friendInvitation,
  partnerInvitation,
  receipt,
  refundOnItsWay,
  refundArrived,
  refundFailed,
  fileMade,
  problemReceived,
  problemAnswered,
  enquiryRaised,
  messageReceived,
  messageAnswered,
  callBooked,
  callUnanswered,
  draftSent,
  detailsCorrected,
  confirmNewEmail,
  confirmEmailChange,
  emailChanged,
  emailLeft,
  erasureRequested,
  signingReminder,
  yearlyReminder,
  teamInvitation,
  passwordReset,
  logSigned,
} as const;
