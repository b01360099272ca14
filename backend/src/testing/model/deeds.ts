import fc from 'fast-check';
import { type Deed, evolve, may, type Model, PRICE_PENCE, REWARD_PENCE, type Who } from './model.ts';
import { assertNever } from './never.ts';
import type { World } from './world.ts';

const LONGEST = 24;

/** Where chance points to: at a deed, of those that may be done when its turn comes. */
type Chance = { readonly at: number; readonly hymn: number; readonly pence: number };

/** What may be done now, as often as it is likely: what leads on, more often than what leads back or ends everything. */
export function possible(model: Model, { hymn, pence }: Chance): readonly Deed[] {
  const each = (who: Who): readonly (readonly [Deed, number])[] => [
    [{ type: 'sign-up', who }, 12],
    // Few wishes: who says the same again has said nothing new, and documents that are the same are printed once.
    [{ type: 'save', who, wishes: `Sing hymn number ${hymn}.` }, 4],
    [{ type: 'submit', who }, 12],
    [{ type: 'pay', who, declined: true }, 2],
    [{ type: 'pay', who, declined: false }, 12],
    [{ type: 'return', who }, 8],
    [{ type: 'approve', who, stale: true }, 6],
    [{ type: 'approve', who, stale: false }, 6],
    [{ type: 'refund', who, pence }, 3],
    [{ type: 'erase', who }, 1],
  ];
  const weighed: readonly (readonly [Deed, number])[] = [[{ type: 'invite' }, 12], ...each(0), ...each(1)];
  return weighed.flatMap(([deed, weight]) => (may(model, deed) ? Array.from({ length: weight }, () => deed) : []));
}

/** A deed, done in the product and in the model; afterwards nothing is so that must never be. */
class Step implements fc.AsyncCommand<Model, World> {
  readonly #chance: Chance;
  #deed: Deed | undefined;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  check(model: Readonly<Model>): boolean {
    const deeds = possible(model, this.#chance);
    this.#deed = deeds[this.#chance.at % deeds.length];
    return this.#deed !== undefined;
  }

  async run(model: Model, world: World): Promise<void> {
    const deed = this.#deed!;
    await world.do(deed, model);
    evolve(model, deed);
    await assertNever(world, model);
  }

  toString(): string {
    const { type, ...details } = this.#deed ?? { type: 'nothing' };
    return `${type} ${JSON.stringify(details)}`;
  }
}

/** A refund is around what a reward needs, or all of it. */
const chance = fc.record({
  at: fc.nat(10_000),
  hymn: fc.integer({ min: 1, max: 3 }),
  pence: fc.constantFrom(1, REWARD_PENCE, REWARD_PENCE + 1, PRICE_PENCE),
});

/** What two people and our team do, in any order that makes sense. */
export const journeys = fc.commands([chance.map((each) => new Step(each))], { maxCommands: LONGEST, size: 'max' });
