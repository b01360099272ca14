import { Injectable } from '@nestjs/common';
import { type Context, causedBy } from '../../../event-sourcing/context.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { defineReaction, type Reaction } from '../../../event-sourcing/reactions/reaction.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { CustomerSignedUp, EmailChanged, EmailVerified, SignedUpBeside, SignupDetailsReplaced } from '../../customers/index.ts';
import { DisputeLost, DisputeWon, PaymentRefunded, PaymentSucceeded, RefundReturned } from '../../orders/index.ts';
import { ReferralInvited } from '../domain/referral.facts.ts';
import { earnsReward, coversReward } from '../domain/reward.ts';
import { Invitees } from '../invitees.repository.ts';
import { sendInvitation } from '../jobs/referral.jobs.ts';
import { ReferralBinding } from '../referral-binding.ts';
import { isReferralId, Referrals } from '../referrals.repository.ts';

type Paid = FactOf<typeof PaymentSucceeded>['data'];
type Left = { readonly customerId: string | null; readonly leftPence: number | null };

@Injectable()
export class ReferralReactions {
  constructor(
    private readonly referrals: Referrals,
    private readonly invitees: Invitees,
    private readonly binding: ReferralBinding,
    private readonly jobs: JobQueue,
    private readonly clock: Clock,
  ) {}

  /** One reaction, so that an invitation is known before its friend joins, and a friend before the payment: in the order they happened. */
  readonly #followFriends = defineReaction({
    name: 'follow-friends',
    on: [
      ReferralInvited,
      CustomerSignedUp,
      SignupDetailsReplaced,
      SignedUpBeside,
      EmailVerified,
      EmailChanged,
      PaymentSucceeded,
      PaymentRefunded,
      RefundReturned,
      DisputeLost,
      DisputeWon,
    ],
    startFrom: 'start',
    // Most people come without an invitation.
    concerns: ({ type, data }) => type === 'EmailVerified' || !('referralId' in data) || data.referralId !== null,
    react: async (fact, streamId) => {
      const context = causedBy(fact, 'follow-friends', this.clock.now());
      if (fact.type === 'ReferralInvited') await this.#index(streamId, fact.data, context);
      else if (fact.type === 'EmailVerified' || fact.type === 'EmailChanged') await this.binding.bind(streamId, context);
      else if (fact.type === 'PaymentSucceeded') await this.#paid(fact.data, streamId, context);
      else if (fact.type === 'PaymentRefunded' || fact.type === 'DisputeLost') await this.#revoke(fact.data, streamId, context);
      else if (fact.type === 'RefundReturned' || fact.type === 'DisputeWon') await this.#restore(fact.data, streamId, context);
      else await this.#click(fact.data.referralId, context);
    },
  });

  readonly #mailInvitation = defineReaction({
    name: 'mail-invitation',
    on: [ReferralInvited],
    startFrom: 'start',
    react: async ({ id, data }, referralId) => {
      if (data.via === null) await this.jobs.add(sendInvitation, id, { referralId });
    },
  });

  async #index(referralId: string, { invitee, via }: { readonly invitee: string; readonly via: string | null }, context: Context) {
    if (via === null) await this.invitees.handle(invitee, { type: 'RecordInvitation', referralId }, context);
  }

  /** One payment for a couple's two wills earns one reward, for whoever paid. */
  async #paid({ customerId, amountPence, secondWill, prepaidBy }: Paid, orderId: string, context: Context) {
    const paidPence = amountPence - (secondWill?.pence ?? 0);
    if (prepaidBy === undefined && earnsReward({ paidPence, keptPence: paidPence })) await this.#reward(customerId, orderId, context);
    else await this.binding.bind(customerId, context);
  }

  async #reward(customerId: string, orderId: string, context: Context): Promise<void> {
    const referralId = await this.binding.bind(customerId, context);
    if (referralId !== null) await this.referrals.handle(referralId, { type: 'Succeed', customerId, orderId }, context);
  }

  /** Of a friend who has nearly everything back there is nothing to share. */
  async #revoke({ customerId, leftPence }: Left, orderId: string, context: Context): Promise<void> {
    const referralId =
      customerId !== null && leftPence !== null && !coversReward(leftPence) ? await this.binding.bind(customerId, context) : null;
    if (referralId !== null) await this.referrals.handle(referralId, { type: 'Revoke', orderId }, context);
  }

  /** The friend's bank sent the money back to us, or let us keep it. */
  async #restore({ customerId, leftPence }: Left, orderId: string, context: Context): Promise<void> {
    if (customerId !== null && leftPence !== null && coversReward(leftPence)) await this.#reward(customerId, orderId, context);
  }

  /** Who signs up by an invitation has opened it, whether or not we saw that. */
  async #click(referralId: string | null, context: Context): Promise<void> {
    if (referralId !== null && isReferralId(referralId)) await this.referrals.handle(referralId, { type: 'Click' }, context);
  }

  readonly mails: readonly Reaction[] = [this.#mailInvitation];
  readonly others: readonly Reaction[] = [this.#followFriends];
}
