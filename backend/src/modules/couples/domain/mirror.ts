import {
  type Child,
  hasSecret,
  OWN_GUARDIAN,
  ownGuardian,
  sameName,
  STAND_INS,
  type StandInParts,
  type WillAnswers,
} from '@willow/contracts';

/** What a will says of the partner who is the reader's. */
export type Giver = { readonly fullName: string; readonly dob: string; readonly address: string };

type Person = {
  readonly fullName?: string | undefined;
  readonly relationship?: string | undefined;
  readonly address?: string | undefined;
};

/** Of whose children, in the order of the list: by their places. */
export const allChildren = ({ children = [] }: WillAnswers): readonly number[] => children.map((_, place) => place);

/**
 * The answers of one partner as the other would give them: who was "my partner" is now the giver, and the giver's family are in-laws.
 * `ours`: places of the giver's children who are the reader's, too. What is the giver's alone is left out: gifts, wishes for a funeral,
 * children who have died, phone numbers, email addresses, a home that is not shared, and whatever looks like a secret.
 */
export function mirror(answers: WillAnswers, giver: Giver, ours: readonly number[]): WillAnswers {
  const children = (answers.children ?? []).filter((_, place) => ours.includes(place));
  const others = (answers.children ?? []).filter((_, place) => !ours.includes(place));
  const isParent = children.length > 0;
  const reader = answers.partner?.fullName ?? answers.expectsToMarry;
  const seen: Seen = { reader, giver, ours: children.map(nameOf), theirs: others.map(nameOf) };
  const rows = <Row extends Person>(list: readonly Row[] | undefined): Row[] | undefined => list?.map((row) => seenBy(row, seen));
  const one = <Row extends Person>(person: Row | undefined): Row | undefined => person && seenBy(person, seen);
  const isShared = answers.property?.ownership === 'joint' || answers.property?.ownership === 'in_common';
  return withoutGaps({
    ...(reader && {
      isMarried: answers.isMarried,
      livesWithPartner: answers.livesWithPartner,
      partner: answers.partner && { fullName: giver.fullName, dob: giver.dob, address: giver.address },
      expectsToMarry: answers.expectsToMarry && giver.fullName,
    }),
    ...(isParent && {
      hasChildren: 'yes',
      childrenCount: children.length,
      children: children.map((child) => withGuardians(child, seen)),
      guardian: one(answers.guardian),
      secondGuardian: one(answers.secondGuardian),
      guardiansAct: answers.guardiansAct,
    }),
    ...(isShared && { isHomeowner: 'yes', property: answers.property }),
    executors: rows(answers.executors),
    reserveExecutors: rows(answers.reserveExecutors),
    ...(answers.beneficiaryType !== 'children' || isParent
      ? {
          beneficiaryType: answers.beneficiaryType,
          equalShares: answers.equalShares,
          customBeneficiaries: rows(answers.customBeneficiaries)?.map((row) => withStandIns(row, seen)),
        }
      : {}),
    ...(answers.partnerSubstituteRule !== 'children' || isParent ? { partnerSubstituteRule: answers.partnerSubstituteRule } : {}),
    equalSubstitutes: answers.equalSubstitutes,
    customSubstitutes: rows(answers.customSubstitutes),
    sharesAge: answers.sharesAge,
    equalLastResort: answers.equalLastResort,
    lastResort: rows(answers.lastResort),
    ...(isParent && { childrenSubstituteRule: answers.childrenSubstituteRule, childrenAge: answers.childrenAge }),
  });
}

/** Who reads, and what the children of the two are called. */
type Seen = {
  readonly reader: string | undefined;
  readonly giver: Giver;
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
};

const nameOf = ({ fullName = '' }: Person): string => fullName;

function seenBy<Row extends Person>(row: Row, seen: Seen): Row {
  if (sameName(row.fullName, seen.reader)) {
    const { fullName, address } = seen.giver;
    return {
      ...row,
      fullName,
      ...('address' in row && { address }),
      ...(row.relationship && { relationship: partnerAs(row.relationship) }),
    };
  }
  return row.relationship ? { ...row, relationship: relationshipSeenBy(row, seen) } : row;
}

function withStandIns<Row extends StandInParts>(row: Row, seen: Seen): Row {
  const parts = STAND_INS.flatMap(({ name, relationship: related }) => {
    if (row[name] === undefined) return [];
    const { fullName, relationship } = seenBy({ fullName: row[name], relationship: row[related] }, seen);
    return [[name, fullName] as const, ...(relationship ? [[related, relationship] as const] : [])];
  });
  return { ...row, ...Object.fromEntries(parts) };
}

function withGuardians(child: Child, seen: Seen): Child {
  const own = (['guardian', 'secondGuardian'] as const).map((which) => {
    const called = OWN_GUARDIAN[which];
    const { fullName, relationship, address } = seenBy(ownGuardian(which, child), seen);
    return fullName === undefined ? {} : { [called.fullName]: fullName, [called.relationship]: relationship, [called.address]: address };
  });
  return Object.assign({ ...child }, ...own) as Child;
}

/** A husband may have a wife or a husband. */
const partnerAs = (relationship: string): string => (/^(?:husband|wife|spouse)$/i.test(relationship.trim()) ? 'Spouse' : relationship);

const OWN_FAMILY = /^(mother|father|parent|sister|brother|sibling)$/i;
const IN_LAW = /^(mother|father|parent|sister|brother|sibling)[\s-]in[\s-]law$/i;
const CHILD = /^(son|daughter|child)$/i;
const STEPCHILD = /^step[\s-]?(son|daughter|child)$/i;

function relationshipSeenBy({ fullName, relationship = '' }: Person, { ours, theirs }: Seen): string {
  const word = relationship.trim();
  const isAmong = (names: readonly string[]): boolean => names.some((name) => sameName(name, fullName));
  if (OWN_FAMILY.test(word)) return `${word}-in-law`;
  if (IN_LAW.test(word)) return word.replace(IN_LAW, '$1');
  if (CHILD.test(word) && isAmong(theirs) && !isAmong(ours)) return `Step${word.toLowerCase()}`;
  if (STEPCHILD.test(word) && !isAmong(ours)) return word.replace(STEPCHILD, '$1');
  return relationship;
}

/** An answer that has a secret in it stays where it is, whole. */
const withoutGaps = (answers: WillAnswers): WillAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined && !textsIn(value).some(hasSecret)));

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
