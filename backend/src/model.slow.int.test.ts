import { afterEach, beforeEach, describe, it } from '@jest/globals';
import fc from 'fast-check';
import { patient } from '../../ops/testing/machine/patience.ts';
import { journeys } from './testing/model/actions.ts';
import { newModel } from './testing/model/model.ts';
import { gatherTeam, type Team, World } from './testing/model/world.ts';

/** `npm run model -- --journeys 20000 --seed 1`: many more. */
const JOURNEYS = Number(process.env['MODEL_JOURNEYS'] ?? 10);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000);

/** Each batch has a product of its own, whose limits by the hour it does not reach. */
const BATCH = 10;
const batches = Array.from({ length: Math.ceil(JOURNEYS / BATCH) }, (_, index) => ({
  seed: SEED + index,
  numRuns: Math.min(BATCH, JOURNEYS - index * BATCH),
}));
/** What breaks is shrunk for as long, and told. */
const BATCH_MS = patient(90_000);

let team: Team;
beforeEach(async () => {
  team = await gatherTeam();
});
afterEach(async () => team?.product.close());

describe('whatever two customers and our team do, in whatever order', () => {
  it.each(batches)(
    'no answer is lost, no will sent unapproved, no money kept for nothing, nobody rewarded twice, no name left ($seed)',
    (batch) =>
      fc.assert(
        fc.asyncProperty(journeys, async (journey) => fc.asyncModelRun(() => ({ model: newModel(), real: new World(team) }), journey)),
        { ...batch, interruptAfterTimeLimit: BATCH_MS, markInterruptAsFailure: true },
      ),
  );
});
