import { isYes, type WillAnswers } from '@willow/contracts';
import { cleanLine } from '../answers/clean.ts';
import { identity } from '../answers/identity.ts';
import { takersOf } from '../residue/survival.ts';
import { type Finding, found } from './flag.ts';
import { at, type FlagSubject } from './flag-subject.ts';
import type { FlagCase } from './case.ts';

type Branch = { readonly about: FlagSubject; readonly what: string; readonly names: readonly string[]; readonly isLive: boolean };

const namesOf = (rows: readonly { readonly fullName?: string | undefined }[] = []): readonly string[] =>
  rows.map(({ fullName }) => cleanLine(fullName ?? '')).filter((name) => name !== '');

function branches({ answers, plan }: FlagCase): readonly Branch[] {
  const { partner, children, guardian, beneficiaryType, customBeneficiaries, customSubstitutes }: WillAnswers = answers;
  const married = isYes(answers.isMarried);
  const parent = isYes(answers.hasChildren);
  return [
    { about: at(2, 'partner'), what: 'a partner', names: namesOf([partner ?? {}]), isLive: married },
    { about: at(3, 'children'), what: 'children', names: namesOf(children), isLive: parent },
    { about: at(3, 'guardian'), what: 'a guardian', names: namesOf([guardian ?? {}]), isLive: parent },
    { about: at(6, 'customBeneficiaries'), what: 'shares', names: namesOf(customBeneficiaries), isLive: beneficiaryType === 'custom' },
    {
      about: at(7, 'customSubstitutes'),
      what: 'substitutes',
      names: namesOf(customSubstitutes),
      isLive: Boolean(plan?.first) && answers.partnerSubstituteRule === 'custom',
    },
  ];
}

/** Branches that were left and still hold people whom the live answers do not name. */
export function staleNames(given: FlagCase): readonly Finding[] {
  const { partner, children, guardian, executors, gifts, plan } = given;
  const live = new Set([
    ...[partner, guardian].flatMap((row) => (row ? [row.id] : [])),
    ...[...children, ...executors, ...gifts].map(({ id }) => id),
    ...(plan ? takersOf(plan).map(({ name }) => identity(name)) : []),
  ]);
  return branches(given)
    .filter(({ isLive }) => !isLive)
    .flatMap(({ about, what, names }) => {
      const others = names.filter((name) => !live.has(identity(name)));
      return found(others.length > 0, about, `Answers that no longer count still hold ${what}: ${others.join(', ')}.`);
    });
}
