import { isLive, nameKey } from '@willow/contracts';
import { cleanLine } from '../answers/clean.ts';
import { takersOf } from '../residue/survival.ts';
import { type Finding, found } from './flag.ts';
import { at, type FlagSubject } from './flag-subject.ts';
import type { FlagCase } from './case.ts';

type Branch = { readonly about: FlagSubject; readonly what: string; readonly names: readonly string[]; readonly isLive: boolean };
type Named = { readonly fullName?: string | undefined; readonly recipientName?: string | undefined };

const WHAT = {
  partner: 'a partner',
  children: 'children',
  guardian: 'a guardian',
  secondGuardian: 'a second guardian',
  customBeneficiaries: 'shares',
  customSubstitutes: 'substitutes',
  lastResort: 'backups',
  specificGifts: 'gifts',
  homeTakers: 'people who get the home',
} as const;

const branches = ({ answers, plan }: FlagCase): readonly Branch[] =>
  keysOf(WHAT).map((key) => {
    const rows: readonly Named[] = [answers[key] ?? []].flat();
    return {
      about: at(key),
      what: WHAT[key],
      names: rows.map(({ fullName, recipientName }) => cleanLine(fullName ?? recipientName ?? '')).filter((name) => name !== ''),
      isLive: isLive(key, answers) && (key !== 'customSubstitutes' || Boolean(plan?.first)),
    };
  });

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

export function staleNames(given: FlagCase): readonly Finding[] {
  const { partner, children, guardian, secondGuardian, ownGuardians, executors, reserves, gifts, pets, digital, homeTakers, loans, plan } =
    given;
  const live = new Set([
    ...[partner, guardian, secondGuardian, pets, digital].flatMap((row) => (row ? [row.id] : [])),
    ...[...children, ...ownGuardians, ...executors, ...reserves, ...gifts, ...homeTakers, ...loans].map(({ id }) => id),
    ...(plan ? takersOf(plan).map(({ name }) => nameKey(name)) : []),
  ]);
  return branches(given)
    .filter(({ isLive }) => !isLive)
    .flatMap(({ about, what, names }) => {
      const others = names.filter((name) => !live.has(nameKey(name)));
      return found(others.length > 0, about, `Answers that no longer count still hold ${what}: ${others.join(', ')}.`);
    });
}
