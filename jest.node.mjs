// Jest for contracts and backend: Node loads the modules, once per worker and not for each test file, which nearly halves the time. What that
// asks of a test: hooks stand in the test file or in a function it calls, and nobody changes a module for others. ADR 0040.
import { fileURLToPath } from 'node:url';
import preset from './jest.preset.mjs';

const { testPathIgnorePatterns, modulePathIgnorePatterns } = preset;

export default {
  testPathIgnorePatterns,
  modulePathIgnorePatterns,
  transform: {},
  // A process each: threads cannot load every native module, and tests set environment variables.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  setupFilesAfterEnv: [fileURLToPath(new URL('./ops/testing/jest/time-limit.mjs', import.meta.url))],
};
