// Jest for contracts and backend: Node loads the modules, once per worker and not for each test file, which saves a third of the time. What
// that asks of a test: hooks stand in the test file or in a function it calls, and nobody changes a module for others. ADR 0048.
import { fileURLToPath } from 'node:url';
import preset from './jest.preset.mjs';

const fileOf = (name) => fileURLToPath(new URL(`./ops/testing/jest/${name}`, import.meta.url));

const { reporters, testPathIgnorePatterns, modulePathIgnorePatterns } = preset;

export default {
  reporters,
  testPathIgnorePatterns,
  modulePathIgnorePatterns,
  transform: {},
  runner: 'jest-light-runner',
  setupFilesAfterEnv: ['time-limit.ts', 'no-exit.ts'].map(fileOf),
};
