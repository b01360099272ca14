import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Which messages wait, and whose they are. What was written is in no column: it is opened from the log, so that destroying a key erases it. */
@Entity({ name: 'contact_message' })
@Index('contact_message_status', ['status', 'changedAt'])
@Index('contact_message_writer', ['writer'])
@Index('contact_message_customer', ['customerId'], { where: 'customer_id IS NOT NULL' })
export class MessageRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  /** A keyed hash of the address. */
  @Column({ type: 'text' })
  writer: string;

  @Column({ name: 'customer_id', type: 'text', nullable: true })
  customerId: string | null;

  @Column({ type: 'text' })
  status: 'waiting' | 'settled' | 'erased';

  /** Since when it has this status. */
  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;

  /** Until when we promised to ring; null when an answer by mail is asked for. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;
}
