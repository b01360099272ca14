import base from '../jest.config.mjs';
import { LONGEST_MS } from '../testing/machine/patience.ts';

/** One running product serves all journeys, one after the other; the crash kills one of its own. */
export default {
  ...base,
  testMatch: ['**/*.journey.ts', '!**/crash.slow.journey.ts', '!**/customer-saves-during-a-stop.slow.journey.ts'],
  testEnvironment: './testing/environment.mjs',
  globalSetup: './testing/start-shared-product.mjs',
  globalTeardown: './testing/stop-shared-product.mjs',
  testTimeout: LONGEST_MS,
};
