import type { CorrectedDetails, OrderStatus, RefundReason } from '@willow/contracts';
import type { DisputePhase, DisputeStatus } from './order.disputes.state.ts';
import type { WillPaidFor } from './order.refunds.state.ts';
import type { SecondWill } from './order.second-will.facts.ts';

export type Charge = {
  readonly intentId: string;
  readonly status: 'open' | 'processing' | 'succeeded' | 'failed' | 'cancelled';
  readonly receivedPence: number;
  readonly currency: string;
  /** The order that the intent was made for, by its own metadata. */
  readonly orderId: string | null;
  /** The provider's reason for a failure, a code such as `card_declined`. */
  readonly failure: string | null;
};

/** A refund as the card provider has it, whoever asked for it. */
export type ProviderRefund = {
  readonly id: string;
  readonly intentId: string;
  readonly amountPence: number;
  readonly status: 'pending' | 'succeeded' | 'failed';
  /** The provider's reason for a failure, a code such as `expired_or_canceled_card`. */
  readonly failure: string | null;
  /** What was asked for here; null when it was made at the provider. */
  readonly requestId: string | null;
};

/** A dispute as the card provider has it. */
export type ProviderDispute = {
  readonly id: string;
  readonly intentId: string;
  readonly amountPence: number;
  /** The provider's reason, a code such as `fraudulent`. */
  readonly reason: string;
  /** Null when its status does not say: then it is the one that it was in. */
  readonly phase: DisputePhase | null;
  readonly status: DisputeStatus;
  /** An instant, ISO 8601 UTC. */
  readonly dueBy: string | null;
  readonly fundsWithdrawn: boolean;
};

/** A card's bank believes that a payment was fraud. */
export type FraudWarning = { readonly warningId: string; readonly intentId: string; readonly fraudType: string };

export type Quote = {
  readonly customerId: string;
  readonly willRevision: number;
  readonly partnerRef: string | null;
  /** With the use that is held for the order, if the code has a limit. */
  readonly discount: { readonly code: string; readonly percent: number; readonly hold: number | null } | null;
  /** The partner's will, when it is to be paid for as well. */
  readonly secondWill: SecondWill | null;
};

/** What is left out stays as it is. */
export type OrderChange = {
  readonly status?: OrderStatus | undefined;
  readonly notes?: string | undefined;
  /** The status that was read, if it was said. */
  readonly before?: OrderStatus | undefined;
};

export type Revisions = { readonly willRevision: number; readonly customerRevision: number | null };

/** What may go out, with the tag of the version that its operator has read. */
export type Cleared = Revisions & { readonly tag: string };

/** `seen`: how the order stood on the screen of whoever asks (`standingOf`); null when they do not say. */
export type OrderCommand = Asked & { readonly seen?: string | null };

type Asked =
  | {
      readonly type: 'RequestPayment';
      readonly quote: Quote;
      readonly intentId: string;
      readonly amountPence: number;
      readonly attempt: number;
      /** After how many visits the checkout was left, when the customer comes back to it; null when it was not. */
      readonly leftAfter: number | null;
    }
  | { readonly type: 'AgreeToStart'; /** The day of the terms. */ readonly terms: string }
  | { readonly type: 'CompleteFree'; readonly quote: Quote; readonly customerRevision: number }
  | {
      readonly type: 'RecordCharge';
      readonly orderId: string;
      readonly charge: Charge;
      /** The newest submission: whatever the payment was asked for, that is what is paid. */
      readonly willRevision: number;
      readonly customerRevision: number;
    }
  | { readonly type: 'DropHold'; readonly customerId: string; readonly code: string; readonly hold: number }
  | {
      readonly type: 'RequestRefund';
      readonly requestId: string;
      readonly amountPence: number;
      /** What whoever asks saw as paid back. */
      readonly refundedPence: number;
      readonly reason: RefundReason;
      readonly note: string;
      readonly will: WillPaidFor;
    }
  | { readonly type: 'RecordPrepaid'; readonly by: string }
  | {
      readonly type: 'EndPrepayment';
      readonly by: string;
      /** Whether somebody wants it though the will was ordered with it. The will goes on. */
      readonly decided: boolean;
    }
  | { readonly type: 'RecordRefund'; readonly refund: ProviderRefund }
  | { readonly type: 'RecordRefundRefused'; readonly requestId: string; readonly reason: string }
  | { readonly type: 'RecordDispute'; readonly dispute: ProviderDispute }
  | ({ readonly type: 'RecordFraudWarning' } & FraudWarning)
  | { readonly type: 'SettlePaymentIssue'; readonly issueId: string; readonly note: string }
  | { readonly type: 'ReportProblem'; readonly problemId: string; readonly text: string }
  | { readonly type: 'AnswerProblem'; readonly problemId: string; /** Null: done another way. */ readonly text: string | null }
  | {
      readonly type: 'RaiseEnquiry';
      readonly enquiryId: string;
      readonly question: string;
      readonly step: number | null;
      /** What the operator had read; null when that was not said. */
      readonly read: Revisions | null;
    }
  | { readonly type: 'AnswerEnquiry'; readonly enquiryId: string; readonly by: 'dashboard' | 'operator'; readonly text: string }
  | { readonly type: 'CloseEnquiry'; readonly enquiryId: string }
  | { readonly type: 'OpenPersonalData'; readonly by: string; readonly reason: string; readonly session: string | null }
  | { readonly type: 'Assign'; readonly operatorId: string | null; /** Whose it was when it was read. */ readonly before: string | null }
  | { readonly type: 'RequestReceipt'; readonly requestId: string }
  | {
      readonly type: 'RecordReceipt';
      readonly requestId: string | null;
      readonly outcome: { readonly messageId: string | null } | { readonly failed: string };
    }
  | { readonly type: 'RequestResend'; readonly requestId: string }
  | {
      readonly type: 'RecordResend';
      readonly requestId: string;
      readonly outcome: { readonly messageId: string | null; readonly pdfHash: string } | { readonly failed: string };
    }
  | ({ readonly type: 'Update'; /** For `sent` by hand; null when nothing was cleared. */ readonly cleared: Cleared | null } & OrderChange)
  | {
      readonly type: 'ApproveDraft';
      readonly approvalId: string;
      /** Null when there was nothing to clear. */
      readonly cleared: Cleared | null;
    }
  | { readonly type: 'ReturnAnswers'; /** Null when the operator did not say what was read. */ readonly read: Revisions | null }
  | { readonly type: 'OpenUpdate'; /** Calendar date in London. */ readonly on: string }
  | { readonly type: 'RecordUpdateClosed' }
  | { readonly type: 'RecordResubmission'; readonly willRevision: number; readonly customerRevision: number }
  | { readonly type: 'FollowLock'; readonly willRevision: number; readonly customerRevision: number }
  | { readonly type: 'BeginCorrection'; readonly correctionId: string; readonly changes: CorrectedDetails; readonly reason: string }
  | { readonly type: 'EndCorrection'; readonly correctionId: string }
  | { readonly type: 'RecordDraftSent'; readonly approvalId: string; readonly messageId: string | null; readonly pdfHash: string }
  | { readonly type: 'RecordDraftSendFailed'; readonly approvalId: string; readonly reason: string };

export type OrderRefusal =
  | 'OrderUnknown'
  | 'OrderErased'
  | 'OrderAlreadyPaid'
  | 'PaymentProcessing'
  | 'PriceChanged'
  | 'PaymentNotReceived'
  | 'OrderArchived'
  | 'AnswersReturned'
  | 'SubmittedAgain'
  | 'OrderMoved'
  | 'CursorUnknown'
  | 'SentAlready'
  | 'DetailsSent'
  | 'DetailsBeingCorrected'
  | 'NoDetails'
  | 'NotMailed'
  | 'AssigneeUnknown'
  | 'AssignedMeanwhile'
  | 'BeingSent'
  | 'UpdateNotPossible'
  | 'UpdateUnderReview'
  | 'UpdateBeingSent'
  | 'UpdatesTooOften'
  | 'NotPlaced'
  | 'PayerUnknown'
  | 'WillNotSubmitted'
  | 'DiscountInvalid'
  | 'PaymentsPaused'
  | 'PaymentUnavailable'
  | 'NothingToReconcile'
  | 'NothingToRefund'
  | 'RefundTooMuch'
  | 'RefundRunning'
  | 'RefundedMeanwhile'
  | 'SecondWillUsed'
  | 'RefundStopsSending'
  | 'DisputeStopsRefund'
  | 'DisputeStopsSending'
  | 'FraudWarningStopsSending'
  | 'IssueUnknown'
  | 'ProblemUnknown'
  | 'ProblemSettled'
  | 'EnquiryUnknown'
  | 'EnquiryAnswered'
  | 'EnquiryClosed'
  | 'EnquiryOpen'
  | 'TooManyEnquiries'
  | 'OrderNotReviewed'
  | 'OrderBlocked'
  | 'WordingNotApproved';
