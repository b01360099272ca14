import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDotEnv, ROOT } from './program.ts';
import { runDemo } from '../demo/demo.ts';
import type { Options } from '../demo/demo.ts';
import { FOLDER, takePictures } from '../demo/camera/pictures.ts';
import type { Progress } from '../demo/life/month.ts';
import { Story } from '../demo/life/story.ts';
import { refuseRealParts } from '../demo/product.ts';
import { HELP, summary } from '../demo/words.ts';

const PORTS = { PORT: '3000', MAILBOX_PORT: '8025', STRIPE_LOCAL_PORT: '12111', METRICS_PORT: '9464' };

function optionsFrom(args: readonly string[], signal: AbortSignal): Options & { readonly command: string } {
  const strings = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      customers: strings,
      seed: strings,
      data: { ...strings, default: '.demo' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const whole = (name: 'customers' | 'seed', most: number): { [Name in typeof name]?: number } => {
    const text = values[name];
    if (text === undefined) return {};
    if (!/^[1-9]\d*$/.test(text) || Number(text) > most) throw new Error(`--${name} must be a whole number from 1 to ${most}.`);
    return { [name]: Number(text) };
  };
  const ports = Object.fromEntries(Object.entries(PORTS).map(([name, usual]) => [name, process.env[name] || usual])) as typeof PORTS;
  return {
    command: values.help ? 'help' : (positionals[0] ?? 'live'),
    dataDir: resolve(ROOT, values.data),
    ports,
    ...whole('customers', 5000),
    ...whole('seed', 1_000_000),
    say: progressTo(process.stdout),
    signal,
  };
}

/** Of a demo that is there, and does not run. */
async function pictures(options: Options): Promise<void> {
  if (!Story.in(options.dataDir)?.isComplete)
    throw new Error(`There is no demo in ${options.dataDir} to take pictures of. Make one first: npm run demo`);
  const demo = await runDemo(options);
  try {
    await takePictures(demo, (line) => console.log(`  ${line}`));
  } finally {
    await demo.end();
  }
  console.log(`  They are in ${FOLDER}`);
}

/** One line that changes where somebody looks, and a line for each day where it is kept. */
function progressTo(out: NodeJS.WriteStream): (progress: Progress) => void {
  let told = 0;
  return ({ day, days, scenes, of }) => {
    const line = `  day ${day} of ${days}, ${scenes} of ${of} scenes`;
    if (out.isTTY) out.write(`\r${line}   `);
    else if (day > told) console.log(line);
    told = day;
  };
}

async function main(): Promise<void> {
  const stop = new AbortController();
  const asked = new Promise<void>((resolvePromise) => stop.signal.addEventListener('abort', () => resolvePromise(), { once: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  process.on('disconnect', () => stop.abort());
  loadDotEnv();
  const { command, ...options } = optionsFrom(process.argv.slice(2), stop.signal);
  if (command === 'help') return console.log(HELP);
  refuseRealParts(process.env);
  if (command === 'pictures') return pictures(options);
  if (command !== 'live') throw new Error(`There is no command ${command}.\n\n${HELP}`);
  console.log(`Starting in ${options.dataDir} …`);
  const begin = performance.now();
  const demo = await runDemo(options);
  if (demo.isComplete) {
    console.log(summary(demo, (performance.now() - begin) / 60_000));
    await asked;
  } else console.log('\nEnded before the month was over. npm run demo goes on from here.');
  await demo.end();
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
