import { ONE_FAILED, sum } from './tally.ts';
import type { Counts } from './tally.ts';

export type Outcome = Counts & {
  /** Printed when something failed. */
  readonly output: string;
};

export type Check = { readonly title: string; run(): Promise<Outcome> };

const attempt = async (check: Check): Promise<Outcome> => {
  try {
    return await check.run();
  } catch (error) {
    return { ...ONE_FAILED, output: error instanceof Error ? error.message : String(error) };
  }
};

const describe = ({ passed, failed, skipped }: Counts): string =>
  [`${passed} passed`, ...(failed ? [`${failed} failed`] : []), ...(skipped ? [`${skipped} skipped`] : [])].join(', ');

/** Runs every check, also after one has failed, and adds them up. `now` counts milliseconds. */
export const runChecks = async (checks: readonly Check[], print: (line: string) => void, now: () => number): Promise<Counts> => {
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    print(`── ${check.title}`);
    const begin = now();
    const outcome = await attempt(check);
    if (outcome.failed > 0) print(outcome.output.trimEnd());
    print(`   ${outcome.failed > 0 ? 'FAILED' : 'ok'}  ${describe(outcome)}  (${((now() - begin) / 1000).toFixed(1)} s)`);
    outcomes.push(outcome);
  }
  return sum(outcomes);
};
