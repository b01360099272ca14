import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';

const LOGGER = new URL('./logger.ts', import.meta.url).href;
const TRACE = new URL('../../event-sourcing/telemetry/current-trace.ts', import.meta.url).href;

type Line = { readonly msg: string; readonly trace_id?: string };

const messages = async (program: string): Promise<readonly string[]> => (await lines(program)).map(({ msg }) => msg);

const lines = async (program: string): Promise<readonly Line[]> =>
  (await run(program, 'test')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function run(program: string, of: string): Promise<{ readonly stdout: string; readonly stderr: string }> {
  const source = `const { Logger } = await import(${JSON.stringify(LOGGER)}); const logger = new Logger('info', '${of}'); ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = [child.stdout, child.stderr].map((stream) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
    return chunks;
  });
  await once(child, 'close');
  return { stdout: Buffer.concat(stdout!).toString(), stderr: Buffer.concat(stderr!).toString() };
}

describe('the logger', () => {
  it('loses nothing when the process ends by itself, by exit or by an uncaught error', async () => {
    expect(await messages(`logger.info('one'); logger.info('two')`)).toEqual(['one', 'two']);
    expect(await messages(`logger.info('one'); process.exit(3)`)).toEqual(['one']);
    expect(await messages(`logger.info('one'); setImmediate(() => { throw new Error('x'); })`)).toEqual(['one']);
  });

  it('leaves the standard output of a command to its answer', async () => {
    expect(await run(`logger.info('one')`, 'cli')).toEqual({ stdout: '', stderr: expect.stringContaining('"msg":"one"') });
  });

  it('names the trace that a line belongs to, also in what is done later', async () => {
    const id = '7f3a12bc7f3a12bc7f3a12bc7f3a12bc';
    const program = `const { currentTrace, newTrace } = await import(${JSON.stringify(TRACE)});
      logger.info('before');
      currentTrace.run(newTrace('${id}'), () => { logger.info('at once'); setTimeout(() => logger.detailsFirst.warn({ n: 1 }, 'later')); });`;
    expect((await lines(program)).map(({ msg, trace_id: trace }) => [msg, trace])).toEqual([
      ['before', undefined],
      ['at once', id],
      ['later', id],
    ]);
  });

  it('writes errors at once, and information within a moment', async () => {
    const killed = `logger.info('one'); logger.failure('two', new Error('x')); process.kill(process.pid, 'SIGKILL')`;
    expect(await messages(killed)).toEqual(['one', 'two']);
    const living = `logger.info('one'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 2_000)`;
    expect(await messages(living)).toEqual(['one']);
  });
});
