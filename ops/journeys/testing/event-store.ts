import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { EventStoreDBClient } from '@eventstore/db-client';
import { freePort } from '../../local/kit/free-port.ts';
import { endProcess, waitUntil } from '../../run/launcher/processes.ts';
import { WITHIN_MS } from './eventually.ts';

const STAND_IN = fileURLToPath(new URL('../../testing/eventstore/main.ts', import.meta.url));

type RunningStore = { readonly url: string; stop(): Promise<void> };

/** A program of its own, so that it outlives every restart of the product. */
export const startEventStore = async (): Promise<RunningStore> => {
  const port = await freePort();
  const env = { PATH: process.env['PATH'] ?? '', EVENTSTORE_STANDIN_PORT: String(port) };
  const program = spawn(process.execPath, [STAND_IN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { pid = 0 } = program;
  const chunks: string[] = [];
  program.stdout.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  if (!(await waitUntil(() => chunks.join('').includes('listens on'), WITHIN_MS))) throw new Error('The event store did not start');
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    stop: async () => {
      const ended = program.exitCode === null ? once(program, 'exit') : null;
      await endProcess(pid, [['SIGTERM', 5_000]]);
      await ended;
    },
  };
};

export const factsIn = async (url: string, stream: string): Promise<readonly string[]> => {
  const client = EventStoreDBClient.connectionString(url);
  try {
    const types: string[] = [];
    for await (const { event } of client.readStream(stream)) if (event) types.push(event.type);
    return types;
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'stream-not-found') return [];
    throw error;
  } finally {
    await client.dispose();
  }
};
