import base from '../jest.config.mjs';

export default { ...base, testMatch: ['**/crash.journey.ts'], testTimeout: 300_000 };
