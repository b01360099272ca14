import { identity } from '../../answers/identity.ts';
import { takersOf } from '../../residue/survival.ts';
import type { FlagCase, Row } from '../case.ts';

export const takingRows = ({ beneficiaries, substitutes, gifts, standIns }: FlagCase): readonly Row[] => [
  ...beneficiaries,
  ...substitutes,
  ...gifts,
  ...standIns,
];

export const givenTo = (given: FlagCase): ReadonlySet<string> =>
  new Set([...(given.plan ? takersOf(given.plan).map(({ name }) => identity(name)) : []), ...takingRows(given).map(({ id }) => id)]);
