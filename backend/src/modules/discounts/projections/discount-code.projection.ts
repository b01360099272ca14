import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { DiscountApplied, DiscountRemoved, OrderPlaced, PaymentSucceeded } from '../../orders/domain/order.facts.ts';
import {
  DiscountCodeActivated,
  DiscountCodeCreated,
  DiscountCodeDeactivated,
  DiscountCodeLimited,
  DiscountUsed,
  DiscountUseHeld,
  DiscountUseReleased,
} from '../domain/discount.ts';
import { DiscountCodeRow, DiscountHoldRow, DiscountUseRow } from './discount-code.entity.ts';

export const discountCodeProjection = defineProjection({
  name: 'discount-code',
  on: [
    DiscountCodeCreated,
    DiscountCodeActivated,
    DiscountCodeDeactivated,
    DiscountCodeLimited,
    DiscountUseHeld,
    DiscountUseReleased,
    DiscountUsed,
    OrderPlaced,
    DiscountApplied,
    DiscountRemoved,
    PaymentSucceeded,
  ],
  tables: ['discount_code', 'discount_use', 'discount_hold'],
  async apply(facts, db) {
    const codes = new WriteOnlyRows(db, DiscountCodeRow);
    const holds = new WriteOnlyRows(db, DiscountHoldRow);
    const uses = new WriteOnlyRows(db, DiscountUseRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      const { type, data } = fact;
      if (type === 'DiscountCodeCreated')
        codes.set({ code: id, percent: data.percent, active: data.active, maxUses: data.maxUses, createdAt: new Date(fact.recordedAt) });
      else if (type === 'DiscountCodeActivated' || type === 'DiscountCodeDeactivated')
        codes.change(id, { active: type === 'DiscountCodeActivated' });
      else if (type === 'DiscountCodeLimited') codes.change(id, { maxUses: data.maxUses });
      else if (type === 'DiscountUseHeld')
        holds.set({ ...data, id: `${id}#${data.hold}`, code: id, state: 'held', until: new Date(data.until) });
      else if (type === 'DiscountUseReleased') holds.change(`${id}#${data.hold}`, { state: 'released' });
      else if (type === 'DiscountUsed') holds.change(`${id}#${data.hold}`, { state: 'used' });
      else if (type === 'OrderPlaced') uses.set({ orderId: id, code: null, amountPence: data.amountPence, discountPence: 0, paid: false });
      else if (type === 'DiscountApplied') uses.change(id, { code: data.code, discountPence: data.discountPence });
      else if (type === 'DiscountRemoved') uses.change(id, { code: null, discountPence: 0 });
      else uses.change(id, { code: data.discount?.code ?? null, discountPence: data.discount?.discountPence ?? 0, paid: true });
    }
    await codes.save();
    await holds.save();
    await uses.save();
  },
});
