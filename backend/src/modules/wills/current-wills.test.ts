import { describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import type { WillAnswers } from '@willow/contracts';
import type { Clock } from '../../platform/clock/clock.ts';
import { initialWill } from './domain/will.state.ts';
import { MARGARET, SINGLE } from '../../drafting/testing/families.ts';
import { MARRIED } from '../../drafting/testing/example-people.ts';
import { CurrentWills } from './current-wills.ts';
import type { DraftingPool } from './drafting-pool/drafting-pool.ts';
import { DRAFTING_TASKS, type TaskName } from './drafting-pool/drafting-tasks.ts';
import type { Wills } from './wills.repository.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const clock: Clock = { now: () => NOW };

const here = {
  forCustomer: async (_customerId: string, name: TaskName, ...args: readonly unknown[]) =>
    (DRAFTING_TASKS[name] as (...args: readonly unknown[]) => unknown)(...args),
} as unknown as DraftingPool;

function reading(wills: Wills) {
  const queries = { execute: async () => ({ details: MARGARET, revision: 1 }) } as unknown as QueryBus;
  return new CurrentWills(wills, queries, clock, here);
}

const unsubmitted = (answers: WillAnswers) =>
  reading({ load: async () => ({ state: { ...initialWill, answers }, facts: [] }) } as unknown as Wills).see('c1');

function submittedTimes(times: number, first: WillAnswers = {}) {
  let readCount = 0;
  const submissions = Array.from({ length: times }, (_, revision) => ({
    revision,
    get answers(): WillAnswers {
      readCount += 1;
      return { ...SINGLE, property: { marketValue: revision }, ...(revision === 0 && first) };
    },
  }));
  const state = { ...initialWill, status: 'submitted' as const, answers: SINGLE, submissions };
  const facts = submissions.map(({ revision }) => ({ type: 'WillSubmitted', revision, metadata: { occurredAt: NOW.toISOString() } }));
  const wills = { load: async () => ({ state, facts, revision: times - 1 }) } as unknown as Wills;
  return { currentWills: reading(wills), readCount: () => readCount };
}

describe('what a will means otherwise than before', () => {
  it('is searched in the newest versions only: one request must not keep all others waiting', async () => {
    const { currentWills, readCount } = submittedTimes(2_000);
    expect(await currentWills.changes('c1')).toEqual({ since: null, changes: [] });
    expect(readCount()).toBeLessThanOrEqual(100);
  });

  it('is found beyond a few that mean the same', async () => {
    const { currentWills } = submittedTimes(20, { funeralWishes: 'A brass band.' });
    expect(await currentWills.changes('c1')).toMatchObject({
      since: NOW.toISOString(),
      changes: [{ sentence: expect.stringContaining('funeral') }],
    });
  });
});

describe('every explanation', () => {
  it('waits for every answer that decides who takes, and for none after it', async () => {
    await expect(unsubmitted({ ...SINGLE, executors: [] })).rejects.toMatchObject({ reason: 'WillImpossible', step: 5 });
    await expect(unsubmitted(MARRIED)).rejects.toMatchObject({ reason: 'WillImpossible', step: 7 });
    const decided: WillAnswers = { ...MARRIED, partnerSubstituteRule: 'intestacy' };
    await expect(unsubmitted({ ...decided, partner: undefined })).rejects.toMatchObject({ step: 2 });
    await expect(unsubmitted({ ...decided, hasSpecificGifts: undefined, specificGifts: undefined })).resolves.toMatchObject({
      stage: 'answers',
      open: true,
      codes: [],
    });
  });
});
