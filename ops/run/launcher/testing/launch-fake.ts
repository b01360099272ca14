// The launcher as a process of its own, over a fake backend and without stand-ins: what the tests kill.
import { launch } from '../launch.ts';
import { readSettings } from '../settings.ts';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());

try {
  const running = await launch({
    settings: readSettings(process.env, process.cwd()),
    given: process.env,
    backend: process.argv[2] ?? '',
    say: (line) => process.stdout.write(`${line}\n`),
    standIns: () => Promise.resolve([]),
    signal: stop.signal,
  });
  if (!stop.signal.aborted) await new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
  await running.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
