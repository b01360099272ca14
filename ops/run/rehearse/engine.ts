import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Engine = { readonly env: Readonly<Record<string, string>>; stop(): Promise<void> };

const READY_WITHIN_S = 60;

/** The one that this shell reaches. */
export const currentEngine = (): Promise<Engine> => Promise.resolve({ env: {}, stop: () => Promise.resolve() });

/** Its own data and socket. Images are kept for the next time. */
export async function ownEngine(folder: string): Promise<Engine> {
  if (process.getuid?.() !== 0 || spawnSync('dockerd', ['--version']).status !== 0)
    throw new Error(
      'An engine of its own needs root and dockerd (Debian: docker.io). Or rehearse on the one that you have: --engine current',
    );
  if (spawnSync('pgrep', ['-x', 'dockerd']).status === 0)
    throw new Error('An engine runs here already, and two write over each other’s network rules. Rehearse on that one: --engine current');
  mkdirSync(folder, { recursive: true });
  const socket = `unix://${join(folder, 'docker.sock')}`;
  const log = openSync(join(folder, 'dockerd.log'), 'a');
  const engine = spawn(
    'dockerd',
    Object.entries({
      'data-root': join(folder, 'data'),
      'exec-root': join(folder, 'exec'),
      pidfile: join(folder, 'docker.pid'),
      host: socket,
      bip: '10.212.0.1/24',
      'default-address-pool': 'base=10.213.0.0/16,size=24',
    }).map(([name, value]) => `--${name}=${value}`),
    { stdio: ['ignore', log, log], detached: true },
  );
  closeSync(log);
  for (let second = 0; second < READY_WITHIN_S; second += 1) {
    if (spawnSync('docker', ['version'], { env: { ...process.env, DOCKER_HOST: socket } }).status === 0)
      return { env: { DOCKER_HOST: socket }, stop: () => ended(engine) };
    if (engine.exitCode !== null) break;
    await sleep(1000);
  }
  await ended(engine);
  throw new Error(`The engine does not start: ${join(folder, 'dockerd.log')} says why`);
}

async function ended(engine: ChildProcess): Promise<void> {
  if (engine.exitCode !== null) return;
  const exit = new Promise((resolve) => engine.once('exit', resolve));
  engine.kill('SIGTERM');
  await exit;
}
