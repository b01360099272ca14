import type { Report } from './report.ts';
import type { Options } from './run.ts';

const MOST_TRIES = 6;

const half = (number: number): number => Math.ceil(number / 2);

/** What a run that broke is tried with next: half as many strikes, or half as many customers. */
const smaller = (options: Options): readonly Options[] =>
  [
    { ...options, count: half(options.count) },
    { ...options, savers: half(options.savers) },
  ].filter(({ count, savers }) => count < options.count || savers < options.savers);

/** The smallest of a few runs with the same seed that breaks, too: each is tried on a product of its own. */
export async function shrink(options: Options, broke: Report, run: (options: Options) => Promise<Report>): Promise<Report> {
  let [smallest, found] = [options, broke];
  let candidates = smaller(smallest);
  for (let tries = 0; tries < MOST_TRIES && candidates[0]; tries += 1) {
    const [next, ...others] = candidates as [Options, ...Options[]];
    const tried = await run(next);
    if (tried.held) candidates = others;
    else {
      [smallest, found] = [next, tried];
      candidates = smaller(smallest);
    }
  }
  return found;
}
