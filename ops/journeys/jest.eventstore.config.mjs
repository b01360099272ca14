import base from './jest.config.mjs';

/**
 * The journeys whose facts are, together, all that a customer and an operator can make happen, with history in EventStoreDB. What a screen
 * looks like and what is worked out from the answers do not depend on the store; what the crash kills and asks is PostgreSQL.
 */
export default {
  ...base,
  testMatch: [
    '**/whole-life.journey.ts',
    '**/customer-with-free-code.slow.journey.ts',
    '**/customer-saves-during-a-stop.slow.journey.ts',
    '**/operator-*.slow.journey.ts',
  ],
  globalSetup: './testing/start-shared-product-on-eventstore.mjs',
};
