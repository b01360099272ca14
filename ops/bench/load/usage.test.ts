import { describe, expect, it } from '@jest/globals';
import { limiterOf, partsOf } from './usage.ts';

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
  const process = (pid: number, parent: number) => ({ pid, parent, ms: 0, ownMs: 0 });
  const all = [
    process(SENDER, 0),
    process(LAUNCHER, SENDER),
    process(11, LAUNCHER),
    process(12, LAUNCHER),
    process(13, LAUNCHER),
    process(14, LAUNCHER),
    process(21, 20),
    process(20, 12),
    process(30, 13),
    process(99, 0),
  ];

  it('is that of each part with what it started; what the worker starts, prints', () => {
    expect(Object.fromEntries(partsOf(all, LAUNCHER, SENDER, (pid) => COMMANDS[pid] ?? ''))).toEqual({
      [SENDER]: 'sender',
      [LAUNCHER]: 'standIns',
      11: 'api',
      12: 'worker',
      13: 'database',
      14: 'standIns',
      20: 'printing',
      21: 'printing',
      30: 'database',
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
