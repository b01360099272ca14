// Jest for the web apps and ops: ESM in Jest's own module system, which has a new copy of every module for each test file.
import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from './ops/testing/jest/typescript.ts';
import { patient } from './ops/testing/machine/patience.ts';

/** `npm test` leaves them out; `npm run test:all` has them. */
const SLOW = process.env.TEST_SCOPE === 'quick' ? ['[.]slow[.]'] : [];

export default {
  // A test that hangs fails; one on a busy machine takes its time.
  testTimeout: patient(120_000),
  reporters: ['default', fileURLToPath(new URL('./ops/testing/jest/unfinished.mjs', import.meta.url))],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.module\\.css$': 'identity-obj-proxy' },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/build/', ...SLOW],
  modulePathIgnorePatterns: ['/dist/', '/build/', '/.data/'],
  transform: { '^.+\\.tsx?$': ['@swc/jest', TYPESCRIPT] },
};
