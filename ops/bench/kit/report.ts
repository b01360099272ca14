import type { Environment } from './environment.ts';
import type { Bench, Measured } from './bench.ts';
import { rounded } from './statistics.ts';
import { doubt, verdicts } from './verdicts.ts';
import type { Verdict } from './verdicts.ts';

export type Report = Required<Measured> & {
  readonly bench: string;
  readonly quick: boolean;
  readonly seconds: number;
  readonly environment: Environment;
  readonly goals: readonly Verdict[];
};

type About = {
  readonly name: string;
  readonly quick: boolean;
  readonly seconds: number;
  readonly environment: Environment;
  /** Cores that others kept busy over the whole run. */
  readonly others: number | null;
};

export function toReport(about: About, { figures }: Pick<Bench, 'figures'>, measured: Measured): Report {
  const { name, quick, seconds, environment } = about;
  const { medians, ratios, spread = {}, notes = {}, others = {} } = measured;
  const during = (key: string): number | null => (key in others ? (others[key] ?? null) : about.others);
  const doubtAbout = (key: string): string | null => doubt({ quick, before: environment.load, during: during(key) });
  const round = (values: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]));
  const range = ([key, [low, high]]: [string, readonly [number, number]]) => [key, [rounded(low), rounded(high)]] as const;
  return {
    bench: name,
    quick,
    seconds: Math.round(seconds),
    environment,
    ratios: round(ratios),
    goals: verdicts(figures, ratios, doubtAbout).map((verdict) => ({
      ...verdict,
      value: verdict.value === null ? null : rounded(verdict.value),
    })),
    medians: round(medians),
    spread: Object.fromEntries(Object.entries(spread).map(range)),
    notes,
    others: Object.fromEntries(Object.keys(ratios).map((key) => [key, during(key) === null ? null : rounded(during(key)!, 2)])),
  };
}

export function toTable(
  { bench, quick, seconds, environment, goals, medians, spread, notes }: Report,
  { figures }: Pick<Bench, 'figures'>,
): string {
  const { cpu, cores, node, postgres, emmett, commit, syncsPerSecond, load } = environment;
  const about = new Map(figures.map((figure) => [figure.key, figure.about]));
  const lines = goals.map((verdict) => [
    verdict.figure,
    verdict.value ?? 'not run',
    verdict.goal,
    inWords(verdict),
    about.get(verdict.figure) ?? '',
  ]);
  const doubts = [...new Set(goals.flatMap(({ notJudged }) => notJudged ?? []))];
  const absolute = Object.entries(medians).map(([key, value]) => [key, value, spread[key]?.join(' – ') ?? '']);
  return [
    `${bench}${quick ? ' (quick: a smoke run, not to be judged by)' : ''}, ${seconds} s`,
    `${cores} × ${cpu}, others on ${load ?? 'an unknown number of'} cores at the start, ${syncsPerSecond} syncs/s; Node ${node}, PostgreSQL ${postgres}, Emmett ${emmett}, commit ${commit}`,
    '',
    columns([['figure', 'value', 'goal', 'verdict', ''], ...lines]),
    ...doubts.map((why) => `not judged: ${why}`),
    '',
    columns([['median', 'value', 'lowest – highest'], ...absolute]),
    ...Object.entries(notes).map(([key, note]) => `\n${key}: ${note}`),
    '',
  ].join('\n');
}

const inWords = ({ met, notJudged }: Verdict): string => (notJudged ? 'not judged' : met === null ? '' : met ? 'met' : 'MISSED');

function columns(rows: readonly (readonly (string | number)[])[]): string {
  const [header = []] = rows;
  const widths = header.map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
