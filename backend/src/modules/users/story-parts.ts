import type { AdminOrder, AfterSending, CustomerStory } from '@willow/contracts';
import type { Milestones } from '../analytics/index.ts';
import type { Details, EmailChange } from '../customers/index.ts';
import { shownEmailChange } from '../customers/index.ts';
import { answeredOf, stageOf } from './stage.ts';

type Account = {
  readonly status: 'unknown' | 'unverified' | 'verified' | 'erased';
  readonly details: Details | null;
  readonly signups: readonly { readonly details: Details | null }[];
  readonly lockedBy: string | null;
  readonly emailChange: EmailChange | null;
};

type Shown = Pick<CustomerStory, 'state' | 'person' | 'standsInWill' | 'detailsLocked' | 'emailChange'>;

/** An account whose key is destroyed counts as erased, even before that is recorded. */
export function accountOf({ status, details, signups, lockedBy, emailChange }: Account, now: Date): Shown {
  const shown = status === 'unverified' ? (signups[0]?.details ?? null) : details;
  if (status === 'erased' || !shown) return { state: 'erased', person: null, standsInWill: null, detailsLocked: false, emailChange: null };
  const { fullName, email, mobile, ...standsInWill } = shown;
  return {
    state: status === 'verified' ? 'verified' : 'unverified',
    person: { fullName, email, mobile },
    standsInWill: status === 'verified' ? standsInWill : null,
    detailsLocked: lockedBy !== null,
    emailChange: emailChange && shownEmailChange(emailChange, now.toISOString()),
  };
}

const instant = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

/** Nothing is known of somebody who has just signed up. */
export const progressOf = (reached: Milestones | undefined): CustomerStory['progress'] => ({
  stage: reached ? stageOf(reached) : 'signed-up',
  answered: reached ? answeredOf(reached) : 0,
  submittedAt: instant(reached?.submittedAt),
  paidAt: instant(reached?.paidAt),
  sentAt: instant(reached?.sentAt),
  signedAt: instant(reached?.signedAt),
});

/** `refunded` in pounds. */
export function orderOf(order: AdminOrder, refunded: number): CustomerStory['order'] {
  const { id, status, paymentStatus, createdAt, finalAmount, discountCode, returned, updating } = order;
  return { id, status, paymentStatus, createdAt, finalAmount, discountCode, returned, updating, refunded };
}

export const signingOf = ({ versions, reminders, update }: AfterSending): CustomerStory['signing'] => ({
  reminders,
  update,
  versions: versions.map(({ versionCode, sentAt, state, signed }) => ({ versionCode, sentAt, state, signedOn: signed?.on ?? null })),
});
