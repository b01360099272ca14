import fc from 'fast-check';
import { type Deed, evolve, may, type Model, PRICE_PENCE, REWARD_PENCE } from './model.ts';
import { assertNever } from './never.ts';
import type { World } from './world.ts';

/** Most of them make no sense where they come, and are left out. */
const LONGEST = 40;

/** A deed, done in the product and in the model; afterwards nothing is so that must never be. */
class Step implements fc.AsyncCommand<Model, World> {
  readonly #deed: Deed;

  constructor(deed: Deed) {
    this.#deed = deed;
  }

  check(model: Readonly<Model>): boolean {
    return may(model, this.#deed);
  }

  async run(model: Model, world: World): Promise<void> {
    await world.do(this.#deed, model);
    evolve(model, this.#deed);
    await assertNever(world, model);
  }

  toString(): string {
    const { type, ...details } = this.#deed;
    return `${type} ${JSON.stringify(details)}`;
  }
}

const who = fc.constantFrom(0 as const, 1 as const);
/** Few: who says the same again has said nothing new, and documents that are the same are printed once. */
const wishes = fc.integer({ min: 1, max: 3 }).map((hymn) => `Sing hymn number ${hymn}.`);
/** Around what a reward needs, and all of it. */
const pence = fc.constantFrom(1, REWARD_PENCE, REWARD_PENCE + 1, PRICE_PENCE);

const arbitraries: readonly fc.Arbitrary<Deed>[] = [
  fc.record({ type: fc.constant('sign-up' as const), who }),
  fc.record({ type: fc.constant('invite' as const) }),
  fc.record({ type: fc.constant('save' as const), who, wishes }),
  fc.record({ type: fc.constant('submit' as const), who }),
  fc.record({ type: fc.constant('pay' as const), who, declined: fc.boolean() }),
  fc.record({ type: fc.constant('return' as const), who }),
  fc.record({ type: fc.constant('approve' as const), who, stale: fc.boolean() }),
  fc.record({ type: fc.constant('refund' as const), who, pence }),
  fc.record({ type: fc.constant('erase' as const), who }),
];

/** What two people and our team do, in any order that makes sense. */
export const journeys = fc.commands(
  arbitraries.map((deed) => deed.map((each) => new Step(each))),
  { maxCommands: LONGEST, size: 'max' },
);
