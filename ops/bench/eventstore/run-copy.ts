import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { HEAP_FLAGS } from '../../run/launcher/node-part.ts';
import { BACKEND } from '../product/product-env.ts';
import type { World } from './world.ts';

type Ended = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly lines: readonly string[] };

/** `willow history copy`, as a process of its own, which `npm run willow` starts with the same flags. `heard` gets each line that it says. */
export async function runCopy({ env, url }: World, heard: (line: string, child: ChildProcess) => void): Promise<Ended> {
  const child = spawn(process.execPath, [...HEAP_FLAGS, `${BACKEND}/cli.main.js`, 'history', 'copy', '--to', url], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    heard(line, child);
  }
  const [code, signal] = await ended;
  return { code, signal, lines };
}
