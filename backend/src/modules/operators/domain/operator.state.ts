import type { Role } from '@willow/contracts';
import type { NewInvitation, NewPasskey, NewResetLink } from './operator.commands.ts';

export type Passkey = NewPasskey;

export type Operator = {
  readonly identity: { readonly email: string; readonly name: string } | null;
  readonly role: Role;
  /** `invited`: has no password yet. */
  readonly standing: 'unknown' | 'invited' | 'active' | 'disabled';
  readonly passwordHash: string | null;
  /** The link that is out. */
  readonly invitation: NewInvitation | null;
  /** The link to set a new password with that is out. */
  readonly resetLink: NewResetLink | null;
  readonly factor: {
    readonly secret: string | null;
    readonly enrolled: boolean;
    readonly lastStep: number;
  };
  readonly passkeys: readonly Passkey[];
  /** Failed logins that were kept on the newest day that has any. */
  readonly failures: { readonly on: string | null; readonly kept: number };
};

export const noFactor = { secret: null, enrolled: false, lastStep: 0 };

export const initial: Operator = {
  identity: null,
  role: 'operator',
  standing: 'unknown',
  passwordHash: null,
  invitation: null,
  resetLink: null,
  factor: noFactor,
  passkeys: [],
  failures: { on: null, kept: 0 },
};

/** Whether orders may be given to them: auditors only look. */
export const takesOrders = ({ role, standing }: Operator): boolean => standing === 'active' && role !== 'auditor';
