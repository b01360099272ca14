import base from '../jest.config.mjs';
import { LONGEST_MS } from '../testing/machine/patience.ts';

export default {
  ...base,
  testMatch: ['**/crash.slow.journey.ts', '**/machine-is-lost.slow.journey.ts'],
  testEnvironment: './testing/environment.mjs',
  globalTeardown: './testing/stop-shared-product.mjs',
  testTimeout: LONGEST_MS,
};
