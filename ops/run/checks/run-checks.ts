import { ONE_FAILED, sum } from './tally.ts';
import type { Counts } from './tally.ts';

export type Outcome = Counts & {
  readonly output: string;
  /** What failed, each with the beginning of what it said. */
  readonly failures?: readonly string[];
  /** What failed and then passed when it was run again. */
  readonly unsteady?: readonly string[];
  /** Why it was not run to its end; then it counts neither as passed nor as failed. */
  readonly leftOut?: string;
};

export type Check = { readonly title: string; run(): Promise<Outcome> };
export type Lane = readonly Check[];

const attempt = async (check: Check): Promise<Outcome> => {
  try {
    return await check.run();
  } catch (error) {
    return { ...ONE_FAILED, output: error instanceof Error ? error.message : String(error) };
  }
};

const describe = ({ passed, failed, skipped }: Counts): string =>
  [`${passed} passed`, ...(failed ? [`${failed} failed`] : []), ...(skipped ? [`${skipped} skipped`] : [])].join(', ');

const list = (title: string, entries: readonly string[]): readonly string[] => (entries.length > 0 ? [title, ...entries] : []);

/** `now` counts milliseconds; `spent` answers how much processor time was spent since the last call, in words. */
type Watch = { readonly print: (line: string) => void; readonly now: () => number; readonly spent: () => string };

/** Also after one has failed; what failed is said once more at the end. The lanes of a stage run beside each other. */
export const runChecks = async (stages: readonly (readonly Lane[])[], { print, now, spent }: Watch): Promise<Counts> => {
  const outcomes: Outcome[] = [];
  const runLane = async (lane: Lane): Promise<void> => {
    for (const check of lane) {
      const begin = now();
      const outcome = await attempt(check);
      print(`── ${check.title}`);
      if (outcome.failed > 0) print(outcome.output.trimEnd());
      const verdict = outcome.failed > 0 ? 'FAILED' : outcome.leftOut ? 'left out' : 'ok';
      print(`   ${verdict}  ${outcome.leftOut ?? describe(outcome)}  (${((now() - begin) / 1000).toFixed(1)} s${spent()})`);
      outcomes.push(outcome);
    }
  };
  for (const lanes of stages) await Promise.all(lanes.map(runLane));
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  const failures = outcomes.flatMap((outcome) => (outcome.failed > 0 ? (outcome.failures ?? []) : []));
  for (const line of [...list('── Unsteady: failed, and passed when run again', unsteady), ...list('── Failed', failures)]) print(line);
  return sum(outcomes);
};
