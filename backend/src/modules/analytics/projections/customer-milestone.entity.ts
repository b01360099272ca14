import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** How far a customer came, and when first. Nothing in it says who that is. */
@Entity({ name: 'customer_milestone' })
@Index('customer_milestone_signed_up', ['signedUpAt'])
@Index('customer_milestone_paid', ['paidAt'])
@Index('customer_milestone_order', ['orderId'])
export class MilestoneRow {
  @PrimaryColumn({ name: 'customer_id', type: 'text' })
  customerId: string;

  @Column({ name: 'signed_up_at', type: 'timestamptz' })
  signedUpAt: Date;

  @Column({ name: 'verified_at', type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  /** How many questions were answered, at most. */
  @Column({ type: 'int' })
  answered: number;

  @Column({ name: 'submitted_at', type: 'timestamptz', nullable: true })
  submittedAt: Date | null;

  @Column({ name: 'order_id', type: 'text', nullable: true })
  orderId: string | null;

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'ordered_at', type: 'timestamptz', nullable: true })
  orderedAt: Date | null;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt: Date | null;

  @Column({ name: 'paid_pence', type: 'int' })
  paidPence: number;

  /** The payment that paid for it, at the provider. */
  @Column({ name: 'intent_id', type: 'text', nullable: true })
  intentId: string | null;

  /** Of that payment. */
  @Column({ name: 'refunded_pence', type: 'int' })
  refundedPence: number;

  @Column({ name: 'discount_code', type: 'text', nullable: true })
  discountCode: string | null;

  @Column({ name: 'discount_pence', type: 'int' })
  discountPence: number;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** An operator said so, who may take it back. */
  @Column({ name: 'sent_by_hand', type: 'boolean' })
  sentByHand: boolean;

  @Column({ name: 'signed_at', type: 'timestamptz', nullable: true })
  signedAt: Date | null;
}
