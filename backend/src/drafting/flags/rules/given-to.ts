import { identity } from '../../answers/identity.ts';
import { takersOf } from '../../residue/survival.ts';
import type { FlagCase } from '../case.ts';

export const givenTo = ({ plan, gifts, beneficiaries, substitutes }: FlagCase): ReadonlySet<string> =>
  new Set([
    ...(plan ? takersOf(plan).map(({ name }) => identity(name)) : []),
    ...[...beneficiaries, ...substitutes, ...gifts].map(({ id }) => id),
  ]);
