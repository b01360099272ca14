import { afterAll, beforeAll, beforeEach, describe, it } from '@jest/globals';
import fc from 'fast-check';
import { journeys } from './testing/model/actions.ts';
import { newModel } from './testing/model/model.ts';
import { gatherTeam, startModelled, type Team, World } from './testing/model/world.ts';
import type { Product } from './testing/product.ts';

/** `npm run model -- --journeys 20000 --seed 1`: many more. */
const JOURNEYS = Number(process.env['MODEL_JOURNEYS'] ?? 12);
const SEED = Number(process.env['MODEL_SEED'] ?? Date.now() % 1_000_000);

let product: Product;
let team: Team;
beforeAll(async () => {
  product = await startModelled();
});
beforeEach(async () => {
  team = await gatherTeam(product);
});
afterAll(async () => product?.close());

/** Each is a test of its own, which ends within minutes; what breaks in one is shrunk there. */
const BATCH = 10;
const batches = Array.from({ length: Math.ceil(JOURNEYS / BATCH) }, (_, index) => ({
  seed: SEED + index,
  numRuns: Math.min(BATCH, JOURNEYS - index * BATCH),
}));

describe('whatever two customers and our team do, in whatever order', () => {
  it.each(batches)(
    'no answer is lost, no will sent unapproved, no money kept for nothing, nobody rewarded twice, no name left ($seed)',
    (batch) =>
      fc.assert(
        fc.asyncProperty(journeys, async (journey) => fc.asyncModelRun(() => ({ model: newModel(), real: new World(team) }), journey)),
        batch,
      ),
  );
});
