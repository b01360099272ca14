import { spouseIn } from '../answers/will-facts.ts';
import { numberOf } from '../document/will-document.ts';
import type { PlannedWill } from '../draft-will.ts';
import { allocate, type Allocation, decidingSubClause } from '../residue/decision-table.ts';
import type { Fraction } from '../residue/fraction.ts';
import { lateLines, listsOf, type ResidueSubClause, type ResiduePlan } from '../residue/residue-plan.ts';
import { everyLine, type NamedDeaths, strangersTo, survivalOf } from '../residue/survival.ts';

const INTESTACY = 'INTESTACY';

/** A share of the residue: a name, `issue of <name>` or INTESTACY, and the number of the sub-clause that decides it. */
type DecidedShare = { readonly name: string; readonly numerator: number; readonly denominator: number; readonly clause: string };

type WhoTakes = NamedDeaths & { readonly shares: readonly DecidedShare[]; readonly unknown?: readonly string[] };

type PlanTable = {
  readonly takers: readonly string[];
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly allocate: readonly WhoTakes[];
};

type Planned = Pick<PlannedWill, 'facts' | 'document'>;

export function planTable(planned: Planned, states: readonly NamedDeaths[]): PlanTable {
  const { plan } = planned.facts;
  return {
    takers: [...new Set(possibleTakers(plan))],
    people: everyLine(plan).map(({ id, name }) => ({ id, name })),
    allocate: states.map((state) => whoTakes(planned, state)),
  };
}

export function whoTakes(planned: Planned, state: NamedDeaths): WhoTakes {
  const { plan } = planned.facts;
  const unknown = strangersTo(plan, [...state.dead, ...state.noIssue]);
  return {
    ...state,
    shares: decidedShares(planned, allocate(plan, survivalOf(plan, state, spouseIn(planned.facts)))),
    ...(unknown.length > 0 && { unknown: [...new Set(unknown)] }),
  };
}

function decidedShares({ document }: Planned, { takings, intestacy, intestacyBy }: Allocation): readonly DecidedShare[] {
  const decided = (name: string, { n, d }: Fraction, part: ResidueSubClause): DecidedShare => {
    const clause = numberOf(document, part);
    if (clause === null) throw new Error(`The will has no ${part} to decide a share by`);
    return { name, numerator: n, denominator: d, clause };
  };
  return [
    ...takings.map((taking) => {
      const { taker, as, share } = taking;
      return decided(as === 'self' ? taker.name : issueOf(taker.name), share, decidingSubClause(taking));
    }),
    ...(intestacyBy === null ? [] : [decided(INTESTACY, intestacy, intestacyBy)]),
  ];
}

const issueOf = (name: string): string => `issue of ${name}`;

const possibleTakers = ({ first, rest, lastResort }: ResiduePlan): readonly string[] => [
  ...(first ? [first.name] : []),
  ...(rest.kind === 'children'
    ? rest.children.flatMap(({ name }) => (rest.substitution === 'descendants' ? [name, issueOf(name)] : [name]))
    : []),
  ...lateLines(rest).map(({ name }) => issueOf(name)),
  ...listsOf({ rest, lastResort }).flatMap(({ shares }) =>
    shares.flatMap(({ name, substitution, substitutes }) => [
      name,
      ...(substitution === 'descendants' ? [issueOf(name)] : []),
      ...substitutes.map((each) => each.name),
    ]),
  ),
  INTESTACY,
];
