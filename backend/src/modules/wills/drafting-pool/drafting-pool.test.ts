import { afterAll, describe, expect, it } from '@jest/globals';
import { londonDate } from '@willow/contracts';
import { MARRIED } from '../../../drafting/testing/example-people.ts';
import { MARGARET } from '../../../drafting/testing/families.ts';
import { DraftingPool } from './drafting-pool.ts';
import { DRAFTING_TASKS, type TaskName } from './drafting-tasks.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const will = { answers: { ...MARRIED, partnerSubstituteRule: 'intestacy' as const }, testator: MARGARET, on: londonDate(NOW) };
const without = { ...will, answers: { ...will.answers, hasSpecificGifts: undefined, specificGifts: undefined } };

const ARGS: { readonly [Name in TaskName]: readonly unknown[] } = {
  explanation: [will, { wording: true }],
  whoGetsWhat: [will, { dead: [], noIssue: [] }],
  stressReport: [will],
  familyMap: [will],
  comparison: [will, 500_000],
  noWitnesses: [will],
  witnesses: [will, ['Ann Lee', 'Bob Ray']],
  reading: [will, [], will.answers],
  text: [will],
  documents: [will, 'draft'],
  explanationPage: [will, 'draft'],
  document: [
    { ...will, kept: null },
    { kind: 'draft', name: 'will', edition: 'standard' },
  ],
  findings: [will],
  secondLook: [will],
  changes: [without, will],
  redlined: [without, will],
  pair: [
    { input: will, isKeptAtOnce: false },
    { input: without, isKeptAtOnce: true },
  ],
  contentHash: [will],
};

type Loose = (name: TaskName, ...args: readonly unknown[]) => Promise<unknown>;

const pool = new DraftingPool({ now: () => NOW });
const run = pool.run.bind(pool) as Loose;
afterAll(() => pool.onApplicationShutdown());

describe('what is worked out in another thread', () => {
  it.each(Object.entries(ARGS) as [TaskName, readonly unknown[]][])('is the same as here: %s', async (name, args) => {
    const task = DRAFTING_TASKS[name] as (...args: readonly unknown[]) => unknown;
    const here = task(...args);
    expect(here).toBeTruthy();
    expect(await run(name, ...args)).toEqual(here);
  });

  it('is worked out once for the same question, whoever asks', async () => {
    const [mine, again, others] = [
      pool.forCustomer('c1', 'text', without),
      pool.run('text', without),
      pool.forCustomer('c2', 'text', without),
    ];
    expect(await mine).toBe(await again);
    expect(await mine).toBe(await others);
  });

  it('fails alone: what comes after it is worked out, and it is tried again when it is asked for again', async () => {
    const broken = (): Promise<unknown> => run('text', { ...will, on: 'never', testator: null });
    await expect(broken()).rejects.toThrow(/^Cannot /);
    await expect(run('contentHash', without)).resolves.toMatchObject({ ok: true });
    await expect(broken()).rejects.toThrow(/^Cannot /);
  });
});
