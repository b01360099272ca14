import { existsSync, readFileSync, rmSync } from 'node:fs';

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };
export const ONE_PASSED: Counts = { ...NONE, passed: 1 };
export const ONE_FAILED: Counts = { ...NONE, failed: 1 };

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce(
    (total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed, skipped: total.skipped + one.skipped }),
    NONE,
  );

type JestResult = {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
};

/** An earlier run's result must not be counted for one that wrote none. */
export const forget = (files: readonly string[]): void => files.forEach((file) => rmSync(file, { force: true }));

/** A suite that could not be loaded counts as one failed test, a missing result too. */
export const readJestResult = (file: string): Counts => {
  if (!existsSync(file)) return ONE_FAILED;
  const result = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
};

export const readLastLine = (output: string): Counts => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed && failed ? { passed: Number(passed), failed: Number(failed), skipped: 0 } : ONE_FAILED;
};

/** A command that failed has at least one failure, whatever its results say. */
export const notBelow = (status: number, counts: Counts): Counts =>
  status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
