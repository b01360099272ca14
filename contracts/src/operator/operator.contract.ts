import { MailDelivery } from '../mail/mail-delivery.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { endpoint } from '../endpoint.ts';
import { OrderStatus, PaymentStatus } from '../order/order.contract.ts';
import { EnquiryAnswerBy, EnquiryState, EnquiryStep } from '../order/enquiry.ts';
import { DisputePhase, DisputeState } from '../order/dispute.ts';
import { RefundReason, RefundState } from '../order/refund.ts';
import { Id } from '../primitives.ts';
import { z } from '../zod.ts';
import { DraftFailure } from '../will/draft-failure.ts';
import { SentVersion } from '../will/sent-version.ts';
import { OrderStage } from './order-queue.ts';
import { ReviewCount } from './review-count.ts';

export const NamedOperator = z.object({ id: z.string(), name: z.string() });

export const AdminOrder = z.object({
  id: z.string(),
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  createdAt: z.string(),
  stage: OrderStage,
  /** Since when it waits for whoever has it now: for the team since it was paid for, or handed in again. */
  waitingSince: z.string(),
  user: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
  notes: z.nullable(z.string()),
  amount: z.number(),
  finalAmount: z.number(),
  /** Of `finalAmount`, what is for the partner's will. */
  secondWill: z.number(),
  /** Whether the partner paid for this will. */
  prepaid: z.boolean(),
  discountCode: z.nullable(z.string()),
  /** Of what was paid for the order, in pounds. */
  refunded: z.number(),
  /** The last refund that was asked for here, while it is not through. */
  refund: z.nullable(z.enum(['running', 'failed'])),
  /** What the customer's bank says against the payment, the most urgent; null when nothing, or when it came to nothing. `fraud`: a warning. */
  dispute: z.nullable(z.enum(['needs_response', 'fraud', 'under_review', 'lost'])),
  partnerRef: z.nullable(z.string()),
  sending: z.boolean(),
  /** Whether the last mail with the will did not go out, or came back. */
  mailFailed: z.boolean(),
  /** Whether the last mail with the receipt did not go out, or came back. */
  receiptFailed: z.boolean(),
  /** Who said, and when, that the will was sent by another way than our mail. Null when it was mailed, or was not sent. */
  markedSent: z.nullable(z.object({ by: NamedOperator, at: z.string() })),
  /** Who opened the will or its answers last, and when. Null while nobody has. */
  opened: z.nullable(z.object({ by: NamedOperator, at: z.string() })),
  /** Whose order it is, if somebody has taken it or was given it: a note for the team and no lock. `left`: they work on orders no more. */
  assignee: z.nullable(z.object({ id: z.string(), name: z.string(), left: z.boolean() })),
  returned: z.boolean(),
  /** How often the customer said that something is wrong, and nobody has answered yet. */
  openProblems: z.int(),
  /** Questions to the customer that wait for an answer. */
  openEnquiries: z.int(),
  /** Those whose answer nobody has settled yet. */
  answeredEnquiries: z.int(),
  /** Whether it is, or is to become, a newer version of a will that was sent: its customer asked for the answers back. */
  updating: z.boolean(),
  /** How far the draft of a paid order is; null before the payment, and while the answers are with the customer. */
  draft: z.nullable(z.enum(['making', 'made', 'refused', 'failed'])),
  /** How many review flags stop it; null until the will has been reviewed. */
  review: z.nullable(ReviewCount),
  /** The other will of a couple; its order is null while there is none. `isOver`: one of the two left, and the other is not told. */
  pair: z.nullable(z.object({ id: z.string(), orderId: z.nullable(z.string()), isOver: z.boolean() })),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

export const AdminUser = z.object({
  fullName: z.string(),
  id: z.string(),
  email: z.string(),
  dob: z.string(),
  mobile: z.nullable(z.string()),
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  city: z.string(),
  county: z.nullable(z.string()),
  postcode: z.string(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** The text is null after erasure. */
export const OrderNote = z.object({ text: z.nullable(z.string()), by: NamedOperator, at: z.string() });
export type OrderNote = z.infer<typeof OrderNote>;

/** The text is null after erasure. */
export const CustomerProblem = z.object({
  id: z.string(),
  text: z.nullable(z.string()),
  at: z.string(),
  /** `text`: what was written back; null when it was done another way, by telephone say. */
  answered: z.nullable(z.object({ text: z.nullable(z.string()), by: NamedOperator, at: z.string() })),
});
export type CustomerProblem = z.infer<typeof CustomerProblem>;

/** Texts are null after erasure. */
export const OrderEnquiry = z.object({
  id: z.string(),
  step: EnquiryStep,
  state: EnquiryState,
  question: z.nullable(z.string()),
  by: NamedOperator,
  at: z.string(),
  /** `recordedBy` when an operator wrote it down. */
  answer: z.nullable(
    z.object({ text: z.nullable(z.string()), by: EnquiryAnswerBy, recordedBy: z.nullable(NamedOperator), at: z.string() }),
  ),
  closed: z.nullable(z.object({ by: NamedOperator, at: z.string() })),
});
export type OrderEnquiry = z.infer<typeof OrderEnquiry>;

/** Money that went back, or was to. Made at the card provider, nobody asked for it here and there is no reason. The note is null after erasure. */
export const Refund = z.object({
  id: z.string(),
  amount: z.number(),
  state: RefundState,
  /** Of a charge by mistake, and not of the order’s payment. Listed when it failed. */
  duplicate: z.boolean(),
  /** Of two wills of a couple that were paid for together. */
  will: z.enum(['own', 'second']),
  reason: z.nullable(RefundReason),
  note: z.nullable(z.string()),
  by: z.nullable(NamedOperator),
  at: z.string(),
  /** The card provider’s word for why it did not go through. */
  failure: z.nullable(z.string()),
  /** When it failed: who saw to it otherwise, or null while nobody has. The note is null after erasure. */
  settled: z.nullable(z.object({ note: z.nullable(z.string()), by: NamedOperator, at: z.string() })),
});
export type Refund = z.infer<typeof Refund>;

/** The customer’s bank asks a payment back, or asks about it. */
export const Dispute = z.object({
  id: z.string(),
  amount: z.number(),
  phase: DisputePhase,
  state: DisputeState,
  /** The card provider’s word. */
  reason: z.string(),
  at: z.string(),
  /** Until when evidence is taken. */
  dueBy: z.nullable(z.string()),
  /** Whether the bank has the money, or gave it back. */
  funds: z.enum(['here', 'withdrawn', 'reinstated']),
});
export type Dispute = z.infer<typeof Dispute>;

/** The card’s bank believes that a payment was fraud. `open` until it was settled, the payment refunded, or a dispute has come. */
export const FraudWarning = z.object({
  id: z.string(),
  /** The card provider’s word. */
  kind: z.string(),
  at: z.string(),
  open: z.boolean(),
  settled: z.nullable(z.object({ note: z.nullable(z.string()), by: NamedOperator, at: z.string() })),
});
export type FraudWarning = z.infer<typeof FraudWarning>;

export const LaterAnswers = z.object({
  submittedAt: z.string(),
  savedAt: z.string(),
  /** The questions that are answered otherwise. */
  questions: z.array(z.string()),
  /** What the will would mean otherwise; empty when these answers make no will yet. */
  changes: z.array(z.object({ sentence: z.string() })),
});
export type LaterAnswers = z.infer<typeof LaterAnswers>;

/** `reason` is in plain words, for answers that make no will; null when the work on the draft failed. */
export const DraftProblem = z.object({ failure: z.nullable(DraftFailure), reason: z.nullable(z.string()), since: z.string() });
export type DraftProblem = z.infer<typeof DraftProblem>;

export const AdminOrderDetail = z.object({
  user: AdminUser,
  /** Our mails to the customer's address are refused or come back. */
  undelivered: z.optional(z.literal(true)),
  /** What became of the mails of the order, newest first; only those that the mail provider has told of. */
  deliveries: z.optional(z.array(MailDelivery)),
  order: AdminOrder,
  /** Every note that was ever made, oldest first; `order.notes` is the text of the newest. */
  notes: z.array(OrderNote),
  /** What the customer said is wrong, oldest first. */
  problems: z.array(CustomerProblem),
  /** What we asked the customer, oldest first. */
  enquiries: z.array(OrderEnquiry),
  /** Oldest first. */
  refunds: z.array(Refund),
  /** Oldest first. */
  disputes: z.array(Dispute),
  /** Oldest first. */
  fraudWarnings: z.array(FraudWarning),
  willAnswers: z.object({ jsonAnswers: z.record(z.string(), z.unknown()) }),
  /** Saved after the submission that was paid for: kept beside it, and back in place when the answers are returned. */
  laterAnswers: z.optional(z.nullable(LaterAnswers)),
  draftProblem: z.nullable(DraftProblem),
  /** What was sent so far, newest first. */
  versions: z.array(z.pick(SentVersion, { versionCode: true, sentAt: true, state: true })),
});
export type AdminOrderDetail = z.infer<typeof AdminOrderDetail>;

const orderId = z.object({ id: Id });

export const getAdminOrder = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: AdminOrderDetail,
});

/** Answers with text; an empty body means that there is nothing to draft yet. */
export const draftText = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/draft.txt',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.string(),
});
export const draftPdf = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/draft.pdf',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.unknown(),
});
export const finalPdf = endpoint({
  method: 'GET',
  path: '/api/admin/orders/:id/final.pdf',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.unknown(),
});

/** Approves the draft and sends it: 200 when the mail went out, 202 `{queued:true}` when it is still on its way after 10 s. */
export const sendDraft = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/send',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.union([z.object({ success: z.literal(true), order: AdminOrder }), z.object({ queued: z.literal(true), order: AdminOrder })]),
});

/** `before`: the status that was read, where a list showed the order and no version of it; 409 when it is another by now. */
export const updateOrder = endpoint({
  method: 'PATCH',
  path: '/api/admin/orders/:id',
  audience: ['operator', 'admin'],
  params: orderId,
  body: z
    .object({
      status: z.optional(OrderStatus),
      notes: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.notes))),
      before: z.optional(OrderStatus),
    })
    .check(z.refine((body) => body.status !== undefined || body.notes !== undefined, 'Give a status or notes')),
  status: 200,
  response: AdminOrder,
});

/** Gives the answers back to the customer, who changes them and submits again without paying. The order is then drafted and reviewed anew. */
export const returnAnswers = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/return',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: AdminOrder,
});

/** Has a draft that failed made once more. */
export const retryDraft = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/retry-draft',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: AdminOrder,
});

export const reconcileOrder = endpoint({
  method: 'POST',
  path: '/api/admin/reconcile-order/:id',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.object({ orderStatus: PaymentStatus, emailSent: z.boolean() }),
});

/** Resends the mail with a will that was sent, as it was. 202 when it is still on its way after 10 s, as with the receipt. */
export const resendWill = endpoint({
  method: 'POST',
  path: '/api/admin/orders/:id/resend',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.object({ emailAddress: z.string() }),
});

export const resendReceipt = endpoint({
  method: 'POST',
  path: '/api/admin/resend-receipt/:id',
  audience: ['operator', 'admin'],
  params: orderId,
  status: 200,
  response: z.object({ emailAddress: z.string() }),
});
