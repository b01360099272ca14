import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ name: 'discount_code' })
export class DiscountCodeRow {
  @PrimaryColumn({ type: 'text' })
  code: string;

  @Column({ type: 'int' })
  percent: number;

  @Column({ type: 'boolean' })
  active: boolean;

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
