import base from '../jest.config.mjs';

export default {
  ...base,
  testMatch: ['**/crash.journey.ts'],
  testEnvironment: './testing/environment.mjs',
  globalTeardown: './testing/stop-shared-product.mjs',
  testTimeout: 600_000,
};
