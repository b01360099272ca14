import { type Fraction, fraction, percent, sum, times, WHOLE, ZERO } from './fraction.ts';
import type { Division, ResidueSubClause, ResiduePlan, Share, Taker } from './residue-plan.ts';

/** Where a taker stands 28 days after the death. Descendants count only for someone who does not survive. */
export type Survivorship = 'survives' | 'leaves-descendants' | 'gone';

/** The survivorship of each taker of a plan by id; who is not mentioned survives. A marriage that has ended is a partner who is gone. */
export type SurvivalState = { readonly [takerId: string]: Survivorship | undefined };

type Taking = {
  readonly taker: Taker;
  readonly as: 'self' | 'descendants';
  readonly share: Fraction;
  readonly by: readonly [ResidueSubClause, ...ResidueSubClause[]];
};

/** Who takes which part of the residue. Takings and the part left to the intestacy rules add up to exactly 1. */
export type Allocation = {
  readonly takings: readonly Taking[];
  readonly intestacy: Fraction;
  readonly intestacyBy: ResidueSubClause | null;
};

export const decidingSubClause = ({ by: [first, ...more] }: Taking): ResidueSubClause => more.at(-1) ?? first;

type SurvivorshipOf = (taker: Taker) => Survivorship;

/** Works out who takes the residue in one state of survival. Children born after signing are not in the plan and so not counted. */
export function allocate(plan: ResiduePlan, survival: SurvivalState): Allocation {
  const survivorship: SurvivorshipOf = ({ id }) => survival[id] ?? 'survives';
  const first = plan.first;
  if (first && survivorship(first) === 'survives')
    return { takings: [taking(first, 'survives', WHOLE, ['residue-first'])], intestacy: ZERO, intestacyBy: null };
  return divide(plan.rest, survivorship);
}

function divide(division: Division, survivorship: SurvivorshipOf): Allocation {
  switch (division.kind) {
    case 'intestacy':
      return nobody('residue-nobody');
    case 'children':
      return divideAmongChildren(division, survivorship);
    case 'shares': {
      const [only, ...others] = division.shares;
      return only && others.length === 0 ? giveToOne(only, survivorship) : divideByShares(division.shares, survivorship);
    }
  }
}

const nobody = (by: ResidueSubClause): Allocation => ({ takings: [], intestacy: WHOLE, intestacyBy: by });

function divideAmongChildren(
  { children, substitution }: Extract<Division, { kind: 'children' }>,
  survivorship: SurvivorshipOf,
): Allocation {
  const lapses = substitution === 'intestacy';
  const takers = children.filter((child) => takesEffect(survivorship(child), substitution));
  if (takers.length === 0) return nobody(lapses ? 'residue-lapse' : 'residue-nobody');
  const parts = lapses ? children.length : takers.length;
  return {
    takings: takers.map((taker) => taking(taker, survivorship(taker), fraction(1, parts), ['residue-gift'])),
    intestacy: fraction(parts - takers.length, parts),
    intestacyBy: parts > takers.length ? 'residue-lapse' : null,
  };
}

function giveToOne(share: Share, survivorship: SurvivorshipOf): Allocation {
  if (!takesEffect(survivorship(share), share.substitution)) return nobody('residue-nobody');
  const by = survivorship(share) === 'survives' ? 'residue-gift' : 'residue-nobody';
  return { takings: [taking(share, survivorship(share), WHOLE, [by])], intestacy: ZERO, intestacyBy: null };
}

/**
 * One pass on the original percentages, so that the order of deaths cannot matter: first what stays among the takers of one rule, then
 * what the testator left to intestacy, then what is still unplaced over every share that takes effect.
 */
function divideByShares(shares: readonly Share[], survivorship: SurvivorshipOf): Allocation {
  const effective = shares.filter((share) => takesEffect(survivorship(share), share.substitution));
  if (effective.length === 0) return nobody(shares.every(lapses) ? 'residue-lapse' : 'residue-spread');
  const failed = shares.filter((share) => !effective.includes(share));
  const survivors = effective.filter((share) => share.substitution === 'survivors');
  const toSurvivors = survivors.length > 0 ? total(failed.filter((share) => share.substitution === 'survivors')) : 0;
  const lapsed = total(failed.filter(lapses));
  const unplaced = total(failed) - toSurvivors - lapsed;
  const takingOf = (share: Share): Taking => {
    const added = survivors.includes(share) ? proRata(toSurvivors, share, survivors) : ZERO;
    const spread = proRata(unplaced, share, effective);
    const more: readonly (readonly [ResidueSubClause, boolean])[] = [
      ['residue-descendants', survivorship(share) !== 'survives'],
      ['residue-survivors', added.n > 0],
      ['residue-spread', spread.n > 0],
    ];
    const by = more.flatMap(([part, plays]) => (plays ? [part] : []));
    return taking(share, survivorship(share), sum([percent(share.percent), added, spread]), ['residue-shares', ...by]);
  };
  return { takings: effective.map(takingOf), intestacy: percent(lapsed), intestacyBy: lapsed > 0 ? 'residue-lapse' : null };
}

const lapses = ({ substitution }: Share): boolean => substitution === 'intestacy';

const takesEffect = (survivorship: Survivorship, substitution: Share['substitution']): boolean =>
  survivorship === 'survives' || (survivorship === 'leaves-descendants' && substitution === 'descendants');

const total = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.percent, 0);

const proRata = (points: number, share: Share, among: readonly Share[]): Fraction =>
  times(percent(points), fraction(share.percent, total(among)));

const taking = ({ id, name }: Taker, survivorship: Survivorship, share: Fraction, by: Taking['by']): Taking => ({
  taker: { id, name },
  as: survivorship === 'survives' ? 'self' : 'descendants',
  share,
  by,
});
