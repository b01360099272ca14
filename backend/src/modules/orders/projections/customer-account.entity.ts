import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who our customers are, for the console's lists: the only personal data that stands in clear, because the lists search it. */
@Entity({ name: 'customer_account' })
@Index('customer_account_created', ['createdAt', 'id'])
@Index('customer_account_search', ['search', 'id'])
// Any part of a name or an address is found by it. TypeORM does not know trigrams.
@Index('customer_account_parts', { synchronize: false })
export class CustomerAccount {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'full_name', type: 'text' })
  fullName: string;

  @Column({ type: 'text' })
  email: string;

  /** Name, then address, as `searchable` writes them; empty after erasure. */
  @Column({ type: 'text' })
  search: string;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ type: 'boolean' })
  erased: boolean;

  /** The invitation that the customer came by. */
  @Column({ name: 'referral_id', type: 'text', nullable: true })
  referralId: string | null;

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
