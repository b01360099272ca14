import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who of the team looked at what, and took what away. Nobody who was looked at is named, and no reason in free words is here: those stay sealed. */
@Entity({ name: 'access_log' })
@Index('access_log_order', ['orderId'])
@Index('access_log_customer', ['customerId'], { where: 'customer_id IS NOT NULL' })
@Index('access_log_at', ['at', 'id'])
export class AccessRow {
  /** Of the event. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ type: 'text' })
  position: string;

  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'text' })
  actor: string;

  @Column({ type: 'text' })
  request: string;

  @Column({ type: 'text' })
  type: string;

  @Column({ name: 'order_id', type: 'text', nullable: true })
  orderId: string | null;

  /** Whose page it was; null of an order. */
  @Column({ name: 'customer_id', type: 'text', nullable: true })
  customerId: string | null;

  /** The data of the fact, JSON. */
  @Column({ type: 'text' })
  data: string;
}
