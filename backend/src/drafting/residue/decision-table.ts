import { PERCENT_TOTAL } from '@willow/contracts';
import { add, type Fraction, fraction, sum, times, WHOLE, ZERO } from './fraction.ts';
import {
  type Division,
  type InShares,
  linesOf,
  neverFails,
  type ResidueSubClause,
  type ResiduePlan,
  type Share,
  type Taker,
} from './residue-plan.ts';

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
  const divided = divide(plan.rest, survivorship);
  return toIntestacy(plan.lastResort ? orLast(divided, plan.lastResort, survivorship) : divided);
}

/** What a division gives, what its testator left to the intestacy rules, and what nobody is left to take. The three add up to exactly 1. */
type Divided = {
  readonly takings: readonly Taking[];
  readonly lapsed: Fraction;
  readonly unplaced: Fraction;
  readonly unplacedBy: ResidueSubClause;
};

function toIntestacy({ takings, lapsed, unplaced, unplacedBy }: Divided): Allocation {
  const by = unplaced.n > 0 ? unplacedBy : lapsed.n > 0 ? 'residue-lapse' : null;
  return { takings, intestacy: add(lapsed, unplaced), intestacyBy: by };
}

/** The last resort takes what nobody is left to take, and no share that was left to the intestacy rules on purpose. */
function orLast(divided: Divided, lastResort: InShares, survivorship: SurvivorshipOf): Divided {
  if (divided.unplaced.n === 0) return divided;
  const { takings, unplaced, unplacedBy } = divideShares(lastResort, survivorship, 'residue-last');
  return {
    ...divided,
    takings: takings.map((taking) => ({ ...taking, share: times(taking.share, divided.unplaced) })),
    unplaced: times(unplaced, divided.unplaced),
    unplacedBy,
  };
}

function divide(division: Division, survivorship: SurvivorshipOf): Divided {
  switch (division.kind) {
    case 'intestacy':
      return nobody('residue-nobody');
    case 'children':
      return divideAmongChildren(division, survivorship);
    case 'shares':
      return divideShares(division, survivorship, 'residue');
  }
}

/** Under which sub-clauses a list of shares is divided. */
type Under = 'residue' | 'residue-last';

function divideShares(division: InShares, survivorship: SurvivorshipOf, under: Under): Divided {
  const [only, ...others] = division.shares;
  return only && others.length === 0 ? giveToOne(only, survivorship, under) : divideByShares(division, survivorship, under);
}

const nobody = (unplacedBy: ResidueSubClause, lapsed = ZERO, unplaced = WHOLE): Divided => ({
  takings: [],
  lapsed,
  unplaced,
  unplacedBy,
});

const everybody = (takings: readonly Taking[], lapsed = ZERO): Divided => ({
  takings,
  lapsed,
  unplaced: ZERO,
  unplacedBy: 'residue-nobody',
});

function divideAmongChildren(division: Extract<Division, { kind: 'children' }>, state: SurvivorshipOf): Divided {
  const { children, late, substitution } = division;
  const lapses = substitution === 'intestacy';
  const survivorship: SurvivorshipOf = (child) => (late.includes(child) && state(child) !== 'gone' ? 'leaves-descendants' : state(child));
  const takers = linesOf(division).filter((child) => takesEffect(survivorship(child), substitution));
  if (takers.length === 0 && !lapses) return nobody('residue-nobody');
  const parts = lapses ? children.length : takers.length;
  return everybody(
    takers.map((taker) => taking(taker, survivorship(taker), fraction(1, parts), ['residue-gift'])),
    fraction(parts - takers.length, parts),
  );
}

function giveToOne(share: Share, survivorship: SurvivorshipOf, under: Under): Divided {
  const heirs = heirsOf(share, survivorship, under);
  if (heirs.length === 0) return nobody(`${under}-nobody`);
  // That descendants take is said in the sub-clause about what follows when whoever is named is gone.
  const byOf = ({ as, by }: Heir): ResidueSubClause => (as === 'descendants' ? `${under}-nobody` : (by ?? `${under}-gift`));
  return everybody(heirs.map((heir) => ({ taker: heir.taker, as: heir.as, share: heir.part, by: [byOf(heir)] })));
}

/**
 * One pass on the original weights, so that the order of deaths cannot matter: first what stays among the takers of one rule, then
 * what the testator left to intestacy, then what is still unplaced over every share that takes effect.
 */
function divideByShares({ shares, isEqual }: InShares, survivorship: SurvivorshipOf, under: Under): Divided {
  const whole = isEqual ? shares.length : PERCENT_TOTAL;
  const part = (weight: number): Fraction => fraction(weight, whole);
  const proRata = (weight: number, share: Share, among: readonly Share[]): Fraction =>
    times(part(weight), fraction(share.weight, total(among)));
  const heirs = new Map(
    shares.flatMap((share) => {
      const all = heirsOf(share, survivorship, under);
      return all.length > 0 ? [[share, all] as const] : [];
    }),
  );
  const effective = [...heirs.keys()];
  const failed = shares.filter((share) => !heirs.has(share));
  const lapsed = total(failed.filter(lapses));
  if (effective.length === 0) return nobody(`${under}-spread`, part(lapsed), part(total(failed) - lapsed));
  const survivors = effective.filter((share) => share.substitution === 'survivors');
  const toSurvivors = survivors.length > 0 ? total(failed.filter((share) => share.substitution === 'survivors')) : 0;
  const unplaced = total(failed) - toSurvivors - lapsed;
  const takingsOf = ([share, all]: readonly [Share, readonly Heir[]]): readonly Taking[] => {
    const added = survivors.includes(share) ? proRata(toSurvivors, share, survivors) : ZERO;
    const spread = proRata(unplaced, share, effective);
    const more: readonly (readonly [ResidueSubClause, boolean])[] = [
      ['residue-survivors', added.n > 0],
      [`${under}-spread`, spread.n > 0],
    ];
    const by = more.flatMap(([part, plays]) => (plays ? [part] : []));
    return all.map((heir) => ({
      taker: heir.taker,
      as: heir.as,
      share: times(heir.part, sum([part(share.weight), added, spread])),
      by: [`${under}-shares`, ...(heir.by ? [heir.by] : []), ...by],
    }));
  };
  return everybody([...heirs].flatMap(takingsOf), part(lapsed));
}

const lapses = ({ substitution }: Share): boolean => substitution === 'intestacy';

/** Who takes a share, or which part of it. */
type Heir = Pick<Taking, 'taker' | 'as'> & {
  readonly part: Fraction;
  readonly by: 'residue-substitute' | `${Under}-descendants` | null;
};

/** Who takes a share: the person it is meant for, whoever is named to stand in, or descendants; nobody when it fails. */
function heirsOf(share: Share, survivorship: SurvivorshipOf, under: Under): readonly Heir[] {
  const { substitutes, substitution } = share;
  if (neverFails(share) || survivorship(share) === 'survives') return [{ taker: nameOf(share), as: 'self', part: WHOLE, by: null }];
  if (substitutes.length > 0) {
    const left = substitutes.filter((each) => survivorship(each) === 'survives');
    const takers = share.substitutesTake === 'equally' ? left : left.slice(0, 1);
    return takers.map((each) => ({ taker: nameOf(each), as: 'self', part: fraction(1, takers.length), by: 'residue-substitute' }));
  }
  return takesEffect(survivorship(share), substitution)
    ? [{ taker: nameOf(share), as: 'descendants', part: WHOLE, by: `${under}-descendants` }]
    : [];
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
