import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { PairLinked, PairUnlinked, PartnerInvited } from '../../couples/domain/couple.facts.ts';
import { orderIdOf } from '../order-id.ts';
import { OrderPairRow } from './order-pair.entity.ts';

export const orderPairProjection = defineProjection({
  name: 'order-pair',
  on: [PartnerInvited, PairLinked, PairUnlinked],
  tables: ['order_pair'],
  async apply(facts, db) {
    const pairs = new WriteOnlyRows(db, OrderPairRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      if (fact.type === 'PartnerInvited') {
        const createdAt = new Date(fact.metadata.occurredAt);
        pairs.set({ id, inviter: orderIdOf(fact.data.customerId), partner: null, inviterLeft: false, partnerLeft: false, createdAt });
      } else if (fact.type === 'PairLinked') pairs.change(id, { partner: orderIdOf(fact.data.customerId) });
      else pairs.change(id, fact.data.isInviter ? { inviterLeft: true } : { partnerLeft: true });
    }
    await pairs.save();
  },
});
