import base from '../jest.config.mjs';
import { LONGEST_MS } from '../testing/machine/patience.ts';

/** One running product serves all journeys, one after the other; the crash and the lost machine kill one of their own. */
export default {
  ...base,
  testMatch: [
    '**/*.journey.ts',
    '!**/crash.slow.journey.ts',
    '!**/machine-is-lost.slow.journey.ts',
    '!**/customer-saves-during-a-stop.slow.journey.ts',
  ],
  testEnvironment: './testing/environment.mjs',
  globalSetup: './testing/start-shared-product.mjs',
  globalTeardown: './testing/stop-shared-product.mjs',
  testTimeout: LONGEST_MS,
};
