import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { coupleFacts } from '../domain/couple.facts.ts';
import { CoupleRow } from './couple-list.entity.ts';

export const coupleListProjection = defineProjection({
  name: 'couple-list',
  on: coupleFacts,
  tables: ['couple_list'],
  async apply(facts, db) {
    const couples = new WriteOnlyRows(db, CoupleRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      if (fact.type === 'PartnerInvited') {
        const { customerId: inviterId, codeHash } = fact.data;
        const createdAt = new Date(fact.metadata.occurredAt);
        couples.set({ id, inviterId, codeHash, partnerId: null, inviterLeft: false, partnerLeft: false, createdAt });
      } else if (fact.type === 'PairLinked') couples.change(id, { partnerId: fact.data.customerId });
      else if (fact.type === 'PairUnlinked') couples.change(id, fact.data.isInviter ? { inviterLeft: true } : { partnerLeft: true });
    }
    await couples.save();
  },
});
