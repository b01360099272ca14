import { ageOn, isRealDate } from '@willow/contracts';
import type { FlagCase } from '../case.ts';
import { atOwn } from '../flag-subject.ts';

export const DOB = atOwn('dob');
export const OLDEST = 120;

export const testatorAge = ({ testator: { dob }, on }: FlagCase): number | null =>
  dob !== null && isRealDate(dob) && dob <= on ? ageOn(dob, on) : null;
