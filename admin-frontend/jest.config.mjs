import preset from '../jest.preset.mjs';

export default {
  ...preset,
  testEnvironment: '../frontend/src/web/testing/jsdom-environment.cjs',
  moduleNameMapper: {
    ...preset.moduleNameMapper,
    '^@emotion/sheet$': '<rootDir>/jest-style-sheet.cjs',
    '\\.(css|woff2|svg)$': 'identity-obj-proxy',
  },
  setupFiles: ['../frontend/src/web/testing/without-owner-stacks.ts', '../frontend/src/web/testing/production-act.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
