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
  { weight: 3, arbitrary: fc.record({ does: fc.constant('move' as const), process, city: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('correct' as const), process, city: fc.integer({ min: 0, max: 9 }) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('request' as const), process }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('succeeded' as const), process, intent }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('processing' as const), process, intent }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('failed' as const), process, intent }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('return' as const), process }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('approve' as const), process }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function doing(world: TangledWorld, todo: Step): () => Promise<unknown> {
  switch (todo.does) {
    case 'save':
      return () => world.save(todo.process, { ...complete, funeralWishes: `Wish ${todo.wish}` });
    case 'move':
      return () => world.move(todo.process, `Town ${todo.city}`);
    case 'correct':
      return () => world.correct(todo.process, `Town ${todo.city}`);
    case 'submit':
      return () => world.submit(todo.process);
    case 'request':
      return () => world.request(todo.process);
    case 'approve':
      return () => world.approve(todo.process);
    case 'return':
      return () => world.giveBack(todo.process);
    default:
      return () => world.charge(todo.process, todo.intent, todo.does);
  }
}

/** What order, will, draft and review say, and what they should say. */
function seenIn(world: TangledWorld): { readonly is: object; readonly expected: object } {
  const { placed, payment, returned, versions, corrections } = world.order();
  const will = world.will();
  const newest = will.submissions.at(-1)!;
  const locked = payment.status === 'processing' || (payment.status === 'succeeded' && !returned);
  const paid = locked && payment.status === 'succeeded';
  const drafted = paid && world.workedDraft() !== 'failed';
  return {
    is: {
      saved: will.later?.answers ?? will.answers,
      lockedBy: will.lockedBy,
      returnedBy: will.returnedBy,
      order: locked ? placed?.willRevision : null,
      will: will.lockedRevision,
      answers: locked ? will.answers : null,
      version: paid ? versions.at(-1)?.willRevision : null,
      city: paid ? world.city(versions.at(-1)?.customerRevision) : null,
      draft: paid ? world.shownDraft() : null,
      review: drafted ? will.reviews.at(-1)?.willRevision : null,
      corrections,
    },
    expected: {
      saved: world.lastSaved(),
      lockedBy: locked ? world.orderId : null,
      returnedBy: returned ? world.orderId : null,
      order: locked ? newest.revision : null,
      will: locked ? newest.revision : null,
      answers: locked ? newest.answers : null,
      version: paid ? newest.revision : null,
      city: paid ? world.city() : null,
      draft: paid ? world.workedDraft() : null,
      review: drafted ? newest.revision : null,
      corrections: [],
    },
  };
}

describe('whatever is paid, and however requests overtake each other', () => {
  it(
    'order, will, draft and review agree on the newest submission, with the newest details, and no save that was acknowledged is lost (AM-17)',
    () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(step, { minLength: 1, maxLength: 14 }),
          // What is asked for after the worker has drafted.
          fc.array(step, { maxLength: 5 }),
          fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 5, maxLength: 40 }),
          fc.array(fc.boolean(), { maxLength: 4 }),
          async (steps, later, pauses, failing) => {
            const world = new TangledWorld(pauses, failing);
            await world.run([() => submittedAndAskedToPay(world)]);
            for (const todo of [steps, later]) await world.run(todo.map((each) => doing(world, each)));
            const { is, expected } = seenIn(world);
            expect(is).toEqual(expected);
          },
        ),
        { numRuns: 150 },
      ),
    300_000,
  );
});

async function submittedAndAskedToPay(world: TangledWorld): Promise<void> {
  await world.save(0, complete);
  await world.submit(0);
  await world.request(0);
}
