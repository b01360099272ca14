import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';

const LOGGER = new URL('./logger.ts', import.meta.url).href;

async function messages(program: string): Promise<readonly string[]> {
  const source = `const { Logger } = await import(${JSON.stringify(LOGGER)}); const logger = new Logger('info', 'test'); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'ignore'] });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => void chunks.push(chunk));
  await once(child, 'close');
  const lines = Buffer.concat(chunks).toString().trim().split('\n');
  return lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
}

describe('the logger', () => {
  it('loses nothing when the process ends by itself, by exit or by an uncaught error', async () => {
    expect(await messages(`logger.info('one'); logger.info('two')`)).toEqual(['one', 'two']);
    expect(await messages(`logger.info('one'); process.exit(3)`)).toEqual(['one']);
    expect(await messages(`logger.info('one'); setImmediate(() => { throw new Error('x'); })`)).toEqual(['one']);
  });

  it('writes errors at once, and information within a moment', async () => {
    const killed = `logger.info('one'); logger.failure('two', new Error('x')); process.kill(process.pid, 'SIGKILL')`;
    expect(await messages(killed)).toEqual(['one', 'two']);
    const living = `logger.info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000)`;
    expect(await messages(living)).toEqual(['one']);
  });
});
