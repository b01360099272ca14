import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';

const PROGRAM = `
  import { tolerateClosedOutput } from ${JSON.stringify(new URL('closed-output.ts', import.meta.url).href)};
  tolerateClosedOutput();
  const say = (n) => new Promise((resolve) => process.STREAM.write('line '.repeat(20_000) + n, () => setTimeout(resolve, 10)));
  for (let n = 0; n < 20; n += 1) await say(n);
  process.exitCode = 3;`;

it.each(['stdout', 'stderr'] as const)(
  'a program whose %s nobody reads any more goes on to its end, and says nothing of it',
  async (closed) => {
    const other = closed === 'stdout' ? 'stderr' : 'stdout';
    const program = PROGRAM.replace('STREAM', closed);
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program]);
    child[closed].once('data', () => child[closed].destroy());
    const [said, [status]] = await Promise.all([text(child[other]), once(child, 'exit')]);
    expect({ said, status: status as unknown }).toEqual({ said: '', status: 3 });
  },
);
