import { type FIELDS, followsChildRule, LEGAL_ADULT_AGE, type WillAnswers } from '@willow/contracts';
import type { Cleaned } from '../answers/answer-reader.ts';
import { inPlaceOf, type StandInPerson, type TakeInPlace } from '../people/stand-ins.ts';

export type Taker = { readonly id: string; readonly name: string };

/**
 * Who takes a share whose taker does not survive: somebody named to take it instead, their descendants (per stirpes), the survivors under
 * the same rule, the intestacy rules (lapse), or every share that takes effect, in proportion. What nobody can take is spread. A charity
 * never fails to take: another carries on with its work.
 */
export type Substitution = 'never' | 'substitute' | 'descendants' | 'survivors' | 'intestacy' | 'spread';

export type ChildSubstitution = Exclude<Substitution, 'never' | 'substitute' | 'spread'>;

type Beneficiary = Cleaned<typeof FIELDS.customBeneficiaries.parts>;

/** A row of a list of shares, with what else is asked about whoever takes it. A substitute is not asked for an address: theirs is empty. */
export type NamedShare = Pick<Beneficiary, 'address' | 'relationship'> &
  Partial<Omit<Beneficiary, 'fullName' | 'percentage'>> & { readonly name: string; readonly weight: number };

/** Somebody who takes a share if the one it was meant for does not survive. */
export type StandIn = Taker & StandInPerson;

/** The weights of a list are whole numbers: percentages, or 1 each where the shares are equal. */
export type Share = Taker &
  NamedShare & { readonly substitution: Substitution; readonly substitutes: readonly StandIn[]; readonly substitutesTake: TakeInPlace };

export const neverFails = ({ substitution }: Share): boolean => substitution === 'never';

/** How the residue is divided. No children in the list means that only children born after signing can take. */
export type Division =
  | { readonly kind: 'intestacy' }
  | {
      readonly kind: 'children';
      readonly children: readonly Taker[];
      /** Children who had died when the will was made and left children of their own. */
      readonly late: readonly Taker[];
      readonly substitution: ChildSubstitution;
      /** At 18 a share is a child's at once. A later age is a condition: who dies before it counts as one who did not survive. */
      readonly age: number;
    }
  | { readonly kind: 'shares'; readonly shares: readonly Share[]; readonly isEqual: boolean };

type AmongChildren = Extract<Division, { kind: 'children' }>;
export type InShares = Extract<Division, { kind: 'shares' }>;

/**
 * Those children of the past whose own children take a share. Without words for it a gift to children leaves them out, and what would bring
 * them in is excluded by this will (Wills Act 1837 s.33(2), as substituted by the Administration of Justice Act 1982 s.19).
 */
export const lateLines = (rest: Division): readonly Taker[] =>
  rest.kind === 'children' && rest.substitution === 'descendants' ? rest.late : [];

/** Whoever counts as one of My Children: equal shares go to them or, where the rule says so, to their descendants. */
export const linesOf = (division: AmongChildren): readonly Taker[] => [...division.children, ...lateLines(division)];

/** The age on which the shares of My Children depend; null where they are theirs at once, or children are not given shares as such. */
export const conditionalAge = ({ rest }: ResiduePlan): number | null =>
  rest.kind === 'children' && rest.age > LEGAL_ADULT_AGE ? rest.age : null;

/** Who takes the residue, and what if they cannot. The clauses, the simulator and the explanation all read this one value. */
export type ResiduePlan = {
  readonly first: Taker | null;
  readonly rest: Division;
  /** Who takes what nobody is left to take, in the place of the intestacy rules. What was left to those rules on purpose stays there. */
  readonly lastResort: InShares | null;
};

/** Every list of shares that a plan has. */
export const listsOf = ({ rest, lastResort }: Pick<ResiduePlan, 'rest' | 'lastResort'>): readonly InShares[] => [
  ...(rest.kind === 'shares' ? [rest] : []),
  ...(lastResort ? [lastResort] : []),
];

/** What a list of shares may need to be said; the last resort is a list as well. */
export type SharePart = 'gift' | 'shares' | 'descendants' | 'spread' | 'nobody';

export type ResidueSubClause =
  | 'residue-first'
  | 'residue-age'
  | 'residue-substitute'
  | 'residue-survivors'
  | 'residue-lapse'
  | `residue-${SharePart}`
  | `residue-last-${SharePart}`;

type ChildrenAge = WillAnswers['childrenAge'];

/** The names of children who had died and left children of their own. */
type LateChildren = { readonly late?: readonly string[] };

/** The children listed at step 3, for telling which shares are a child's: `children` alone would not tell a grandfather of their name from them. */
export type ListedChild = { readonly name: string; readonly dob: string };

/** Who takes if nobody else is left; null for most. */
export type LastResort = { readonly shares: readonly NamedShare[]; readonly isEqual: boolean } | null;

export type ResidueAnswers = { readonly last?: LastResort } & (
  | ({
      readonly type: 'partner';
      readonly partner: string;
      readonly rule: WillAnswers['partnerSubstituteRule'];
      readonly children: readonly string[];
      readonly age: ChildrenAge;
      readonly substitutes: readonly NamedShare[];
      readonly isEqual: boolean;
      readonly listed?: readonly ListedChild[];
    } & LateChildren)
  | ({
      readonly type: 'children';
      readonly rule: WillAnswers['childrenSubstituteRule'];
      readonly children: readonly string[];
      readonly age: ChildrenAge;
    } & LateChildren)
  | {
      readonly type: 'custom';
      readonly rule: WillAnswers['childrenSubstituteRule'];
      readonly shares: readonly NamedShare[];
      readonly isEqual: boolean;
      readonly listed?: readonly ListedChild[];
    }
);

/** Turns live answers into the plan. Where a rule is missing it does what the law would do, or says intestacy; it never invents a taker. */
export function planResidue(answers: ResidueAnswers): ResiduePlan {
  const { last } = answers;
  return {
    first: answers.type === 'partner' ? { id: 'partner', name: answers.partner } : null,
    rest: divisionOf(answers),
    lastResort: last ? shares(last.shares, last.isEqual, () => 'spread', 'last') : null,
  };
}

function divisionOf(answers: ResidueAnswers): Division {
  switch (answers.type) {
    case 'partner':
      return afterPartner(answers);
    case 'children':
      return childrenDivision(answers, childRule(answers.rule));
    case 'custom':
      return shares(answers.shares, answers.isEqual, (share) => (isChilds(share, answers.listed) ? childRule(answers.rule) : 'spread'));
  }
}

function afterPartner(answers: Extract<ResidueAnswers, { type: 'partner' }>): Division {
  switch (answers.rule) {
    case 'children':
      return childrenDivision(answers, [...answers.children, ...(answers.late ?? [])].length > 0 ? 'descendants' : 'survivors');
    case 'custom': {
      const listed = answers.listed ?? answers.children.map((name) => ({ name, dob: '' }));
      return shares(answers.substitutes, answers.isEqual, (share) => (isChilds(share, listed) ? 'descendants' : 'spread'));
    }
    case 'intestacy':
    case undefined:
      return { kind: 'intestacy' };
  }
}

/** Whether a share is a child's, by the list of children first and then by the words of the relationship. */
const isChilds = ({ name: fullName, relationship, address }: NamedShare, listed: readonly ListedChild[] = []): boolean =>
  followsChildRule(
    { fullName, relationship, address },
    listed.map(({ name, dob }) => ({ fullName: name, dob })),
  );

function childRule(rule: WillAnswers['childrenSubstituteRule']): ChildSubstitution {
  switch (rule) {
    case 'surviving_children':
      return 'survivors';
    case 'lapse':
      return 'intestacy';
    case 'per_stirpes':
    case undefined:
      return 'descendants';
  }
}

const childrenDivision = (
  { children: names, late = [], age }: Extract<ResidueAnswers, { children: readonly string[] }>,
  substitution: ChildSubstitution,
): Division => ({
  kind: 'children',
  children: names.map((name, index) => ({ id: `child-${index + 1}`, name })),
  late: late.map((name, index) => ({ id: `late-child-${index + 1}`, name })),
  substitution,
  age: age === undefined || names.length === 0 ? LEGAL_ADULT_AGE : Number(age),
});

const shares = (
  named: readonly NamedShare[],
  isEqual: boolean,
  rule: (share: NamedShare) => Substitution,
  called: 'share' | 'last' = 'share',
): InShares => ({
  kind: 'shares',
  shares: named.map((share, index) => {
    const id = `${called}-${index + 1}`;
    const substitutes = inPlaceOf(share).map((person, place) => ({ ...person, id: `${id}-instead${place === 0 ? '' : `-${place + 1}`}` }));
    const substitution = share.charity ? 'never' : substitutes.length > 0 ? 'substitute' : share.ownChildren ? 'descendants' : rule(share);
    const { substitutesTake = 'in_order' } = share;
    return { ...share, id, weight: isEqual ? 1 : share.weight, substitutes, substitutesTake, substitution };
  }),
  isEqual,
});
