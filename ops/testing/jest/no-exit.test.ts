import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it } from '@jest/globals';

const NO_EXIT = pathToFileURL(join(import.meta.dirname, 'no-exit.ts')).href;

const runInThread = (work: string): Worker => new Worker(`import('${NO_EXIT}').then(() => { ${work} })`, { eval: true });

it.each([
  ['by itself', 'process.exit(3)'],
  ['after a fault', `process.on('uncaughtException', () => process.exit(3)); setTimeout(() => { throw new Error('late') })`],
])('a thread that leaves %s is an error its runner hears of', async (_, work) => {
  const [error] = await once(runInThread(work), 'exit').then(
    () => [new Error('It left in silence.')],
    (fault: unknown) => [fault],
  );
  expect(error).toMatchObject({ message: "A test's thread was about to end by process.exit(3)." });
});

it('a fault of a test is told as it is', async () => {
  await expect(once(runInThread(`setTimeout(() => { throw new Error('late') })`), 'exit')).rejects.toThrow('late');
});
