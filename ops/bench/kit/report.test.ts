import { describe, expect, it } from '@jest/globals';
import { toReport, toTable } from './report.ts';

const environment = {
  cpu: 'A CPU',
  cores: 2,
  memoryGb: 24,
  load: 0.01,
  loadAverage: 1.5,
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
const about = { name: 'engine', quick: false, seconds: 299.6, environment, others: 0.05 };
const report = toReport(about, bench, measured);

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
    expect(table).not.toMatch(/smoke run|not judged/);
    expect(toTable({ ...report, quick: true }, bench)).toContain('a smoke run, not to be judged by');
  });

  it('keeps its figures and judges nothing when others were at work: before it, all the time, or while one figure was measured', () => {
    const metIn = (changes: Partial<typeof about>, others = {}) =>
      toReport({ ...about, ...changes }, bench, { ...measured, others }).goals.map(({ value, met }) => [value, met]);
    const unjudged = [
      [4, null],
      [7.12, null],
      [null, null],
    ];
    expect(metIn({ environment: { ...environment, load: 0.3 } })).toEqual(unjudged);
    expect(metIn({ others: 0.3 })).toEqual(unjudged);
    expect(metIn({ quick: true })).toEqual(unjudged);
    expect(metIn({}, { speed: 0.3 })).toEqual([unjudged[0], [7.12, true], unjudged[2]]);
    const disturbed = toReport(about, bench, { ...measured, others: { speed: 0.3 } });
    expect(disturbed.others).toEqual({ speed: 0.3, lag: 0.05 });
    const table = toTable(disturbed, bench);
    expect(table).toMatch(/^speed +4 +≥ 4 +not judged +ours over theirs$/m);
    expect(table).toMatch(/^not judged: others kept 0\.30 cores busy meanwhile$/m);
  });
});
