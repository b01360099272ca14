import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The two orders of a couple, by their ids: whether either was placed says the list of orders. */
@Entity({ name: 'order_pair' })
@Index('order_pair_inviter', ['inviter'])
@Index('order_pair_partner', ['partner'], { where: 'partner IS NOT NULL' })
export class OrderPairRow {
  /** Of the couple. */
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  inviter: string;

  /** Once the invitation is accepted. */
  @Column({ type: 'text', nullable: true })
  partner: string | null;

  @Column({ name: 'inviter_left', type: 'boolean' })
  inviterLeft: boolean;

  @Column({ name: 'partner_left', type: 'boolean' })
  partnerLeft: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
