import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'discount_code' })
export class DiscountCodeRow {
  @PrimaryColumn({ type: 'text' })
  code: string;

  @Column({ type: 'int' })
  percent: number;

  @Column({ type: 'boolean' })
  active: boolean;

  @Column({ name: 'max_uses', type: 'int', nullable: true })
  maxUses: number | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

@Entity({ name: 'discount_use' })
@Index('discount_use_code', ['code'], { where: 'code IS NOT NULL' })
export class DiscountUseRow {
  @PrimaryColumn({ name: 'order_id', type: 'text' })
  orderId: string;

  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Column({ name: 'amount_pence', type: 'int' })
  amountPence: number;

  @Column({ name: 'discount_pence', type: 'int' })
  discountPence: number;

  @Column({ type: 'boolean' })
  paid: boolean;
}

@Entity({ name: 'discount_hold' })
@Index('discount_hold_code', ['code'])
@Index('discount_hold_until', ['until'], { where: "state = 'held'" })
export class DiscountHoldRow {
  /** Code and number. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'int' })
  hold: number;

  @Column({ name: 'customer_id', type: 'text' })
  customerId: string;

  @Column({ type: 'text' })
  state: 'held' | 'released' | 'used';

  @Column({ type: 'timestamptz' })
  until: Date;
}
