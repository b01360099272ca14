import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Whose orders they are, for the console's list: the only personal data that stands in clear, because the list searches it. */
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
