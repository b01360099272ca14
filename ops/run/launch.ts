import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch } from './launcher/launch.ts';
import { readSettings } from './launcher/settings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const stop = new AbortController();

// A second Ctrl-C changes nothing: every part has a time limit for stopping, so the end comes by itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
process.on('disconnect', () => stop.abort());

const main = async (): Promise<void> => {
  if (existsSync(join(ROOT, '.env'))) process.loadEnvFile(join(ROOT, '.env'));
  const say = (line: string): void => console.log(line);
  const settings = readSettings(process.env, ROOT);
  const running = await launch({ settings, given: process.env, backend: join(ROOT, 'backend/dist'), say, signal: stop.signal });
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  say('Stopping …');
  await running.stop();
};

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
