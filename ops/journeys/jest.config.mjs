import base from '../jest.config.mjs';

/** One running product serves all journeys but the one that kills it. */
export default {
  ...base,
  testMatch: ['**/*.journey.ts'],
  globalSetup: './testing/start-shared-product.mjs',
  globalTeardown: './testing/stop-shared-product.mjs',
  testTimeout: 180_000,
};
