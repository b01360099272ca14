import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments, UsageError } from './kit/arguments.ts';
import type { Bench } from './kit/bench.ts';
import { withServer } from './kit/database.ts';
import { readEnvironment } from './kit/environment.ts';
import { watchOthers } from './kit/processor-time.ts';
import { say } from './kit/progress.ts';
import { toReport, toTable } from './kit/report.ts';

// npm run bench -- <name> [options]: a bench is a file <name>.bench.ts beside this one.
const names = globSync('*.bench.ts', { cwd: import.meta.dirname })
  .map((file) => basename(file, '.bench.ts'))
  .toSorted();

const load = async (name: string): Promise<Bench> => ((await import(`./${name}.bench.ts`)) as { readonly bench: Bench }).bench;

const usage = async (): Promise<string> => {
  const line = async (name: string): Promise<string> => {
    const { about, numbers, parts } = await load(name);
    const options = [
      ...Object.entries(numbers).map(([option, { about, standard }]) => `      --${option} N   ${about} (${standard})`),
      ...(parts.length > 0 ? [`      --only A,B   ${parts.join(', ')}`] : []),
    ];
    return [`  ${name}: ${about}`, ...options].join('\n');
  };
  return ['Usage: npm run bench -- <name> [--json] [--quick] …', '', ...(await Promise.all(names.map(line))), ''].join('\n');
};

const LOOK_BEFORE_MS = 3_000;

const othersFor = async (ms: number): Promise<number | null> => {
  const since = watchOthers();
  await sleep(ms);
  return since();
};

const main = async ([name = '', ...argv]: readonly string[]): Promise<void> => {
  if (!names.includes(name)) throw new UsageError(name ? `There is no bench ${name}` : 'Which bench?');
  const bench = await load(name);
  const options = readArguments(argv, bench);
  const before = await othersFor(options.quick ? 200 : LOOK_BEFORE_MS);
  const begin = performance.now();
  await withServer(async (server) => {
    const environment = readEnvironment(server.version, server.dataDir, before);
    const othersSince = watchOthers();
    const measured = await bench.run(server, options);
    const seconds = (performance.now() - begin) / 1000;
    const report = toReport({ name, quick: options.quick, seconds, environment, others: othersSince() }, bench, measured);
    process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : toTable(report, bench));
  });
};

try {
  await main(process.argv.slice(2));
  process.exit(0);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  say(`${error.message}\n\n${await usage()}`);
  process.exit(2);
}
