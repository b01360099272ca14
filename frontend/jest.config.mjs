import preset from '../jest.preset.mjs';

export default {
  ...preset,
  testEnvironment: './src/web/testing/jsdom-environment.cjs',
  setupFiles: ['./src/web/testing/without-owner-stacks.ts', './src/web/testing/production-act.ts'],
  setupFilesAfterEnv: ['./src/testing/setup.ts'],
  moduleNameMapper: { ...preset.moduleNameMapper, '[.](svg|woff2)([?]url)?$': '<rootDir>/src/testing/asset.ts' },
};
