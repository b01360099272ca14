import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
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

const LINES_OF_A_FAILURE = 12;

const firstLines = (text: string): string => stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_A_FAILURE).join('\n');

/** Each failed test with its file and the beginning of what it said; a suite that could not be loaded too. */
export const readFailures = (file: string): readonly string[] => {
  if (!existsSync(file)) return [];
  const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8')) as JestResult;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName, failureMessages: [said = ''] }) => `${name}: ${fullName}\n${firstLines(said)}`);
    return status === 'failed' ? [`${name}\n${firstLines(message)}`] : [];
  });
};

export const readLastLine = (output: string): Counts => {
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  return passed && failed ? { passed: Number(passed), failed: Number(failed), skipped: 0 } : ONE_FAILED;
};

/** A command that failed has at least one failure, whatever its results say. */
export const notBelow = (status: number, counts: Counts): Counts =>
  status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
