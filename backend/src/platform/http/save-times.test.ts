import { expect, it } from '@jest/globals';
import { saveWill } from '@willow/contracts';
import fastify from 'fastify';
import { isSaveKept, timeSaves } from './save-times.ts';

it.each<readonly [number, number, boolean | null]>([
  [200, 0.3, true],
  [200, 0.301, false],
  [500, 0.01, false],
  [503, 12, false],
  [400, 0.01, null],
  [409, 0.5, null],
  [429, 2, null],
])('a save answered %d after %d s', (status, seconds, kept) => {
  expect(isSaveKept(status, seconds)).toBe(kept);
});

it('saves are timed, and nothing else', async () => {
  const timed: unknown[] = [];
  const app = fastify();
  timeSaves(app, { record: (slo, verdict) => void timed.push([slo, verdict]) });
  app.post(saveWill.path, (request, reply) => reply.status(Number((request.query as { status: string }).status)).send());
  app.get(saveWill.path, () => ({}));
  for (const status of ['503', '409']) await app.inject({ method: 'POST', url: saveWill.path, query: { status } });
  await app.inject({ method: 'GET', url: saveWill.path });
  await app.inject({ method: 'POST', url: '/nowhere' });
  expect(timed).toEqual([['save', { kept: false, seconds: expect.any(Number) }]]);
  await app.close();
});
