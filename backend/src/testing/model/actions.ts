import fc from 'fast-check';
import { type Action, evolve, may, type Model, PRICE_PENCE, REWARD_PENCE, type Who } from './model.ts';
import { assertNever } from './never.ts';
import type { World } from './world.ts';

const LONGEST = 24;

/** Where chance points to: at an action, of those that may be done when its turn comes. */
type Chance = { readonly at: number; readonly hymn: number; readonly pence: number };

/** What may be done now, as often as it is likely: what leads on, more often than what leads back or ends everything. */
function possible(model: Model, { hymn, pence }: Chance): readonly Action[] {
  const each = (who: Who): readonly (readonly [Action, number])[] => [
    // The second comes late, so that there is time to invite them.
    [{ type: 'sign-up', who }, who === 0 ? 24 : 3],
    // Few wishes: who says the same again has said nothing new, and documents that are the same are printed once.
    [{ type: 'save', who, wishes: `Sing hymn number ${hymn}.` }, 6],
    [{ type: 'submit', who }, 16],
    [{ type: 'check-out', who }, 12],
    [{ type: 'pay', who, declined: true }, 3],
    [{ type: 'pay', who, declined: false }, 24],
    [{ type: 'return', who }, 8],
    [{ type: 'approve', who, stale: true }, 12],
    [{ type: 'approve', who, stale: false }, 12],
    [{ type: 'refund', who, pence }, 6],
    [{ type: 'erase', who }, 1],
  ];
  const weighed: readonly (readonly [Action, number])[] = [[{ type: 'invite' }, model.invited === 'no' ? 16 : 2], ...each(0), ...each(1)];
  return weighed.flatMap(([action, weight]) => (may(model, action) ? Array.from({ length: weight }, () => action) : []));
}

/** An action, done in the product and in the model; afterwards nothing is so that must never be. */
class Step implements fc.AsyncCommand<Model, World> {
  readonly #chance: Chance;
  #action: Action | undefined;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  check(model: Readonly<Model>): boolean {
    const actions = possible(model, this.#chance);
    this.#action = actions[this.#chance.at % actions.length];
    return this.#action !== undefined;
  }

  async run(model: Model, world: World): Promise<void> {
    const action = this.#action!;
    await world.do(action, model);
    evolve(model, action);
    await assertNever(world, model);
  }

  toString(): string {
    const { type, ...details } = this.#action ?? { type: 'nothing' };
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
