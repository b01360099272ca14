import { afterEach, expect, it, jest } from '@jest/globals';
import { ConfigError } from '../config/config.ts';
import { runMain } from './run-main.ts';
import { StartError } from './start-error.ts';

afterEach(() => void jest.restoreAllMocks());

const said = async (error: Error): Promise<{ text: string; status: unknown }> => {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await runMain('api', async () => {
    throw error;
  });
  return { text: lines.join(''), status: exit.mock.calls[0]?.[0] };
};

it('a start that fails for a setting ends with one line and without a stack', async () => {
  const cause = { problem: 'nothing listens there', remedy: 'Start it.' };
  const { text, status } = await said(new StartError('REDIS_URL', 'redis://:secret@queue:6379/0', cause));
  expect(text).toBe('api could not start: REDIS_URL: queue:6379 cannot be used: nothing listens there. Start it.\n');
  expect(status).toBe(1);
});

it.each([new ConfigError(['PORT: no']), Object.assign(new Error('EVENTSTORE_URL no'), { name: 'InvalidConnectionUrl' })])(
  '%s has no stack either',
  async (error) => expect((await said(error)).text).not.toMatch(/\n\s+at /),
);

it('a fault of ours keeps its stack', async () => expect((await said(new TypeError('x'))).text).toMatch(/\n\s+at /));
