import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { whyNoDisk } from '../chaos/disk.ts';
import { ALL_FAULTS } from '../chaos/faults/all-faults.ts';
import { BREAKS } from '../chaos/faults/fault.ts';
import type { Break, Fault } from '../chaos/faults/fault.ts';
import { inWords } from '../chaos/report.ts';
import type { Report } from '../chaos/report.ts';
import { runChaos } from '../chaos/run.ts';
import type { Options } from '../chaos/run.ts';
import { shrink } from '../chaos/shrink.ts';

const HELP = `npm run chaos -- [name…] [--seed n] [--count n] [--savers n] [--break what] [--json]

Without a name each of them, one after the other; several names strike one product in a random order. A run that breaks is
tried again with fewer strikes and fewer customers, unless --break or --no-shrink is said.
${ALL_FAULTS.map(({ name, about }) => `  ${name.padEnd(14)}${about}`).join('\n')}

--break  what must go red: ${BREAKS.join(', ')}
Which figures mean what: ops/chaos/README.md`;

class UsageError extends Error {}

function whole(name: string, text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--${name} must be a whole number above 0.`);
  return Number(text);
}

const faultOf = (name: string): Fault => {
  const fault = ALL_FAULTS.find((known) => known.name === name);
  if (!fault) throw new UsageError(`There is no fault ${name}.`);
  return fault;
};

const breakOf = (name: string): Break => {
  const known = BREAKS.find((each) => each === name);
  if (!known) throw new UsageError(`--break is one of ${BREAKS.join(', ')}.`);
  return known;
};

/** As far as this machine has what they need; says what is left out. */
function everyFault(say: (line: string) => void): readonly Fault[] {
  const noDisk = whyNoDisk();
  if (noDisk) say(`Left out: power-cut and disk-full, because ${noDisk}.`);
  return ALL_FAULTS.filter(({ kind }) => kind !== 'on-a-disk' || !noDisk);
}

/** A disk of ours must not stay mounted. */
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
process.on('disconnect', () => stop.abort());

/** The runs that were asked for: faults that were named together strike one product. */
function runsFrom(args: readonly string[]): {
  readonly runs: readonly Options[];
  readonly json: boolean;
  readonly help: boolean;
  readonly shrinks: boolean;
} {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    allowNegative: true,
    options: {
      seed: text,
      count: text,
      savers: text,
      break: { ...text, multiple: true },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
      shrink: { type: 'boolean' },
    },
  });
  const named = positionals.map(faultOf);
  const noDisk = named.some(({ kind }) => kind === 'on-a-disk') ? whyNoDisk() : null;
  if (noDisk) throw new UsageError(`power-cut and disk-full cannot be tried here: ${noDisk}.`);
  const kinds = new Set(named.map(({ kind }) => kind));
  if (kinds.size > 1) throw new UsageError('These faults need different products: name them one at a time.');
  const json = values.json ?? false;
  const common = {
    seed: whole('seed', values.seed, randomInt(1, 1_000_000)),
    count: whole('count', values.count, 5),
    savers: whole('savers', values.savers, 6),
    broken: new Set((values.break ?? []).map(breakOf)),
    signal: stop.signal,
    say: (line: string): void => (json ? console.error(line) : console.log(line)),
  };
  const together = named.length > 0 ? [named] : everyFault(common.say).map((fault) => [fault]);
  return { runs: together.map((faults) => ({ ...common, faults })), json, help: values.help ?? false, shrinks: values.shrink ?? true };
}

async function main(): Promise<number> {
  const { runs, json, help, shrinks } = runsFrom(process.argv.slice(2));
  if (help) console.log(HELP);
  let broke = false;
  for (const options of help ? [] : runs) {
    const tell = (run: Report): void => console.log(json ? JSON.stringify(run) : inWords(run));
    const run = await runChaos(options);
    tell(run);
    if (run.held) continue;
    broke = true;
    if (options.broken.size > 0 || !shrinks) continue;
    options.say('It broke; the same with less:');
    tell(await shrink(options, run, runChaos));
  }
  return broke ? 1 : 0;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ? 2 : 1);
}
