import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';

const LOADER = new URL('../../../ops/testing/jest/load-typescript.ts', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('../cli.main.ts', import.meta.url));

it('willow … | head ends quietly, with the status of the command', async () => {
  const args = ['--disable-warning=ExperimentalWarning', '--import', LOADER, PROGRAM, 'wording', 'show'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.stdout.destroy());
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ said, status: status as unknown }).toEqual({ said: '', status: 0 });
});
