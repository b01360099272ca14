import { type Fraction, fraction, percent, sum, times, WHOLE, ZERO } from './fraction.ts';
import type { Division, ResiduePlan, Share, Taker } from './residue-plan.ts';

/** Where a taker stands 28 days after the death. Descendants count only for someone who does not survive. */
export type Fate = 'survives' | 'leaves-descendants' | 'gone';

/** The fate of each taker of a plan by id; who is not mentioned survives. A marriage that has ended is a partner who is gone. */
export type Survival = { readonly [takerId: string]: Fate | undefined };

export type Taking = { readonly taker: Taker; readonly as: 'self' | 'descendants'; readonly share: Fraction };

/** Who takes which part of the residue. Takings and the part left to the intestacy rules add up to exactly 1. */
export type Allocation = { readonly takings: readonly Taking[]; readonly intestacy: Fraction };

/** Works out who takes the residue in one state of survival. Children born after signing are not in the plan and so not counted. */
export function allocate(plan: ResiduePlan, survival: Survival): Allocation {
  const fate = (taker: Taker): Fate => survival[taker.id] ?? 'survives';
  const first = plan.first;
  if (first && fate(first) === 'survives') return { takings: [{ taker: first, as: 'self', share: WHOLE }], intestacy: ZERO };
  return divide(plan.rest, fate);
}

function divide(division: Division, fate: (taker: Taker) => Fate): Allocation {
  switch (division.kind) {
    case 'intestacy':
      return nobody();
    case 'children':
      return divideAmongChildren(division, fate);
    case 'shares':
      return divideByShares(division.shares, fate);
  }
}

const nobody = (): Allocation => ({ takings: [], intestacy: WHOLE });

function divideAmongChildren(division: Extract<Division, { kind: 'children' }>, fate: (taker: Taker) => Fate): Allocation {
  const { children, ifGone } = division;
  const takers = children.filter((child) => takesEffect(fate(child), ifGone));
  if (takers.length === 0) return nobody();
  const parts = ifGone === 'intestacy' ? children.length : takers.length;
  return {
    takings: takers.map((taker) => taking(taker, fate(taker), fraction(1, parts))),
    intestacy: fraction(parts - takers.length, parts),
  };
}

/**
 * One pass on the original percentages, so that the order of deaths cannot matter: first what stays among the takers of one rule, then
 * what the testator left to intestacy, then what is still unplaced over every share that takes effect.
 */
function divideByShares(shares: readonly Share[], fate: (taker: Taker) => Fate): Allocation {
  const effective = shares.filter((share) => takesEffect(fate(share), share.ifGone));
  const failed = shares.filter((share) => !effective.includes(share));
  const heirs = effective.filter((share) => share.ifGone === 'others');
  const kept = heirs.length > 0 ? total(failed.filter((share) => share.ifGone === 'others')) : 0;
  const lapsed = total(failed.filter((share) => share.ifGone === 'intestacy'));
  const unplaced = total(failed) - kept - lapsed;
  if (effective.length === 0) return nobody();
  const partOf = (share: Share): Fraction =>
    sum([percent(share.percent), heirs.includes(share) ? proRata(kept, share, heirs) : ZERO, proRata(unplaced, share, effective)]);
  return { takings: effective.map((share) => taking(share, fate(share), partOf(share))), intestacy: percent(lapsed) };
}

const takesEffect = (fate: Fate, ifGone: Share['ifGone']): boolean =>
  fate === 'survives' || (fate === 'leaves-descendants' && ifGone === 'descendants');

const total = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.percent, 0);

const proRata = (points: number, share: Share, among: readonly Share[]): Fraction =>
  times(percent(points), fraction(share.percent, total(among)));

const taking = ({ id, name }: Taker, fate: Fate, share: Fraction): Taking => ({
  taker: { id, name },
  as: fate === 'survives' ? 'self' : 'descendants',
  share,
});
