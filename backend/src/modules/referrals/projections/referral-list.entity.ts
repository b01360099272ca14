import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Names, addresses and notes are in no column: they are opened from the log, so that destroying a key erases them. */
@Entity({ name: 'referral_list' })
@Index('referral_list_referrer', ['referrerId', 'createdAt'])
@Index('referral_list_friend', ['friendId'], { where: 'friend_id IS NOT NULL' })
export class ReferralRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'referrer_id', type: 'text' })
  referrerId: string;

  /** The friend's account, once there is one. */
  @Column({ name: 'friend_id', type: 'text', nullable: true })
  friendId: string | null;

  /** The invitation whose link the friend came by, when it was another's. */
  @Column({ type: 'text', nullable: true })
  via: string | null;

  @Column({ type: 'text' })
  status: 'pending' | 'successful' | 'paid';

  @Column({ name: 'earnings_pence', type: 'int', nullable: true })
  earningsPence: number | null;

  @Column({ name: 'order_id', type: 'text', nullable: true })
  orderId: string | null;

  @Column({ name: 'has_notes', type: 'boolean' })
  hasNotes: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'clicked_at', type: 'timestamptz', nullable: true })
  clickedAt: Date | null;

  @Column({ name: 'succeeded_at', type: 'timestamptz', nullable: true })
  succeededAt: Date | null;

  @Column({ name: 'paid_at', type: 'timestamptz', nullable: true })
  paidAt: Date | null;
}
