import type { FlagSeverity } from '@willow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many flags stop the will of an order. Orders that were not reviewed have no row. */
@Entity({ name: 'order_review' })
export class OrderReview {
  @PrimaryColumn({ name: 'order_id', type: 'text' })
  orderId: string;

  @Column({ type: 'int' })
  block: number;

  @Column({ type: 'int' })
  high: number;
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
}
