import type { AdminOrder, OrderStatus, PaymentStatus } from '@willow/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Notes are not here: they are personal and stay sealed in the log. */
@Entity({ name: 'order_list' })
@Index('order_list_created_at', ['createdAt'])
@Index('order_list_payment', ['paymentStatus', 'updatedAt'])
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

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'has_notes', type: 'boolean' })
  hasNotes: boolean;

  @Column({ type: 'boolean' })
  sending: boolean;

  /** Whether the last mail with the will did not go out. */
  @Column({ name: 'mail_failed', type: 'boolean' })
  mailFailed: boolean;

  /** The operator who said that the will was sent, when no mail of ours did that. */
  @Column({ name: 'marked_sent_by', type: 'text', nullable: true })
  markedSentBy: string | null;

  @Column({ name: 'marked_sent_at', type: 'timestamptz', nullable: true })
  markedSentAt: Date | null;

  @Column({ type: 'boolean' })
  returned: boolean;

  /** Messages of the customer that nobody has answered yet. */
  @Column({ name: 'open_problems', type: 'int' })
  openProblems: number;
  @Column({ type: 'boolean' })
  updating: boolean;

  @Column({ type: 'text', nullable: true })
  draft: AdminOrder['draft'];

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
