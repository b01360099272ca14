import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who our customers are, for the console's lists: the only personal data that stands in clear, because lists search it. */
@Entity({ name: 'customer_account' })
export class CustomerAccount {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'full_name', type: 'text' })
  fullName: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

export const customerAccountMigration = {
  id: 'customers-001-account',
  sql: `
    CREATE TABLE rm.customer_account (
      id text PRIMARY KEY,
      full_name text NOT NULL,
      email text NOT NULL,
      verified boolean NOT NULL,
      partner_ref text,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX ON rm.customer_account (created_at DESC);
  `,
};
