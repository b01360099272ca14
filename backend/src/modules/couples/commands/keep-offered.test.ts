import { describe, expect, it } from '@jest/globals';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { WillAnswers } from '@willow/contracts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import { GetWill, type SaveAnswers } from '../../wills/index.ts';
import type { Couples } from '../couples.repository.ts';
import { KeepOffered, KeepOfferedHandler } from './keep-offered.ts';

const CONTEXT = { actor: 'customer:c2', correlationId: 'q1', causationId: 'q1', now: new Date('2026-11-29T12:00:00Z') } as const;
const [CHILDREN, BENEFICIARIES, SUBSTITUTES] = [3, 6, 7];

/** Keeps one step of Jane's answers, where the reader's own are `own`: what was saved, and what the pair was told. */
async function keeps(step: number, ours: readonly number[], own: WillAnswers, save: () => Promise<void> = async () => undefined) {
  const done: string[] = [];
  const saved: WillAnswers[] = [];
  const giver = { fullName: 'Jane Margaret Roe', dob: '1975-03-27', address: '12 Willow Lane, Bath, BA1 1AA' };
  const offer = { coupleId: 'p1', revision: 4, answers: familyAnswers, giver, kept: [] };
  const queries = {
    execute: async (query: unknown) => (query instanceof GetWill ? { jsonAnswers: own, revision: 0, currentStep: 2 } : offer),
  };
  const commands = {
    execute: async ({ answers }: SaveAnswers) => {
      await save();
      done.push('saved');
      saved.push(answers);
    },
  };
  const couples = { handle: async (_: string, { type }: { type: string }) => done.push(type) };
  const handler = new KeepOfferedHandler(couples as unknown as Couples, commands as CommandBus, queries as unknown as QueryBus);
  const failed = await handler.execute(new KeepOffered('c2', { step, revision: 4, ours }, CONTEXT)).catch((error: Error) => error.message);
  return { done, failed, saved: saved[0] };
}

describe('keeping a step of what is offered', () => {
  it('is told to the pair once it is saved', async () => {
    expect((await keeps(CHILDREN, [0, 1], {})).done).toEqual(['saved', 'TakeOver']);
  });

  it('is told to nobody when it cannot be saved', async () => {
    const { done, failed } = await keeps(CHILDREN, [0, 1], {}, () => Promise.reject(new Error('refused')));
    expect([done, failed]).toEqual([[], 'refused']);
  });

  it('knows the children who were kept before, on a page that was opened anew', async () => {
    const own = { hasChildren: 'yes', children: familyAnswers.children } as const;
    expect((await keeps(SUBSTITUTES, [], own)).saved).toMatchObject({ partnerSubstituteRule: 'children' });
    expect((await keeps(SUBSTITUTES, [], {})).saved).not.toHaveProperty('partnerSubstituteRule');
    expect((await keeps(BENEFICIARIES, [], own)).saved).toMatchObject({ beneficiaryType: 'partner' });
  });

  it('takes only the children who are ticked now, when it is about them', async () => {
    const { saved } = await keeps(CHILDREN, [1], { hasChildren: 'yes', children: familyAnswers.children });
    expect(saved?.children).toEqual([familyAnswers.children?.[1]]);
  });
});
