import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who our customers are, for the console's lists: the only personal data that stands in clear, because lists search it. */
@Entity({ name: 'customer_account' })
@Index('customer_account_created_at', ['createdAt'])
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
