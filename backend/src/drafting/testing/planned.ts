import type { WillAnswers } from '@willow/contracts';
import type { WillInput } from '../answers/read-will.ts';
import { planWill, type PlannedWill } from '../draft-will.ts';
import { FAMILIES, MARGARET, ON, SINGLE } from './families.ts';

export function planned(input: WillInput): PlannedWill {
  const will = planWill(input);
  if (!will.ok) throw new Error(will.refused.reason);
  return will;
}

export const plan = (answers: WillAnswers): PlannedWill => planned({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON });

export const family = (name: string): PlannedWill => plan(FAMILIES.find((each) => each.name === name)!.answers);

export const share = (fullName: string, percentage: number, relationship = 'friend') => ({
  fullName,
  percentage,
  relationship,
  address: '1 High Street',
});
