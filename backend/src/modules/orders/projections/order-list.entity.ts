import type { AdminOrder, FlagSeverity, OrderStage, OrderStatus, PaymentStatus } from '@willow/contracts';
import type { PaymentIssues } from '../domain/order.stage.ts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Notes are not here: they are personal and stay sealed in the log. */
@Entity({ name: 'order_list' })
@Index('order_list_assignee', ['assignee', 'createdAt', 'id'])
@Index('order_list_created_at', ['createdAt', 'id'])
@Index('order_list_customer', ['customerId'])
@Index('order_list_payment', ['paymentStatus', 'updatedAt'])
@Index('order_list_payment_status', ['paymentStatus', 'createdAt', 'id'])
@Index('order_list_stage', ['stage', 'waitingSince', 'id'])
@Index('order_list_status', ['status', 'createdAt', 'id'])
@Index('order_list_waiting', ['waitingSince', 'id'])
@Index('order_list_blocked', ['createdAt', 'id'], { where: 'block > 0' })
@Index('order_list_undecided', ['createdAt', 'id'], { where: 'high > 0' })
@Index('order_list_proposed', ['createdAt', 'id'], { where: 'proposed > 0' })
@Index('order_list_problems', ['createdAt', 'id'], { where: 'open_problems > 0 OR answered_enquiries > 0' })
// Any part of an id is found by it. TypeORM does not know trigrams.
@Index('order_list_id_parts', { synchronize: false })
export class OrderRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'customer_id', type: 'text' })
  customerId: string;

  @Column({ type: 'text' })
  status: OrderStatus;

  @Column({ name: 'payment_status', type: 'text' })
  paymentStatus: PaymentStatus;

  @Column({ name: 'amount_pence', type: 'int' })
  amountPence: number;

  @Column({ name: 'discount_pence', type: 'int' })
  discountPence: number;

  @Column({ name: 'discount_code', type: 'text', nullable: true })
  discountCode: string | null;

  /** For the partner's will, that is paid for with this order. */
  @Column({ name: 'second_will_pence', type: 'int', default: 0 })
  secondWillPence: number;

  /** Whether the partner paid for this one. */
  @Column({ type: 'boolean', default: false })
  prepaid: boolean;

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'refunded_pence', type: 'int' })
  refundedPence: number;

  /** The last refund that was asked for here, while it is not through. */
  @Column({ type: 'text', nullable: true })
  refund: 'running' | 'failed' | null;

  /** What is to be seen to about the payment, by its id at the card provider, or of the request for a refund. */
  @Column({ name: 'payment_issues', type: 'jsonb' })
  paymentIssues: PaymentIssues;

  @Column({ name: 'has_notes', type: 'boolean' })
  hasNotes: boolean;

  @Column({ type: 'boolean' })
  sending: boolean;

  /** Whether the last mail with the will did not go out. */
  @Column({ name: 'mail_failed', type: 'boolean' })
  mailFailed: boolean;

  /** Whether the last mail with the receipt did not go out. */
  @Column({ name: 'receipt_failed', type: 'boolean' })
  receiptFailed: boolean;

  /** The key of the newest mail with the will, and whether it came back. */
  @Column({ name: 'will_mail', type: 'text', nullable: true })
  willMail: string | null;

  @Column({ name: 'will_bounced', type: 'boolean', default: false })
  willBounced: boolean;

  /** The same of the receipt. */
  @Column({ name: 'receipt_mail', type: 'text', nullable: true })
  receiptMail: string | null;

  @Column({ name: 'receipt_bounced', type: 'boolean', default: false })
  receiptBounced: boolean;

  /** Whether another amount came than was asked for. */
  @Column({ type: 'boolean' })
  mismatched: boolean;

  /** The operator who said that the will was sent, when no mail of ours did that. */
  @Column({ name: 'marked_sent_by', type: 'text', nullable: true })
  markedSentBy: string | null;

  @Column({ name: 'marked_sent_at', type: 'timestamptz', nullable: true })
  markedSentAt: Date | null;

  /** The operator who opened the will or its answers last. */
  @Column({ name: 'opened_by', type: 'text', nullable: true })
  openedBy: string | null;

  @Column({ name: 'opened_at', type: 'timestamptz', nullable: true })
  openedAt: Date | null;

  /** The operator whose order it is. */
  @Column({ type: 'text', nullable: true })
  assignee: string | null;

  @Column({ type: 'boolean' })
  returned: boolean;

  /** Messages of the customer that nobody has answered yet. */
  @Column({ name: 'open_problems', type: 'int' })
  openProblems: number;

  /** Questions to the customer without an answer, and those whose answer nobody has settled. */
  @Column({ name: 'open_enquiries', type: 'int' })
  openEnquiries: number;

  @Column({ name: 'answered_enquiries', type: 'int' })
  answeredEnquiries: number;

  @Column({ type: 'boolean' })
  updating: boolean;

  @Column({ type: 'text', nullable: true })
  draft: AdminOrder['draft'];

  /** Flags that stop it, by severity; null until the will has been reviewed. */
  @Column({ type: 'int', nullable: true })
  block: number | null;

  @Column({ type: 'int', nullable: true })
  high: number | null;

  /** Of those, how many one operator has decided and another has to agree to. */
  @Column({ type: 'int', nullable: true })
  proposed: number | null;

  @Column({ type: 'text' })
  stage: OrderStage;

  @Column({ name: 'waiting_since', type: 'timestamptz' })
  waitingSince: Date;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** One flag of an order's newest review: which rule and whether it stops the will. What it says is personal and stays sealed in the log. */
@Entity({ name: 'review_flag' })
export class ReviewFlagRow {
  @PrimaryColumn({ name: 'order_id', type: 'text' })
  orderId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  flag: string;

  @Column({ type: 'text' })
  severity: FlagSeverity;

  @Column({ type: 'boolean' })
  stops: boolean;

  /** Whether its decision waits for a second operator. */
  @Column({ type: 'boolean', default: false })
  proposed: boolean;
}
