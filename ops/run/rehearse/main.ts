import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_SETTINGS, localSettings } from '../../../backend/src/cli/secrets/compose-secrets.ts';
import { DRILLS } from './drills.ts';
import { currentEngine, ownEngine } from './engine.ts';
import { Stack } from './stack.ts';

const ROOT = join(import.meta.dirname, '../../..');
const VERSION = 'rehearsal';
const USAGE = 'npm run compose:rehearse [-- --engine own|current] [--folder <folder>] [--with <compose file>] [--keep]';

const say = (line: string): void => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);

function options() {
  try {
    const { values } = parseArgs({
      options: {
        engine: { type: 'string', default: 'own' },
        folder: { type: 'string', default: join(ROOT, '.rehearsal') },
        with: { type: 'string', multiple: true, default: [] },
        keep: { type: 'boolean', default: false },
      },
    });
    if (values.engine === 'own' || values.engine === 'current') return values;
  } catch {
    // What it says is less than the line below.
  }
  console.error(`Usage: ${USAGE}`);
  process.exit(2);
}

function giveUp(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function bringUp(stack: Stack): Promise<void> {
  stack.copy(ROOT);
  say('building the images, which takes some minutes the first time');
  stack.settingsOf({ ...LOCAL_SETTINGS, WILLOW_VERSION: VERSION, WILLOW_WEB_VERSION: VERSION });
  stack.remove();
  stack.compose(['build']);
  stack.secretsInit(`willow/api:${VERSION}`);
  stack.settingsOf(localSettings(stack.secrets()));
  stack.compose(['up', '-d']);
  await stack.healthy();
}

const { engine: which, folder, with: more, keep } = options();
const engine = await (which === 'own' ? ownEngine(join(folder, 'engine')) : currentEngine()).catch(giveUp);
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort(new Error('Stopped')));
const stack = new Stack(join(folder, 'tree'), engine, ['docker-compose.yml', ...more], stop.signal);
try {
  await bringUp(stack);
  say('everything is healthy');
  for (const { name, run } of DRILLS) {
    await run(stack);
    say(`done: ${name}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  if (!keep) stack.remove();
  await engine.stop();
}
