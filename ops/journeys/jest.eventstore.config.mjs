import base from './jest.config.mjs';

/**
 * The journeys whose facts are, together, all that a customer and an operator can make happen, with history in EventStoreDB. What a screen
 * looks like and what is worked out from the answers do not depend on the store; what the crash kills and asks is PostgreSQL.
 */
export default {
  ...base,
  testMatch: ['**/customer-with-free-code.journey.ts', '**/customer-saves-during-a-stop.journey.ts', '**/operator-*.journey.ts'],
  globalSetup: './testing/start-shared-product-on-eventstore.mjs',
};
