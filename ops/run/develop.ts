import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Launched } from './launcher/launch.ts';
import { ROOT, runProduct } from './program.ts';

const SETTLE_MS = 400;

const WATCHERS = [
  { name: 'contracts', cwd: 'contracts', command: ['tsc', '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'] },
  { name: 'backend', cwd: 'backend', command: ['tsc', '-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'] },
  { name: 'frontend', cwd: 'frontend', command: ['npm', 'run', '--silent', 'dev'] },
  { name: 'admin-frontend', cwd: 'admin-frontend', command: ['npm', 'run', '--silent', 'dev'] },
];

const startWatcher = ({ name, cwd, command: [file = '', ...args] }: (typeof WATCHERS)[number]): ChildProcess => {
  const child = spawn(file, args, { cwd: join(ROOT, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`[${name}] ${line}`));
  return child;
};

/** A compiler writes many files for one change. */
const settled = (callback: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(callback, SETTLE_MS);
  };
};

const watchTree = (path: string, changed: (file: string) => void) =>
  watch(join(ROOT, path), { recursive: true }, (_, file) => file !== null && changed(file));

await runProduct(({ parts }: Launched) => {
  const restart = settled(() => {
    console.log('Changed; starting api and worker again');
    for (const part of parts.filter(({ name }) => name !== 'PostgreSQL')) void part.restart();
  });
  const copyAssets = settled(() =>
    spawnSync(process.execPath, [join(ROOT, 'ops/run/copy-assets.mjs')], { cwd: join(ROOT, 'backend'), stdio: 'inherit' }),
  );
  const watchers = [
    watchTree('contracts/dist', restart),
    watchTree('backend/dist', restart),
    watchTree('backend/src', (file) => (file.endsWith('.ts') ? undefined : copyAssets())),
  ];
  const children = WATCHERS.map(startWatcher);
  return () => {
    for (const watcher of watchers) watcher.close();
    for (const child of children) child.kill();
  };
});
