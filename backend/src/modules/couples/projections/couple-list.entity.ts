import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Who makes two wills with whom. The name and the address that were invited are in no column. */
@Entity({ name: 'couple_list' })
@Index('couple_list_inviter', ['inviterId'])
@Index('couple_list_partner', ['partnerId'], { where: 'partner_id IS NOT NULL' })
@Index('couple_list_code', ['codeHash'])
export class CoupleRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ name: 'inviter_id', type: 'text' })
  inviterId: string;

  /** Once the invitation is accepted. */
  @Column({ name: 'partner_id', type: 'text', nullable: true })
  partnerId: string | null;

  @Column({ name: 'code_hash', type: 'text' })
  codeHash: string;

  @Column({ name: 'inviter_left', type: 'boolean' })
  inviterLeft: boolean;

  @Column({ name: 'partner_left', type: 'boolean' })
  partnerLeft: boolean;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
