// Jest for the web apps and ops: ESM in Jest's own module system, which has a new copy of every module for each test file.
import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from './ops/testing/jest/typescript.ts';

export default {
  // A test that hangs fails; one on a busy machine takes its time.
  testTimeout: 120_000,
  reporters: ['default', fileURLToPath(new URL('./ops/testing/jest/unfinished.mjs', import.meta.url))],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/'],
  modulePathIgnorePatterns: ['/dist/', '/build/', '/.data/'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', TYPESCRIPT] },
};
