import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { storyFor, type Options } from './demo.ts';
import { refuseRealParts } from './product.ts';

const folder = mkdtempSync(join(tmpdir(), 'willow-story-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ports = { PORT: '1', MAILBOX_PORT: '2', STRIPE_LOCAL_PORT: '3', METRICS_PORT: '4' };
const asked = (wish: Pick<Options, 'customers' | 'seed'>): Options => ({
  dataDir: join(folder, 'one'),
  ports,
  say: () => undefined,
  signal: new AbortController().signal,
  ...wish,
});
const NOW = new Date('2026-11-28T12:00:00.000Z');

describe('a folder with a demo', () => {
  it('keeps the story that was begun, also on another day, and says what to do about another wish', () => {
    const begun = storyFor(asked({ customers: 12, seed: 5 }), NOW).terms;
    expect(begun).toEqual({ customers: 12, seed: 5, first: '2026-10-29' });
    expect(storyFor(asked({}), new Date('2026-12-24T12:00:00.000Z')).terms).toEqual(begun);
    expect(() => storyFor(asked({ customers: 13 }), NOW)).toThrow(
      /holds a demo with 12 customers and seed 5\. Leave --customers and --seed out/,
    );
  });
});

describe('where the demo does not run', () => {
  it.each([{ NODE_ENV: 'production' }, { DATABASE_URL: 'postgresql://somewhere' }, { EVENTSTORE_URL: 'esdb://somewhere' }])(
    'is %j',
    (env) => {
      expect(() => refuseRealParts(env)).toThrow(`Unset ${Object.keys(env)[0]} and run it again`);
    },
  );
});
