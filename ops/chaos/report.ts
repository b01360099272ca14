import type { Compared } from './compare.ts';
import type { Ledger } from './ledger.ts';

type Outcome = {
  readonly faults: readonly string[];
  readonly seed: number;
  readonly count: number;
  readonly savers: number;
  readonly broken: readonly string[];
  readonly seconds: number;
  readonly ledger: Ledger['counts'];
  readonly compared: Compared;
  readonly orders: number;
  readonly readyAgainMs: readonly number[];
  readonly wrong: readonly string[];
};

export type Report = ReturnType<typeof report>;

const quantile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0);

/** What one run says, as `--json` prints it. */
export function report({ ledger, compared, readyAgainMs, wrong, seconds, ...rest }: Outcome) {
  const { found, lost, duplicated, altered, reordered } = compared;
  const { acknowledged, inDoubt, settledByAnswer, unanswered } = ledger;
  return {
    ...rest,
    seconds: Math.round(seconds),
    acknowledged,
    found,
    lost,
    duplicated,
    altered,
    reordered,
    inDoubt,
    settledByAnswer,
    /** Nobody was told: what the product shows says whether it was done. */
    settledByLooking: unanswered.length,
    readyAgainMs: { p50: quantile(readyAgainMs, 0.5), p99: quantile(readyAgainMs, 0.99), most: quantile(readyAgainMs, 1) },
    wrong,
    held: [lost, duplicated, altered, reordered, wrong].every((findings) => findings.length === 0),
  };
}

const some = (findings: readonly string[]): string =>
  findings.length === 0 ? '0' : `${findings.length}: ${findings.slice(0, 3).join('; ')}${findings.length > 3 ? '; …' : ''}`;

/** The same to read. */
export const inWords = (run: Report): string =>
  [
    `${run.held ? 'HELD' : 'BROKE'}  ${run.faults.join(', ')} × ${run.count}, seed ${run.seed}${run.broken.length > 0 ? `, broken on purpose: ${run.broken.join(', ')}` : ''}`,
    `  acknowledged  ${run.acknowledged} commands in ${run.seconds} s, ${run.orders} whole orders among them`,
    `  found         ${run.found} saves and questions`,
    `  lost          ${some(run.lost)}`,
    `  duplicated    ${some(run.duplicated)}`,
    `  altered       ${some(run.altered)}`,
    `  reordered     ${some(run.reordered)}`,
    `  in doubt      ${run.inDoubt}: ${run.settledByAnswer} settled by asking again with the same id, ${run.settledByLooking} by looking`,
    `  ready again   p50 ${run.readyAgainMs.p50} ms, p99 ${run.readyAgainMs.p99} ms, at most ${run.readyAgainMs.most} ms`,
    `  wrong         ${some(run.wrong)}`,
  ].join('\n');
