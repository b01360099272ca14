import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Name, address and notes are in no column: they are opened from the log, so that destroying a key erases them. */
@Entity({ name: 'partner' })
export class PartnerRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'ref_code', type: 'text' })
  refCode: string;

  @Column({ name: 'commission_basis_points', type: 'int' })
  commissionBasisPoints: number;

  @Column({ type: 'boolean' })
  active: boolean;

  /** Null while only its ref code is taken. */
  @Column({ name: 'created_at', type: 'timestamptz', nullable: true })
  createdAt: Date | null;
}

/** Who had a ref code last. It works while it is that partner's. */
@Entity({ name: 'partner_code' })
export class PartnerCodeRow {
  @PrimaryColumn({ name: 'ref_code', type: 'text' })
  refCode: string;

  @Column({ name: 'partner_id', type: 'text' })
  partnerId: string;
}

/** A customer who signed up with the code of a partner that was active then. */
@Entity({ name: 'partner_signup' })
export class PartnerSignupRow {
  @PrimaryColumn({ name: 'customer_id', type: 'text' })
  customerId: string;

  @PrimaryColumn({ name: 'ref_code', type: 'text' })
  refCode: string;

  @Column({ name: 'partner_id', type: 'text' })
  partnerId: string;
}

@Entity({ name: 'partner_order' })
@Index('partner_order_partner', ['partnerId'])
export class PartnerOrderRow {
  @PrimaryColumn({ name: 'order_id', type: 'text' })
  orderId: string;

  @Column({ name: 'partner_id', type: 'text' })
  partnerId: string;

  /** Null until it is paid for; 0 when it was free. */
  @Column({ name: 'paid_pence', type: 'int', nullable: true })
  paidPence: number | null;

  /** The payment that paid for it, at the provider. */
  @Column({ name: 'intent_id', type: 'text', nullable: true })
  intentId: string | null;

  /** Of that payment. */
  @Column({ name: 'refunded_pence', type: 'int' })
  refundedPence: number;
}
