import type { BounceReason, MailKind } from '@willow/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What the mail provider has told of a mail. */
@Entity({ name: 'mail_delivery' })
@Index('mail_delivery_customer', ['customerId', 'at'], { where: 'customer_id IS NOT NULL' })
@Index('mail_delivery_order', ['orderId', 'at'], { where: 'order_id IS NOT NULL' })
export class MailDeliveryRow {
  /** The key of the mail. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  kind: MailKind;

  @Column({ name: 'customer_id', type: 'text', nullable: true })
  customerId: string | null;

  @Column({ name: 'order_id', type: 'text', nullable: true })
  orderId: string | null;

  /** Null when it was called spam before anything else was told. */
  @Column({ type: 'text', nullable: true })
  state: 'deferred' | 'delivered' | 'bounced' | null;

  @Column({ type: 'text', nullable: true })
  reason: BounceReason | null;

  /** The provider's time. */
  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'reported_as_spam', type: 'boolean' })
  reportedAsSpam: boolean;
}
