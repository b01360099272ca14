import { PERCENT_TOTAL } from '@willow/contracts';
import { type Fraction, fraction, sum, times, WHOLE, ZERO } from './fraction.ts';
import { type Division, linesOf, neverFails, type ResidueSubClause, type ResiduePlan, type Share, type Taker } from './residue-plan.ts';

/** Where a taker stands 28 days after the death. Descendants count only for someone who does not survive. */
export type Survivorship = 'survives' | 'leaves-descendants' | 'gone';

/**
 * The survivorship of each taker of a plan by id. Who is not mentioned survives; a child who had died when the will was made leaves descendants
 * unless they are gone. A marriage that has ended is a partner who is gone.
 */
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
      return only && others.length === 0 ? giveToOne(only, survivorship) : divideByShares(division, survivorship);
    }
  }
}

const nobody = (by: ResidueSubClause): Allocation => ({ takings: [], intestacy: WHOLE, intestacyBy: by });

function divideAmongChildren(division: Extract<Division, { kind: 'children' }>, state: SurvivorshipOf): Allocation {
  const { children, late, substitution } = division;
  const lapses = substitution === 'intestacy';
  const survivorship: SurvivorshipOf = (child) => (late.includes(child) && state(child) !== 'gone' ? 'leaves-descendants' : state(child));
  const takers = linesOf(division).filter((child) => takesEffect(survivorship(child), substitution));
  if (takers.length === 0) return nobody(lapses ? 'residue-lapse' : 'residue-nobody');
  const parts = lapses ? children.length : takers.length;
  return {
    takings: takers.map((taker) => taking(taker, survivorship(taker), fraction(1, parts), ['residue-gift'])),
    intestacy: fraction(parts - takers.length, parts),
    intestacyBy: parts > takers.length ? 'residue-lapse' : null,
  };
}

function giveToOne(share: Share, survivorship: SurvivorshipOf): Allocation {
  const heir = heirOf(share, survivorship);
  if (!heir) return nobody('residue-nobody');
  const by = heir.by === 'residue-descendants' ? 'residue-nobody' : (heir.by ?? 'residue-gift');
  return { takings: [{ ...heir, share: WHOLE, by: [by] }], intestacy: ZERO, intestacyBy: null };
}

/**
 * One pass on the original weights, so that the order of deaths cannot matter: first what stays among the takers of one rule, then
 * what the testator left to intestacy, then what is still unplaced over every share that takes effect.
 */
function divideByShares({ shares, isEqual }: Extract<Division, { kind: 'shares' }>, survivorship: SurvivorshipOf): Allocation {
  const whole = isEqual ? shares.length : PERCENT_TOTAL;
  const part = (weight: number): Fraction => fraction(weight, whole);
  const proRata = (weight: number, share: Share, among: readonly Share[]): Fraction =>
    times(part(weight), fraction(share.weight, total(among)));
  const heirs = new Map(
    shares.flatMap((share) => {
      const heir = heirOf(share, survivorship);
      return heir ? [[share, heir] as const] : [];
    }),
  );
  const effective = [...heirs.keys()];
  if (effective.length === 0) return nobody(shares.every(lapses) ? 'residue-lapse' : 'residue-spread');
  const failed = shares.filter((share) => !heirs.has(share));
  const survivors = effective.filter((share) => share.substitution === 'survivors');
  const toSurvivors = survivors.length > 0 ? total(failed.filter((share) => share.substitution === 'survivors')) : 0;
  const lapsed = total(failed.filter(lapses));
  const unplaced = total(failed) - toSurvivors - lapsed;
  const takingOf = ([share, heir]: readonly [Share, Heir]): Taking => {
    const added = survivors.includes(share) ? proRata(toSurvivors, share, survivors) : ZERO;
    const spread = proRata(unplaced, share, effective);
    const more: readonly (readonly [ResidueSubClause, boolean])[] = [
      ['residue-survivors', added.n > 0],
      ['residue-spread', spread.n > 0],
    ];
    const by = more.flatMap(([part, plays]) => (plays ? [part] : []));
    return {
      taker: heir.taker,
      as: heir.as,
      share: sum([part(share.weight), added, spread]),
      by: ['residue-shares', ...(heir.by ? [heir.by] : []), ...by],
    };
  };
  return { takings: [...heirs].map(takingOf), intestacy: part(lapsed), intestacyBy: lapsed > 0 ? 'residue-lapse' : null };
}

const lapses = ({ substitution }: Share): boolean => substitution === 'intestacy';

type Heir = Pick<Taking, 'taker' | 'as'> & { readonly by: 'residue-substitute' | 'residue-descendants' | null };

/** Who takes a share: the person it is meant for, whoever is named to stand in, or descendants; null when it fails. */
function heirOf(share: Share, survivorship: SurvivorshipOf): Heir | null {
  const { substitute, substitution } = share;
  if (neverFails(share) || survivorship(share) === 'survives') return { taker: nameOf(share), as: 'self', by: null };
  if (substitute)
    return survivorship(substitute) === 'survives' ? { taker: nameOf(substitute), as: 'self', by: 'residue-substitute' } : null;
  return takesEffect(survivorship(share), substitution) ? { taker: nameOf(share), as: 'descendants', by: 'residue-descendants' } : null;
}

const takesEffect = (survivorship: Survivorship, substitution: Share['substitution']): boolean =>
  survivorship === 'survives' || (survivorship === 'leaves-descendants' && substitution === 'descendants');

const total = (shares: readonly Share[]): number => shares.reduce((sum, share) => sum + share.weight, 0);

const nameOf = ({ id, name }: Taker): Taker => ({ id, name });

const taking = (taker: Taker, survivorship: Survivorship, share: Fraction, by: Taking['by']): Taking => ({
  taker: nameOf(taker),
  as: survivorship === 'survives' ? 'self' : 'descendants',
  share,
  by,
});
