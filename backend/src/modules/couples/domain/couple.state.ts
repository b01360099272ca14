import type { Invited } from './couple.commands.ts';

export type Couple = {
  readonly inviterId: string | null;
  readonly invitee: string | null;
  /** As the inviter typed it. Null after an erasure. */
  readonly partner: Invited | null;
  readonly codeHash: string | null;
  readonly expiresAt: string | null;
  readonly partnerId: string | null;
  readonly declined: boolean;
  /** The revision of the will that each one offers, by customer. */
  readonly offers: Readonly<Record<string, number>>;
  readonly kept: readonly { readonly by: string; readonly step: number; readonly willRevision: number }[];
  readonly left: readonly string[];
};

export const initialCouple: Couple = {
  inviterId: null,
  invitee: null,
  partner: null,
  codeHash: null,
  expiresAt: null,
  partnerId: null,
  declined: false,
  offers: {},
  kept: [],
  left: [],
};

/** Whether somebody belongs to the pair and has not left it. */
export const isIn = ({ inviterId, partnerId, left }: Couple, customerId: string): boolean =>
  (customerId === inviterId || customerId === partnerId) && !left.includes(customerId);

/** Whether the invitation can still be accepted. */
export const isOpen = ({ inviterId, partnerId, declined, left, expiresAt }: Couple, now: string): boolean =>
  inviterId !== null && partnerId === null && !declined && !left.includes(inviterId) && now < (expiresAt ?? '');

/** Whose answers are offered to somebody now; null when nothing is. */
export function offeredTo(couple: Couple, customerId: string): { readonly by: string; readonly willRevision: number } | null {
  const by = customerId === couple.inviterId ? couple.partnerId : couple.inviterId;
  const willRevision = by === null ? undefined : couple.offers[by];
  return by !== null && willRevision !== undefined && isIn(couple, customerId) ? { by, willRevision } : null;
}
