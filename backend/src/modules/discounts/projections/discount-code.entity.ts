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

export const discountCodeMigration = {
  id: 'discounts-001-code',
  sql: `
    CREATE TABLE rm.discount_code (
      code text PRIMARY KEY,
      percent int NOT NULL,
      active boolean NOT NULL,
      created_at timestamptz NOT NULL
    );
  `,
};
