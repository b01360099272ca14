import base from './jest.config.mjs';

/** The same journeys with history in EventStoreDB. The crash is left out: what it kills and asks is PostgreSQL. */
export default {
  ...base,
  globalSetup: './testing/start-shared-product-on-eventstore.mjs',
  testPathIgnorePatterns: [...(base.testPathIgnorePatterns ?? []), '/crash\\.journey'],
};
