import { type Fraction, fraction, percent, sum, times, WHOLE, ZERO } from './fraction.ts';
import type { Division, ResiduePart, ResiduePlan, Share, Taker } from './residue-plan.ts';

/** Where a taker stands 28 days after the death. Descendants count only for someone who does not survive. */
export type Fate = 'survives' | 'leaves-descendants' | 'gone';

/** The fate of each taker of a plan by id; who is not mentioned survives. A marriage that has ended is a partner who is gone. */
export type Survival = { readonly [takerId: string]: Fate | undefined };

/** A share, and the sub-clauses that make it what it is, in the order of the will. */
export type Taking = {
  readonly taker: Taker;
  readonly as: 'self' | 'descendants';
  readonly share: Fraction;
  readonly by: readonly [ResiduePart, ...ResiduePart[]];
};

/** Who takes which part of the residue. Takings and the part left to the intestacy rules add up to exactly 1. */
export type Allocation = {
  readonly takings: readonly Taking[];
  readonly intestacy: Fraction;
  /** The sub-clause that leaves a part to the intestacy rules; null when none is left. */
  readonly intestacyBy: ResiduePart | null;
};

type FateOf = (taker: Taker) => Fate;

/** Works out who takes the residue in one state of survival. Children born after signing are not in the plan and so not counted. */
export function allocate(plan: ResiduePlan, survival: Survival): Allocation {
  const fate: FateOf = ({ id }) => survival[id] ?? 'survives';
  const first = plan.first;
  if (first && fate(first) === 'survives')
    return { takings: [taking(first, 'survives', WHOLE, ['residue-first'])], intestacy: ZERO, intestacyBy: null };
  return divide(plan.rest, fate);
}

function divide(division: Division, fate: FateOf): Allocation {
  switch (division.kind) {
    case 'intestacy':
      return nobody('residue-nobody');
    case 'children':
      return divideAmongChildren(division, fate);
    case 'shares':
      return division.shares.length === 1 ? giveToOne(division.shares[0]!, fate) : divideByShares(division.shares, fate);
  }
}

const nobody = (by: ResiduePart): Allocation => ({ takings: [], intestacy: WHOLE, intestacyBy: by });

function divideAmongChildren({ children, ifGone }: Extract<Division, { kind: 'children' }>, fate: FateOf): Allocation {
  const lapses = ifGone === 'intestacy';
  const takers = children.filter((child) => takesEffect(fate(child), ifGone));
  if (takers.length === 0) return nobody(lapses ? 'residue-lapse' : 'residue-nobody');
  const parts = lapses ? children.length : takers.length;
  return {
    takings: takers.map((taker) => taking(taker, fate(taker), fraction(1, parts), ['residue-gift'])),
    intestacy: fraction(parts - takers.length, parts),
    intestacyBy: parts > takers.length ? 'residue-lapse' : null,
  };
}

function giveToOne(share: Share, fate: FateOf): Allocation {
  if (!takesEffect(fate(share), share.ifGone)) return nobody('residue-nobody');
  const by = fate(share) === 'survives' ? 'residue-gift' : 'residue-nobody';
  return { takings: [taking(share, fate(share), WHOLE, [by])], intestacy: ZERO, intestacyBy: null };
}

/**
 * One pass on the original percentages, so that the order of deaths cannot matter: first what stays among the takers of one rule, then
 * what the testator left to intestacy, then what is still unplaced over every share that takes effect.
 */
function divideByShares(shares: readonly Share[], fate: FateOf): Allocation {
  const effective = shares.filter((share) => takesEffect(fate(share), share.ifGone));
  if (effective.length === 0) return nobody(shares.every(lapses) ? 'residue-lapse' : 'residue-spread');
  const failed = shares.filter((share) => !effective.includes(share));
  const heirs = effective.filter((share) => share.ifGone === 'others');
  const kept = heirs.length > 0 ? total(failed.filter((share) => share.ifGone === 'others')) : 0;
  const lapsed = total(failed.filter(lapses));
  const unplaced = total(failed) - kept - lapsed;
  const takingOf = (share: Share): Taking => {
    const added = heirs.includes(share) ? proRata(kept, share, heirs) : ZERO;
    const spread = proRata(unplaced, share, effective);
    const more: readonly (readonly [ResiduePart, boolean])[] = [
      ['residue-descendants', fate(share) !== 'survives'],
      ['residue-survivors', added.n > 0],
      ['residue-spread', spread.n > 0],
    ];
    const by = more.flatMap(([part, plays]) => (plays ? [part] : []));
    return taking(share, fate(share), sum([percent(share.percent), added, spread]), ['residue-shares', ...by]);
  };
  return { takings: effective.map(takingOf), intestacy: percent(lapsed), intestacyBy: lapsed > 0 ? 'residue-lapse' : null };
}

const lapses = ({ ifGone }: Share): boolean => ifGone === 'intestacy';

const takesEffect = (fate: Fate, ifGone: Share['ifGone']): boolean =>
  fate === 'survives' || (fate === 'leaves-descendants' && ifGone === 'descendants');

const total = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.percent, 0);

const proRata = (points: number, share: Share, among: readonly Share[]): Fraction =>
  times(percent(points), fraction(share.percent, total(among)));

const taking = ({ id, name }: Taker, fate: Fate, share: Fraction, by: Taking['by']): Taking => ({
  taker: { id, name },
  as: fate === 'survives' ? 'self' : 'descendants',
  share,
  by,
});
