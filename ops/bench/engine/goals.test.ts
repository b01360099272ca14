import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Bench } from '../kit/bench.ts';
import type { Figure } from '../kit/verdicts.ts';
import { figures as ofEventStore } from '../eventstore/goals.ts';
import { figures } from './goals.ts';

const files = globSync('*.bench.ts', { cwd: new URL('..', import.meta.url) }).toSorted();
const load = async (file: string): Promise<Bench> => ((await import(`../${file}`)) as { readonly bench: Bench }).bench;

const goalsOf = (figures: readonly Figure[]) =>
  Object.fromEntries(figures.map(({ key, goal }) => [key, 'atLeast' in goal ? goal.atLeast : -goal.atMost]));

describe('the goals of the engine', () => {
  it('are the agreed ones, under the agreed names', () => {
    expect(goalsOf(figures)).toEqual({
      append1OverRaw: 0.6,
      append1OverStatement: 0.85,
      append16OverRaw: 0.85,
      append16OverSameGuarantees: 1,
      append32OverRaw: 1.2,
      append64OverRaw: 1.5,
      append16OverEmmett: 3.5,
      commandsOverEmmett: 2.5,
      commandsWarmOverEmmett: 4,
      catchUpOverEmmett: 15,
      catchUpOverInsertSelect: 0.3,
      httpSaveOverCrudRate: 1.2,
      httpSaveOverCrudP50: -1.1,
      httpSaveOverBare: 0.2,
      liveLagIdleP50Ms: -4,
      liveLagP99Ms: -25,
      tailLost: -0,
      rssGrowthMb: -60,
    });
  });
});

describe('the goals of the adapter for EventStoreDB', () => {
  it('are the agreed ones, under the agreed names', () => {
    expect(goalsOf(ofEventStore)).toEqual({
      esdbAppend1OverEmmett: 1,
      esdbAppend16OverEmmett: 1,
      esdbAppend64OverEmmett: 1,
      esdbReadAllOverClient: 0.9,
      esdbDuplicateWorstMs: -500,
      esdbSaveOverPostgresP50: -1.5,
      historyCopyPerSecond: 1500,
      historyCopyRssGrowthMb: -60,
      historyCopyFaults: -0,
      replicaLostSaves: -0,
      replicaFactsWithoutKey: -0,
    });
  });
});

describe('each bench', () => {
  it('is found', () => {
    expect(files).toEqual(expect.arrayContaining(['engine.bench.ts', 'rebuild.bench.ts', 'tail.bench.ts']));
  });

  it.each(files)('%s says what it is and has a quick form', async (file) => {
    const { about, figures, numbers, run } = await load(file);
    expect(about).toMatch(/\w+ \w+/);
    expect(figures.every(({ key, about }) => /^\w+$/.test(key) && about.length > 0)).toBe(true);
    expect(Object.values(numbers).every(({ standard, quick }) => quick >= 1 && quick <= standard)).toBe(true);
    expect(run).toBeInstanceOf(Function);
  });
});
