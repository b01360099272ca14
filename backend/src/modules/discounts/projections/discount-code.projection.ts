import type { RecordedFact } from '../../../platform/event-store/recorded-fact.ts';
import type { Projection } from '../../../platform/projections/projection.ts';
import type { DiscountFact } from '../domain/discount.ts';
import { DiscountCodeRow } from './discount-code.entity.ts';

export const discountCodeProjection: Projection = {
  name: 'discount-code',
  types: ['DiscountCodeCreated', 'DiscountCodeActivated', 'DiscountCodeDeactivated'],
  tables: ['discount_code'],
  async apply(facts, db) {
    const rows = db.getRepository(DiscountCodeRow);
    for (const fact of facts as readonly (RecordedFact & DiscountFact)[]) {
      const code = fact.stream.slice('discount-'.length);
      if (fact.type === 'DiscountCodeCreated') {
        await rows.upsert({ code, percent: fact.data.percent, active: fact.data.active, createdAt: new Date(fact.recordedAt) }, ['code']);
      } else {
        await rows.update({ code }, { active: fact.type === 'DiscountCodeActivated' });
      }
    }
  },
};
