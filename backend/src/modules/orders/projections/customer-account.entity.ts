import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whose orders they are, for the console's list: the only personal data that stands in clear, because the list searches it. */
@Entity({ name: 'customer_account' })
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

  /** Name, then address, as `searchable` writes them. */
  @Column({ type: 'text' })
  search: string;

  @Column({ type: 'boolean' })
  verified: boolean;

  @Column({ name: 'partner_ref', type: 'text', nullable: true })
  partnerRef: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
