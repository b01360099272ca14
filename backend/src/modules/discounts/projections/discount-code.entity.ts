import { Column, Entity, PrimaryColumn } from 'typeorm';

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
