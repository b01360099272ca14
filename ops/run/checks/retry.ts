import type { Outcome } from './run-checks.ts';
import { sum } from './tally.ts';

/** What passed the second time is no failure, and is named; what failed again, or did not run, is one. */
export const afterRetry = (first: Outcome, again: readonly Outcome[]): Outcome => {
  const { failed } = sum(again);
  const output = [first.output, ...again.map((outcome) => outcome.output)].join('\n');
  if (failed > 0) {
    const failures = again.flatMap((outcome) => outcome.failures ?? []);
    return { ...first, failed, passed: first.passed + Math.max(0, first.failed - failed), output, failures };
  }
  return { ...first, failed: 0, passed: first.passed + first.failed, output, unsteady: first.failures ?? [] };
};
