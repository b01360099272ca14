import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { type ReferralFact, referralFacts } from '../domain/referral.facts.ts';
import { ReferralRow } from './referral-list.entity.ts';

type Change = Partial<Omit<ReferralRow, 'id'>>;
type Table = {
  readonly [K in Exclude<ReferralFact['type'], 'ReferralInvited'>]: (fact: Recorded<Extract<ReferralFact, { type: K }>>) => Change;
};

const at = ({ metadata }: Recorded<ReferralFact>): Date => new Date(metadata.occurredAt);

const changes: Table = {
  ReferralClicked: (fact) => ({ clickedAt: at(fact) }),
  ReferralClaimed: ({ data }) => ({ friendId: data.customerId }),
  ReferralSucceeded: (fact) => ({ ...fact.data, status: 'successful', succeededAt: at(fact) }),
  ReferralRevoked: () => ({ status: 'pending', orderId: null, earningsPence: null, succeededAt: null }),
  ReferralPaid: (fact) => ({ status: 'paid', paidAt: at(fact) }),
  ReferralMarkUndone: ({ data: { mark } }) =>
    mark === 'paid' ? { status: 'successful', paidAt: null } : { status: 'pending', earningsPence: null, succeededAt: null },
  ReferralNoted: ({ personal }) => ({ hasNotes: Boolean(personal?.notes) }),
};

const blank = {
  friendId: null,
  status: 'pending',
  earningsPence: null,
  orderId: null,
  hasNotes: false,
  clickedAt: null,
  succeededAt: null,
  paidAt: null,
} as const;

export const referralListProjection = defineProjection({
  name: 'referral-list',
  on: referralFacts,
  tables: ['referral_list'],
  async apply(facts, db) {
    const referrals = new WriteOnlyRows(db, ReferralRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      if (fact.type === 'ReferralInvited') {
        const { referrerId, via } = fact.data;
        referrals.set({ ...blank, id, referrerId, via, createdAt: at(fact) });
      } else {
        const change = changes[fact.type] as (fact: ReferralFact) => Change;
        referrals.change(id, change(fact));
      }
    }
    await referrals.save();
  },
});
