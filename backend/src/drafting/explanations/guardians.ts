import { LEGAL_ADULT_AGE, nameKey } from '@willow/contracts';
import { type Guardians, guardiansOfAll, type OwnGuardians, type Person, type WillFacts } from '../answers/will-facts.ts';
import { ended, orList } from '../document/in-words.ts';
import { isSame } from './is-same.ts';
import type { RoleChange } from './place.ts';

/** What the clause about guardians does, and when it does not. */
export function explainGuardians(facts: WillFacts): readonly [string, string, ...string[]] {
  const { children, ownGuardians: own } = facts;
  const ofAll = guardiansOfAll(facts);
  // Where each child has its own, the others are for whoever is born later.
  const whom = own.length > 0 && own.length === children.length ? 'any later child' : 'them';
  const ofEach = own.map((each) => looksAfter(each, each.of.name));
  const who = `${ofAll ? looksAfter(ofAll, whom) : ''}${ofEach.length === 0 ? '' : `; but ${ofEach.join('; and ')}`}`;
  return [
    ended(`If your ${children.length === 1 ? 'child is' : 'children are'} still under ${LEGAL_ADULT_AGE} and without a parent, ${who}`),
    'As long as another parent with parental responsibility is alive, that parent usually looks after them.',
    ...(own.length === 0
      ? []
      : [`If nobody named for ${orList(own.map(({ of }) => of.name))} can act, the others do not step in: a court decides then.`]),
  ];
}

function looksAfter({ first: { name: first }, second, act }: Guardians, whom: string): string {
  if (second === null) return `${first} will look after ${whom}`;
  return act === 'together'
    ? `${first} and ${second.name} will look after ${whom} together`
    : `${first} will look after ${whom}, or ${second.name} if ${first} cannot`;
}

const change = (sentence: string): readonly RoleChange[] => [{ place: 'guardian', sentence }];

export const guardianChanges = (before: WillFacts, after: WillFacts): readonly RoleChange[] => [
  ...firstChange(before.guardian, after.guardian),
  ...secondChange(before, after),
  ...ownChanges(before.ownGuardians, after.ownGuardians),
];

function firstChange(before: Person | null, after: Person | null): readonly RoleChange[] {
  if (before === null) return after === null ? [] : change(`${after.name} becomes guardian.`);
  if (after === null) return change(`${before.name} is no longer named as guardian.`);
  if (isSame(before, after)) return [];
  return nameKey(before.name) === nameKey(after.name)
    ? change(`${after.name}, the guardian, is described differently.`)
    : change(ended(`The guardian is now ${after.name} instead of ${before.name}`));
}

function secondChange(before: WillFacts, after: WillFacts): readonly RoleChange[] {
  const [was, is] = [before.secondGuardian, after.secondGuardian];
  if (is === null) return was === null ? [] : change(`${was.name} is no longer named as second guardian.`);
  const how = after.guardiansAct === 'together' ? 'beside the first one' : 'if the first one cannot act';
  const isNew = was === null || nameKey(was.name) !== nameKey(is.name);
  if (isNew || before.guardiansAct !== after.guardiansAct) return change(`${is.name} is now second guardian, ${how}.`);
  return isSame(was, is) ? [] : change(`${is.name}, the second guardian, is described differently.`);
}

/** Child by child, by name; a sentence of each whose own guardians are others. */
function ownChanges(before: readonly OwnGuardians[], after: readonly OwnGuardians[]): readonly RoleChange[] {
  const ofSame = (list: readonly OwnGuardians[], { of }: OwnGuardians) => list.find((other) => nameKey(other.of.name) === nameKey(of.name));
  return [
    ...after.flatMap((own) => {
      const was = ofSame(before, own);
      if (was && isSame(was, own)) return [];
      return was && meant(was) === meant(own)
        ? change(ended(`${own.of.name}, or a guardian of theirs alone, is described differently`))
        : change(ended(`${own.of.name} now has guardians of their own: ${looksAfter(own, 'them')}`));
    }),
    ...before
      .filter((own) => ofSame(after, own) === undefined)
      .flatMap(({ of }) => change(`${of.name} no longer has guardians of their own.`)),
  ];
}

const meant = ({ first, second, act }: Guardians): string => JSON.stringify([nameKey(first.name), second && [nameKey(second.name), act]]);
