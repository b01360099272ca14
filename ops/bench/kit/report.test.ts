import { describe, expect, it } from '@jest/globals';
import { toReport, toTable } from './report.ts';

const environment = {
  cpu: 'A CPU',
  cores: 2,
  memoryGb: 24,
  load: 0.01,
  syncsPerSecond: 6_000,
  node: '24.0.0',
  postgres: '18.4',
  emmett: '0.42.0',
  commit: 'abc1234',
};
const bench = {
  figures: [
    { key: 'speed', about: 'ours over theirs', goal: { atLeast: 4 } },
    { key: 'lag', about: 'milliseconds', goal: { atMost: 25 } },
    { key: 'lost', about: 'facts', goal: { atMost: 0 } },
  ],
};
const measured = {
  medians: { oursPerSecond: 12_345.678 },
  ratios: { speed: 3.99951, lag: 7.123_456 },
  spread: { oursPerSecond: [11_111.1, 13_333.3] as const },
  notes: { Peer: 'the fastest of two' },
};
const report = toReport({ name: 'engine', quick: false, seconds: 299.6, environment }, bench, measured);

describe('a report', () => {
  it('carries the figures rounded and judges what was measured, not what is printed', () => {
    expect(report).toMatchObject({
      bench: 'engine',
      seconds: 300,
      ratios: { speed: 4, lag: 7.12 },
      medians: { oursPerSecond: 12_300 },
      spread: { oursPerSecond: [11_100, 13_300] },
      goals: [
        { figure: 'speed', value: 4, goal: '≥ 4', met: false },
        { figure: 'lag', value: 7.12, goal: '≤ 25', met: true },
        { figure: 'lost', value: null, met: null },
      ],
    });
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });

  it('is a table for people', () => {
    const table = toTable(report, bench);
    expect(table).toMatch(/^speed +4 +≥ 4 +MISSED +ours over theirs$/m);
    expect(table).toMatch(/^lag +7\.12 +≤ 25 +met +milliseconds$/m);
    expect(table).toMatch(/^lost +not run +≤ 0 +facts$/m);
    expect(table).toMatch(/^oursPerSecond +12300 +11100 – 13300$/m);
    expect(table).toContain('Peer: the fastest of two');
    expect(table).not.toContain('smoke run');
    expect(toTable({ ...report, quick: true }, bench)).toContain('a smoke run, not to be judged by');
  });
});
