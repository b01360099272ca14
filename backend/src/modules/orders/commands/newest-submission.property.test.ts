import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import fc from 'fast-check';
import { TangledWorld } from '../testing/tangled-world.ts';

const complete: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [{ fullName: 'Eve Poole', address: '3 Mill Road', relationship: 'Sister' }],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ fullName: 'Eve Poole', address: '3 Mill Road', relationship: 'Sister', percentage: 100 }],
  confirmed: true,
  finalConfirmation: true,
};

const process = fc.integer({ min: 0, max: 1 });
const intent = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('save' as const), process, wish: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('submit' as const), process }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('request' as const), process }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('succeeded' as const), process, intent }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('processing' as const), process, intent }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('failed' as const), process, intent }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('return' as const), process }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function doing(world: TangledWorld, todo: Step): () => Promise<unknown> {
  switch (todo.does) {
    case 'save':
      return () => world.save(todo.process, { ...complete, funeralWishes: `Wish ${todo.wish}` });
    case 'submit':
      return () => world.submit(todo.process);
    case 'request':
      return () => world.request(todo.process);
    case 'return':
      return () => world.giveBack(todo.process);
    default:
      return () => world.charge(todo.process, todo.intent, todo.does);
  }
}

describe('whatever is paid, and however requests overtake each other', () => {
  it('order, will, draft and review agree on the newest submission, and no save that was acknowledged is lost (AM-17)', async () => {
    let paidFor = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 14 }),
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 40 }),
        async (steps, pauses) => {
          const world = new TangledWorld(pauses);
          // So far the two tabs are alike: the will is submitted and a first payment asked for.
          await world.run([
            () =>
              world
                .save(0, complete)
                .then(() => world.submit(0))
                .then(() => world.request(0)),
          ]);
          await world.run(steps.map((todo) => doing(world, todo)));
          const [order, will] = [world.order(), world.will()];
          expect(will.later?.answers ?? will.answers).toEqual(world.lastSaved());
          const newest = will.submissions.at(-1)!;
          if (order.payment.status === 'succeeded' && !order.returned) {
            paidFor += 1;
            expect(order.placed?.willRevision).toBe(newest.revision);
            expect(order.versions.at(-1)?.willRevision).toBe(newest.revision);
            expect(will).toMatchObject({ lockedRevision: newest.revision, status: 'draft_generated', answers: newest.answers });
            expect(will.reviews.at(-1)?.willRevision).toBe(newest.revision);
          } else if (order.payment.status === 'processing') {
            expect(order.placed?.willRevision).toBe(newest.revision);
            expect(will.lockedRevision).toBe(newest.revision);
          } else {
            expect(will).toMatchObject({ lockedBy: null, returnedBy: order.returned ? world.orderId : null });
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(paidFor).toBeGreaterThan(20);
  }, 300_000);
});
