import preset from '../jest.preset.mjs';
export default {
  ...preset,
  globalSetup: '<rootDir>/src/testing/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/postgres-global-teardown.ts',
};
