import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fold } from '../../../event-sourcing/core/decider.ts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { discount, DiscountCodeCreated, type DiscountCommand, type DiscountFact } from './discount.ts';

const UNTIL = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:10:00.000Z';

describe('whatever is asked of a code with a limit, in whatever order', () => {
  const customerId = fc.constantFrom('c1', 'c2', 'c3', 'c4');
  const number = fc.integer({ min: 1, max: 6 });
  const command = fc.oneof(
    fc.record({
      type: fc.constant('HoldUse'),
      customerId,
      until: fc.constantFrom(UNTIL, LATER),
      dropped: fc.array(number, { maxLength: 2 }),
    }),
    fc.record({ type: fc.constant('ReleaseUse'), customerId, hold: number }),
    fc.record({ type: fc.constant('ChangeCode'), active: fc.boolean(), maxUses: fc.integer({ min: 1, max: 4 }) }),
  ) as fc.Arbitrary<DiscountCommand>;
  const step = fc.oneof({ weight: 4, arbitrary: command }, { weight: 1, arbitrary: fc.constant('pay' as const) });

  it('no more uses are taken than it allows', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
        const facts: DiscountFact[] = [DiscountCodeCreated.of({ code: 'SPRING', percent: 50, active: true, maxUses: 3 })];
        for (const each of steps) {
          const { state, when } = given(discount, ...facts);
          const [payer, its] = Object.entries(state.held)[0] ?? ['nobody', { hold: 0 }];
          if (each === 'pay' && its.hold === 0) continue;
          const asked = each === 'pay' ? ({ type: 'RecordUse', customerId: payer, hold: its.hold } as const) : each;
          const decided = when(asked);
          if (!(decided instanceof Refusal)) facts.push(...decided);
          const { held, used, maxUses } = fold(discount, facts);
          expect(Object.keys(held).length + used.length).toBeLessThanOrEqual(maxUses!);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
