import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { reviewFlags } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';

const actionOf = (id: string, answers: WillAnswers): string | undefined =>
  reviewFlags({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON }).find((flag) => flag.id === id)?.action;

const partner = { fullName: 'Pat Poole', dob: '1960-01-01' };

describe('what the review says that the law gives', () => {
  it.each([
    ['a spouse', { isMarried: 'yes', partner }, /^A spouse may claim more than maintenance/],
    [
      'a cohabitant',
      { isMarried: 'no', livesWithPartner: 'yes', partner },
      /lived with the applicant as a spouse for the 2 years up to the death may claim maintenance/,
    ],
    ['a fiancé', { isMarried: 'no', expectsToMarry: 'Pat Poole' }, /Once married .* Until then they may claim maintenance only/],
  ] as const)('to %s who is left out is theirs (R06)', (_who, answers, says) => {
    expect(actionOf('R06', answers)).toMatch(says);
  });

  it('to a death in service benefit is no inheritance tax (R32)', () => {
    const gift = { description: 'my death in service payment', recipientName: 'Ann Lee', recipientRelationship: 'friend' };
    const action = actionOf('R32', { hasSpecificGifts: true, specificGifts: [gift] });
    expect(action).toMatch(/from 6 April 2027 \(Finance Act 2026 s\.66\); death in service benefits of a registered scheme do not/);
  });
});
