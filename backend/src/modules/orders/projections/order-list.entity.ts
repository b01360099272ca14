import type { OrderStatus, PaymentStatus } from '@willow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row an order, for the console's list and the counters. Notes are not here: they are personal and stay sealed in the log. */
@Entity({ name: 'order_list' })
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

  @Column({ type: 'boolean' })
  returned: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

export const orderListMigration = {
  id: 'orders-001-list',
  sql: `
    CREATE TABLE rm.order_list (
      id text PRIMARY KEY,
      customer_id text NOT NULL,
      status text NOT NULL,
      payment_status text NOT NULL,
      amount_pence int NOT NULL,
      discount_pence int NOT NULL,
      discount_code text,
      partner_ref text,
      has_notes boolean NOT NULL,
      sending boolean NOT NULL,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE INDEX ON rm.order_list (created_at DESC);
    CREATE INDEX ON rm.order_list (customer_id);
    CREATE INDEX ON rm.order_list (discount_code) WHERE discount_code IS NOT NULL;
    CREATE INDEX ON rm.order_list (payment_status, updated_at);
  `,
};

export const orderListReturnedMigration = {
  id: 'orders-002-returned',
  sql: 'ALTER TABLE rm.order_list ADD COLUMN returned boolean NOT NULL DEFAULT false;',
};
