import type { Role } from '@willow/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who is on the team. Names and addresses are in no column: they are opened from the log. */
@Entity({ name: 'operator_account' })
export class OperatorAccountRow {
  @PrimaryColumn({ type: 'text' })
  id: string;

  @Column({ type: 'text' })
  role: Role;

  @Column({ type: 'text' })
  state: 'invited' | 'active' | 'disabled';

  @Column({ name: 'has_password', type: 'boolean' })
  hasPassword: boolean;

  @Column({ name: 'second_factor', type: 'boolean' })
  secondFactor: boolean;

  @Column({ type: 'int' })
  passkeys: number;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'invited_until', type: 'timestamptz', nullable: true })
  invitedUntil: Date | null;

  @Column({ name: 'last_sign_in_at', type: 'timestamptz', nullable: true })
  lastSignInAt: Date | null;
}
