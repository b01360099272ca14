import { describe, expect, it } from '@jest/globals';
import { familyMs, parseBusy, parseProcess, processorMs, ProcessorTimes, watchOthers } from './processor-time.ts';

const stat = '42 (a (strange) name) S 7 42 42 0 -1 4194304 10 20 0 0 3 4 20 30 20 0 1 0 99 1000 5 18446744073709551615';

describe('processor time', () => {
  it('of a process is its own and that of children that have ended', () => {
    expect(parseProcess(stat)).toEqual({ pid: 42, parent: 7, ms: 570, ownMs: 70 });
  });

  it('of a family is that of everybody who descends from one process, in whatever order they are listed', () => {
    const process = (pid: number, parent: number, ms: number) => ({ pid, parent, ms, ownMs: ms });
    const all = [process(4, 3, 1), process(3, 2, 10), process(2, 1, 100), process(5, 1, 1_000), process(1, 0, 10_000)];
    expect([familyMs(all, 2), familyMs(all, 4), familyMs(all, 9)]).toEqual([111, 1, 0]);
  });

  describe('of a part', () => {
    const process = (pid: number, parent: number, ownMs: number, waitedMs = 0) => ({ pid, parent, ms: ownMs + waitedMs, ownMs });
    const parts = new Map([
      [1, 'worker'],
      [2, 'printing'],
      [3, 'printing'],
    ]);

    const seen = (...looks: readonly (readonly ReturnType<typeof process>[])[]) => {
      const times = new ProcessorTimes<string>();
      for (const look of looks) times.look(look, parts);
      return ['worker', 'printing', 'api'].map((part) => times.of(part));
    };

    it('is that of all its processes, also of one that ended, and of one that came later', () => {
      expect(
        seen(
          [process(1, 0, 1_000), process(2, 0, 5_000)],
          [process(1, 0, 1_001), process(2, 0, 5_010)],
          [process(1, 0, 1_002), process(3, 0, 100), process(9, 0, 7_777)],
        ),
      ).toEqual([2, 110, 0]);
    });

    it('has what nobody has seen, in the time of who waited for it', () => {
      expect(seen([process(2, 0, 100)], [process(2, 0, 110, 50)])).toEqual([0, 60, 0]);
    });

    it('counts once what was seen and then waited for', () => {
      expect(seen([process(2, 0, 100), process(3, 2, 5_000)], [process(2, 0, 100, 5_030)])).toEqual([0, 30, 0]);
    });

    it('is without what it waits for that is of another part', () => {
      expect(seen([process(1, 0, 100), process(2, 1, 5_000)], [process(1, 0, 105, 5_000)])).toEqual([5, 0, 0]);
    });
  });

  it('of the machine leaves out who waits, and what is done for devices', () => {
    expect(parseBusy('cpu  100 10 50 9999 777 5 6 3 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0')).toBe(1_630);
  });

  const onLinux = process.platform === 'linux';

  it(`is ${onLinux ? 'measured' : 'not known'} on this machine`, () => {
    const since = watchOthers();
    const before = processorMs([process.pid]);
    for (const begin = process.cpuUsage().user; process.cpuUsage().user - begin < 100_000;);
    const [own, others] = [processorMs([process.pid]), since()];
    expect([(own ?? 0) - (before ?? 0) >= 80, others !== null && others >= 0]).toEqual([onLinux, onLinux]);
  });
});
