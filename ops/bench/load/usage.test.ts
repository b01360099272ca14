import { describe, expect, it } from '@jest/globals';
import { limiterOf, usageOf } from './usage.ts';

const LAUNCHER = 10;
const SENDER = 1;
const COMMANDS: Readonly<Record<number, string>> = {
  11: 'node --enable-source-maps backend/dist/api.main.js',
  12: 'node --enable-source-maps backend/dist/worker.main.js',
  13: '/somewhere/bin/postgres -D data',
  20: '/tmp/chromium --headless',
  21: 'chromium --type=renderer',
  30: 'postgres: willow_app willow',
};

describe('processor time of a running product', () => {
  const process = (pid: number, parent: number, ms: number) => ({ pid, parent, ms });
  const all = [
    process(SENDER, 0, 1),
    process(LAUNCHER, SENDER, 2),
    process(11, LAUNCHER, 10),
    process(12, LAUNCHER, 20),
    process(13, LAUNCHER, 30),
    process(20, 12, 100),
    process(21, 20, 200),
    process(30, 13, 1_000),
    process(99, 0, 77_777),
  ];

  it('is that of each part with what it started; what the worker starts, prints', () => {
    expect(usageOf(all, LAUNCHER, SENDER, (pid) => COMMANDS[pid] ?? '')).toEqual({
      api: 10,
      worker: 20,
      printing: 300,
      database: 1_030,
      standIns: 2,
      sender: 1,
    });
  });
});

describe('what limits', () => {
  const idle = { api: 0, worker: 0, printing: 0, database: 0, standIns: 0, sender: 0 };
  it.each([
    [{ ...idle, printing: 1.2, database: 0.4, api: 0.3 }, /^the processor: all 2 cores are busy \(printing 1.20, database 0.40/],
    [{ ...idle, api: 0.95, database: 0.3 }, /^the one core that api can use/],
    [{ ...idle, worker: 0.93 }, /^the one core that worker can use/],
    [{ ...idle, printing: 0.95 }, /^no processor/],
  ])('is %j', (cores, words) => expect(limiterOf(cores, 0, 2)).toMatch(words));

  it('is the processor when others have it, and says so', () =>
    expect(limiterOf({ ...idle, api: 0.2 }, 1.7, 2)).toMatch(/^the processor: .*others of this machine 1.70\)$/));
});
