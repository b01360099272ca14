import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { Projection } from '../../../event-sourcing/projections/projection.ts';
import { UnseenRows } from '../../../event-sourcing/projections/unseen-rows.ts';
import type { DiscountFact } from '../domain/discount.ts';
import { DiscountCodeRow } from './discount-code.entity.ts';

type Recorded = RecordedFact & DiscountFact;

const codeOf = (fact: RecordedFact): string => fact.stream.slice('discount-'.length);

export const discountCodeProjection: Projection = {
  name: 'discount-code',
  types: ['DiscountCodeCreated', 'DiscountCodeActivated', 'DiscountCodeDeactivated'],
  tables: ['discount_code'],
  async apply(facts, db) {
    const codes = new UnseenRows(db, DiscountCodeRow);
    for (const fact of facts as readonly Recorded[]) {
      const code = codeOf(fact);
      if (fact.type === 'DiscountCodeCreated')
        codes.set({ code, percent: fact.data.percent, active: fact.data.active, createdAt: new Date(fact.recordedAt) });
      else codes.change(code, { active: fact.type === 'DiscountCodeActivated' });
    }
    await codes.save();
  },
};
