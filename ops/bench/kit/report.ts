import type { Environment } from './environment.ts';
import type { Bench, Measured } from './bench.ts';
import { rounded } from './statistics.ts';
import { verdicts } from './verdicts.ts';
import type { Verdict } from './verdicts.ts';

export type Report = Required<Measured> & {
  readonly bench: string;
  readonly quick: boolean;
  readonly seconds: number;
  readonly environment: Environment;
  readonly goals: readonly Verdict[];
};

type About = { readonly name: string; readonly quick: boolean; readonly seconds: number; readonly environment: Environment };

export function toReport({ name, quick, seconds, environment }: About, { figures }: Pick<Bench, 'figures'>, measured: Measured): Report {
  const { medians, ratios, spread = {}, notes = {} } = measured;
  const round = (values: Readonly<Record<string, number>>): Record<string, number> =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, rounded(value)]));
  const range = ([key, [low, high]]: [string, readonly [number, number]]) => [key, [rounded(low), rounded(high)]] as const;
  return {
    bench: name,
    quick,
    seconds: Math.round(seconds),
    environment,
    ratios: round(ratios),
    goals: verdicts(figures, ratios).map((verdict) => ({ ...verdict, value: verdict.value === null ? null : rounded(verdict.value) })),
    medians: round(medians),
    spread: Object.fromEntries(Object.entries(spread).map(range)),
    notes,
  };
}

export function toTable(
  { bench, quick, seconds, environment, goals, medians, spread, notes }: Report,
  { figures }: Pick<Bench, 'figures'>,
): string {
  const { cpu, cores, node, postgres, emmett, commit, syncsPerSecond, load } = environment;
  const about = new Map(figures.map((figure) => [figure.key, figure.about]));
  const lines = goals.map(({ figure, value, goal, met }) => [figure, value ?? 'not run', goal, inWords(met), about.get(figure) ?? '']);
  const absolute = Object.entries(medians).map(([key, value]) => [key, value, spread[key]?.join(' – ') ?? '']);
  return [
    `${bench}${quick ? ' (quick: a smoke run, not to be judged by)' : ''}, ${seconds} s`,
    `${cores} × ${cpu}, load ${load} at the start, ${syncsPerSecond} syncs/s; Node ${node}, PostgreSQL ${postgres}, Emmett ${emmett}, commit ${commit}`,
    '',
    columns([['figure', 'value', 'goal', 'verdict', ''], ...lines]),
    '',
    columns([['median', 'value', 'lowest – highest'], ...absolute]),
    ...Object.entries(notes).map(([key, note]) => `\n${key}: ${note}`),
    '',
  ].join('\n');
}

const inWords = (met: boolean | null): string => (met === null ? '' : met ? 'met' : 'MISSED');

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
