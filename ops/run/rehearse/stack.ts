import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine } from './engine.ts';

type Ended = { readonly status: number; readonly text: string };
type Options = { readonly input?: string; readonly mayFail?: boolean };

/** Never the name of an installation: what the rehearsal has made is thrown away. */
export const PROJECT = 'willow-rehearsal';
const HEALTHY_WITHIN_MS = 300_000;
const SERVICES = ['web', 'api', 'worker', 'postgres', 'eventstore', 'redis', 'local-stripe', 'local-mailbox'] as const;

/** A copy of this tree, with its own secrets, on an engine. */
export class Stack {
  readonly #folder: string;
  readonly #engine: Engine;
  readonly #files: readonly string[];
  readonly #settings: Record<string, string> = {};

  readonly #stop: AbortSignal;

  constructor(folder: string, engine: Engine, files: readonly string[], stop: AbortSignal) {
    this.#folder = folder;
    this.#stop = stop;
    this.#engine = engine;
    this.#files = files;
  }

  /** What git knows, and what it would take in. */
  copy(tree: string): void {
    rmSync(this.#folder, { recursive: true, force: true });
    mkdirSync(this.#folder, { recursive: true });
    const list = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: tree, maxBuffer: 64 << 20 });
    const packed = spawnSync('tar', ['--null', '--no-recursion', '-T', '-', '-c'], { cwd: tree, input: list.stdout, maxBuffer: 1 << 30 });
    const unpacked = spawnSync('tar', ['-x', '-C', this.#folder], { input: packed.stdout });
    if (unpacked.status !== 0)
      throw new Error(`The tree could not be copied: ${[list, packed, unpacked].map(({ stderr }) => stderr.toString()).join('')}`);
  }

  /** Added to those from before. */
  settingsOf(settings: Readonly<Record<string, string>>): void {
    Object.assign(this.#settings, settings);
    const lines = Object.entries(this.#settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(this.#folder, '.env'), lines.join(''));
  }

  /** Throws what it said when it fails. */
  docker(args: readonly string[], { input = '', mayFail = false }: Options = {}): Ended {
    if (!mayFail) this.#stop.throwIfAborted();
    const { status, stdout, stderr, error } = spawnSync('docker', args, {
      cwd: this.#folder,
      env: this.#env(),
      input,
      encoding: 'utf8',
      maxBuffer: 256 << 20,
    });
    if (error) throw error;
    const text = `${stdout}${stderr}`;
    if (status !== 0 && !mayFail)
      throw new Error(`docker ${args.join(' ')} ended with ${status}:\n${text.split('\n').slice(-30).join('\n')}`);
    return { status: status ?? 1, text };
  }

  #env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      COMPOSE_PROJECT_NAME: PROJECT,
      COMPOSE_ANSI: 'never',
      COMPOSE_PROGRESS: 'plain',
      BUILDKIT_PROGRESS: 'plain',
      ...this.#engine.env,
    };
  }

  compose(args: readonly string[], options: Options = {}): Ended {
    return this.docker(['compose', ...this.#files.flatMap((file) => ['-f', file]), ...args], options);
  }

  /** As the handbook has it, by the image alone. Others go on meanwhile. */
  async upgrade(...args: readonly string[]): Promise<Ended> {
    this.#stop.throwIfAborted();
    const env = { ...this.#env(), COMPOSE_FILE: this.#files.join(':') };
    const child = spawn('sh', ['ops/docker/upgrade.sh', ...args], { cwd: this.#folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (text += part));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status: status ?? 1, text };
  }

  /** As the handbook has it. */
  willow(...args: readonly string[]): Ended {
    return this.compose(['run', '--rm', '-T', 'cli', 'willow', ...args], { mayFail: true });
  }

  /** By the image alone: no Node on the host. */
  secretsInit(image: string): void {
    const mounted = `${join(this.#folder, 'ops/docker/secrets')}:/app/ops/docker/secrets`;
    this.docker(['run', '--rm', '--user', '0', '-v', mounted, image, 'willow', 'secrets', 'init', '--local-providers']);
  }

  /** With all its data. */
  remove(): void {
    this.compose(['--profile', 'cli', 'down', '--volumes', '--timeout', '20'], { mayFail: true });
  }

  pathOf(secret: string): string {
    return join(this.#folder, 'ops/docker/secrets', secret);
  }

  /** By their names. */
  secrets(): Readonly<Record<string, string>> {
    const folder = this.pathOf('');
    return Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8').trim()]));
  }

  states(): ReadonlyMap<string, string> {
    const rows = this.compose(['ps', '--all', '--format', '{{.Service}} {{.State}} {{.Health}}']).text.trim().split('\n');
    return new Map(rows.map((row) => [row.split(' ')[0] ?? '', row.split(' ').slice(1).join(' ')]));
  }

  /** All containers run and answer. */
  async healthy(services: readonly string[] = SERVICES): Promise<void> {
    const until = performance.now() + HEALTHY_WITHIN_MS * (Number(process.env['TIMEOUT_FACTOR']) || 1);
    for (;;) {
      const states = this.states();
      const open = services.filter((service) => states.get(service) !== 'running healthy');
      if (open.length === 0) return;
      if (performance.now() > until)
        throw new Error(`Not healthy: ${open.map((service) => `${service} (${states.get(service)})`).join(', ')}\n${this.logs(...open)}`);
      await sleep(1000);
    }
  }

  logs(...services: readonly string[]): string {
    return this.compose(['logs', '--no-color', '--tail', '20', ...services], { mayFail: true }).text;
  }

  /** With everything it started, as a crash ends it; a stop by the engine would not be undone by it. Until it is started again. */
  async kill(service: string): Promise<void> {
    const before = this.#startOf(service);
    this.compose(['exec', '-T', service, 'sh', '-c', 'kill -9 -1'], { mayFail: true });
    await until(() => this.#startOf(service) !== before, `${service} was killed and is not started again`);
  }

  #startOf(service: string): string {
    const id = this.compose(['ps', '--all', '--quiet', service]).text.trim();
    return this.docker(['inspect', '--format', '{{.State.StartedAt}}', id]).text.trim();
  }
}

/** Within a minute. */
export async function until(holds: () => boolean, otherwise: string): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    if (holds()) return;
    await sleep(1000);
  }
  throw new Error(otherwise);
}
