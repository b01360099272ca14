import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { Bench } from '../kit/bench.ts';
import { figures } from './goals.ts';

const files = globSync('*.bench.ts', { cwd: new URL('..', import.meta.url) }).toSorted();
const load = async (file: string): Promise<Bench> => ((await import(`../${file}`)) as { readonly bench: Bench }).bench;

describe('the goals of the engine', () => {
  it('are the agreed ones, under the agreed names', () => {
    const goals = Object.fromEntries(figures.map(({ key, goal }) => [key, 'atLeast' in goal ? goal.atLeast : -goal.atMost]));
    expect(goals).toEqual({
      append1OverRaw: 0.7,
      append16OverRaw: 1,
      append64OverRaw: 1.4,
      append16OverEmmett: 4,
      commandsOverEmmett: 4,
      catchUpOverEmmett: 20,
      catchUpOverInsertSelect: 0.2,
      httpSaveOverCrudP50: -1.3,
      httpSaveOverBare: 0.3,
      liveLagIdleP50Ms: -4,
      liveLagP99Ms: -25,
      tailLost: -0,
      rssGrowthMb: -60,
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
