import type { Pence } from '../money.ts';
import { shortPounds } from '../short-pounds.ts';
import { INTESTACY_NET_SUM_PENCE } from './amounts.ts';

/** What the intestacy calculator asks. Children are the person's own, by birth or adoption; 0 is none. */
export type IntestateFamily = {
  readonly isMarried: boolean;
  readonly children: number;
  readonly hasParents: boolean;
  readonly hasSiblings: boolean;
};

/** Who comes first by the rules: one of six results. */
export type Heirs = 'spouseAndChildren' | 'spouse' | 'children' | 'parents' | 'siblings' | 'crown';

export type UrgencyLevel = 'MEDIUM' | 'HIGH' | 'CRITICAL';

export type Distribution = {
  readonly recipient: string;
  readonly amount: Pence;
  /** To one decimal place; the percentages of one result add up to 100. */
  readonly percentage: number;
  /** Equal parts, in whole pence rounded down: up to `people - 1` pence are left over. */
  readonly breakdown?: { readonly people: number; readonly each: Pence };
};

export type IntestacyResult = {
  readonly estateValue: Pence;
  readonly heirs: Heirs;
  readonly distributions: readonly Distribution[];
  readonly summary: string;
  readonly urgency: { readonly level: UrgencyLevel; readonly explanation: string };
};

/** What an estate is worth above the fixed net sum that a spouse or civil partner takes first. */
export const overNetSum = (estate: Pence): Pence => Math.max(0, estate - INTESTACY_NET_SUM_PENCE);

/** What all children take together beside a spouse or civil partner: half of what is above the fixed net sum. An odd penny is theirs. */
export const childrenBesideSpouse = (estate: Pence): Pence => Math.min(estate, Math.ceil(overNetSum(estate) / 2));

/**
 * Who would take an estate without a will: Administration of Estates Act 1925 s.46 with the fixed net sum of July 2023, as far as the
 * calculator asks. Relatives beyond brothers and sisters, and the 28 days that a spouse must survive, are not in it.
 */
export function intestacyOf(estateValue: Pence, family: IntestateFamily): IntestacyResult {
  const heirs = heirsOf(family);
  const rule = RULES[heirs];
  return {
    estateValue,
    heirs,
    distributions: distributionsOf(heirs, estateValue, family.children),
    summary: typeof rule.summary === 'string' ? rule.summary : rule.summary(estateValue),
    urgency: { level: rule.level, explanation: rule.explanation },
  };
}

function heirsOf({ isMarried, children, hasParents, hasSiblings }: IntestateFamily): Heirs {
  if (isMarried) return children > 0 ? 'spouseAndChildren' : 'spouse';
  if (children > 0) return 'children';
  if (hasParents) return 'parents';
  return hasSiblings ? 'siblings' : 'crown';
}

function distributionsOf(heirs: Heirs, estate: Pence, children: number): readonly Distribution[] {
  const breakdown = (amount: Pence) => ({ breakdown: { people: children, each: Math.floor(amount / children) } });
  if (heirs !== 'spouseAndChildren') {
    return [{ recipient: RECIPIENTS[heirs], amount: estate, percentage: 100, ...(heirs === 'children' && breakdown(estate)) }];
  }
  const amount = childrenBesideSpouse(estate);
  const tenths = estate === 0 ? 0 : Math.round((1000 * amount) / estate);
  return [
    { recipient: RECIPIENTS.spouse, amount: estate - amount, percentage: (1000 - tenths) / 10 },
    { recipient: RECIPIENTS.children, amount, percentage: tenths / 10, ...breakdown(amount) },
  ];
}

const RECIPIENTS = {
  spouse: 'Spouse or civil partner',
  children: 'Children',
  parents: 'Parents',
  siblings: 'Siblings',
  crown: 'The Crown',
} as const;

type Rule = {
  readonly summary: string | ((estate: Pence) => string);
  readonly level: UrgencyLevel;
  readonly explanation: string;
};

const RULES: Readonly<Record<Heirs, Rule>> = {
  spouseAndChildren: {
    summary: (estate) =>
      overNetSum(estate) === 0
        ? `Your spouse or civil partner gets everything, because the estate is not above ${shortPounds(INTESTACY_NET_SUM_PENCE)}. Your children get nothing.`
        : `Your spouse or civil partner gets the first ${shortPounds(INTESTACY_NET_SUM_PENCE)} and half of the rest. Your children share the other half equally.`,
    level: 'HIGH',
    explanation: 'your children may not inherit until 18, and you have no say in how the estate is split.',
  },
  spouse: {
    summary: 'Your spouse or civil partner gets everything.',
    level: 'MEDIUM',
    explanation: 'parents, brothers, sisters, friends and charities get nothing, whatever you had in mind.',
  },
  children: {
    summary: 'Your children get everything, in equal shares.',
    level: 'HIGH',
    explanation: 'you have chosen no guardian, and nobody to look after what your children get before they are 18.',
  },
  parents: {
    summary: 'Your parents get everything, in equal shares if both are living.',
    level: 'MEDIUM',
    explanation: 'a partner you are not married to, brothers, sisters and friends get nothing.',
  },
  siblings: {
    summary: 'Your brothers and sisters get everything, in equal shares.',
    level: 'MEDIUM',
    explanation: 'a partner you are not married to, friends and charities get nothing.',
  },
  crown: {
    summary: 'By these rules everything goes to the Crown.',
    level: 'CRITICAL',
    explanation: 'only a will can leave anything to a partner you are not married to, to a friend or to a charity.',
  },
};
