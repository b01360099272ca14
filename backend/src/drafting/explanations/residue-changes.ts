import { nameKey } from '@willow/contracts';
import { allocate, type SurvivalState } from '../residue/decision-table.ts';
import { everybodyGone } from '../residue/survival.ts';
import { add, type Fraction, fraction, ZERO } from '../residue/fraction.ts';
import { conditionalAge, listsOf, type ResiduePlan, type Share, type Substitution } from '../residue/residue-plan.ts';
import { goneInWords } from '../people/organisation.ts';
import { standInsInWords } from '../people/stand-ins.ts';
import { capitalised, childrenOf, ended } from '../document/in-words.ts';
import { shareForPeople } from './share-for-people.ts';

export function residueChanges(before: ResiduePlan, after: ResiduePlan): readonly string[] {
  const now = takingChanges(before, after, () => ({}), '');
  const partner = after.first ?? before.first;
  const later = partner ? takingChanges(before, after, withoutFirst, `If ${partner.name} dies before you, `) : [];
  const last = (after.lastResort ?? before.lastResort) ? takingChanges(before, after, everybodyGone, 'If nobody else is left, ') : [];
  return [...now, ...later, ...last, ...ruleChanges(before, after), ...ageChange(conditionalAge(before), conditionalAge(after))];
}

const ageChange = (before: number | null, after: number | null): readonly string[] => {
  if (before === after) return [];
  return [after === null ? 'A child’s share is now theirs at once.' : `A child of yours now gets a share only on reaching ${after}.`];
};

const withoutFirst = ({ first }: ResiduePlan): SurvivalState => (first ? { [first.id]: 'gone' } : {});

/** `are`: several, who take in the place of somebody. */
type Held = ReadonlyMap<string, { readonly name: string; readonly are: boolean; readonly share: Fraction }>;

const INTESTACY = ' intestacy';

function held(plan: ResiduePlan, survival: SurvivalState): Held {
  const shares = new Map<string, { name: string; are: boolean; share: Fraction }>();
  const { takings, intestacy } = allocate(plan, survival);
  for (const { taker, as, share } of takings) {
    const are = as === 'descendants';
    const name = are ? childrenOf(taker) : taker.name;
    const known = shares.get(nameKey(name));
    shares.set(nameKey(name), { name, are, share: known ? add(known.share, share) : share });
  }
  if (intestacy.n > 0) shares.set(INTESTACY, { name: 'the intestacy rules', are: true, share: intestacy });
  return shares;
}

function takingChanges(
  before: ResiduePlan,
  after: ResiduePlan,
  state: (plan: ResiduePlan) => SurvivalState,
  when: string,
): readonly string[] {
  const [old, now] = [held(before, state(before)), held(after, state(after))];
  return [...new Map([...now, ...old, ...now])].flatMap(([id, { name, are }]) => {
    const [was, is] = [old.get(id)?.share ?? ZERO, now.get(id)?.share ?? ZERO];
    return was.n * is.d === is.n * was.d ? [] : [capitalised(`${when}${id === INTESTACY ? leftOver(is) : gains(name, are, was, is)}`)];
  });
}

const leftOver = (is: Fraction): string =>
  is.n === 0 ? 'nothing passes under the intestacy rules any more.' : `the intestacy rules now decide about ${shareForPeople(is)}.`;

function gains(name: string, are: boolean, was: Fraction, is: Fraction): string {
  const s = are ? '' : 's';
  if (was.n === 0) return `${name} now take${s} ${shareForPeople(is)} of the rest of your estate.`;
  if (is.n === 0) return `${name} lose${s} ${shareForPeople(was)} and take${s} nothing of the rest of your estate.`;
  const isMore = is.n * was.d > was.n * is.d;
  const [large, small] = isMore ? [is, was] : [was, is];
  const difference = fraction(large.n * small.d - small.n * large.d, large.d * small.d);
  return `${name} ${isMore ? 'gain' : 'lose'}${s} ${shareForPeople(difference)}: ${shareForPeople(is)} instead of ${shareForPeople(was)}.`;
}

const WHAT_THEN: { readonly [Rule in Exclude<Substitution, 'never' | 'substitute'>]: string } = {
  descendants: 'to that person’s own children',
  survivors: 'to the other children named',
  intestacy: 'by the intestacy rules',
  spread: 'to the others',
};

type Rules = ReadonlyMap<
  string,
  { readonly name: string; readonly substitution: Substitution; readonly where: string; readonly gone: string }
>;

const rulesOf = ({ rest, lastResort }: ResiduePlan): Rules =>
  new Map(
    [
      ...(rest.kind === 'children'
        ? rest.children.map((child) => ({ name: child.name, relationship: '', substitution: rest.substitution }))
        : []),
      ...listsOf({ rest, lastResort }).flatMap(({ shares }) => shares),
    ].map((each) => [
      nameKey(each.name),
      { name: each.name, substitution: each.substitution, where: whatThen(each), gone: goneInWords(each, 'dies before you') },
    ]),
  );

const NEVER = 'never';

type Rule = Pick<Share, 'substitution'> & Partial<Pick<Share, 'substitutes' | 'substitutesTake'>>;

const whatThen = ({ substitution, substitutes = [], substitutesTake = 'in_order' }: Rule): string =>
  substitution === 'never'
    ? NEVER
    : substitution === 'substitute'
      ? `to ${standInsInWords(substitutes, substitutesTake)}`
      : WHAT_THEN[substitution];

function ruleChanges(before: ResiduePlan, after: ResiduePlan): readonly string[] {
  const old = rulesOf(before);
  return [...rulesOf(after)].flatMap(([id, { name, where, gone }]) => {
    const was = old.get(id);
    if (was === undefined || was.where === where) return [];
    if (where === NEVER) return [`${name} is a charity now, and what it is given does not fail.`];
    const lost = was.substitution === 'descendants' ? `${name} loses the children who stood in: if ` : 'If ';
    return [`${lost}${name} ${gone}, the share now goes ${ended(where)}`];
  });
}
