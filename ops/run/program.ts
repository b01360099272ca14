import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasCode } from './launcher/error-code.ts';
import { launch } from './launcher/launch.ts';
import type { Launched } from './launcher/launch.ts';
import { readSettings } from './launcher/settings.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The environment wins over the file. */
export const loadDotEnv = (): void => {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
};

/** A second Ctrl-C changes nothing: stopping has time limits of its own. */
const untilAskedToStop = (): AbortSignal => {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  process.on('disconnect', () => stop.abort());
  return stop.signal;
};

const aborted = (signal: AbortSignal): Promise<unknown> =>
  signal.aborted ? Promise.resolve() : new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

/** Whoever reads our output may stop reading, as `head` does: the product goes on. */
const tolerateClosedOutput = (): void => {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (!hasCode(error, 'EPIPE')) throw error;
    });
};

export const runProduct = async (beside: (running: Launched) => () => void): Promise<never> => {
  tolerateClosedOutput();
  const say = (line: string): void => console.log(line);
  try {
    loadDotEnv();
    const signal = untilAskedToStop();
    const running = await launch({
      settings: readSettings(process.env, ROOT),
      given: process.env,
      backend: join(ROOT, 'backend/dist'),
      say,
      signal,
    });
    const stopBeside = signal.aborted ? () => undefined : beside(running);
    await aborted(signal);
    say('Stopping …');
    stopBeside();
    await running.stop();
    return process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
};
