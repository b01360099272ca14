import { type StepId, stepNumber, type StressReport } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { hasDied, isOrganisationInWill, isTriable, peopleOf, type PersonInWill } from '../people/people-in-will.ts';
import { allocate, type Allocation } from '../residue/decision-table.ts';
import type { ResiduePlan } from '../residue/residue-plan.ts';
import { descendantsTake, survivalAfter, type Trial } from './who-gets-what.ts';
import { andList, counted, orList } from '../document/in-words.ts';
import { shareForPeople } from './share-for-people.ts';

/** More combinations than this are not tried one by one: then everybody who dies leaves no descendants, which is the worst case. */
const MAX_TRIALS = 4096;
const MAX_CASES = 8;
const MAX_NAMES = 4;

type Choice = 'alive' | 'leaves' | 'gone';
type Tried = { readonly trial: Trial; readonly outcome: Allocation };

/**
 * Every combination of deaths among those who take, and those after which some of the estate passes by the intestacy rules: the worst
 * first, equal outcomes once, with the fewest deaths that lead to them.
 */
export function stressReport({ facts }: Pick<PlannedWill, 'facts'>): StressReport {
  const people = peopleOf(facts).filter(
    (person) => isTriable(person) && person.roles.some(({ kind }) => kind === 'taker' || kind === 'late-child'),
  );
  const choices = choicesFor(facts.plan);
  const say = (each: Tried): string => sentenceOf(each, people, choices);
  const tried = trialsOf(people.map(choices), people).map((trial) => ({
    trial,
    outcome: allocate(facts.plan, survivalAfter(people, trial)),
  }));
  const failing = tried.filter(({ outcome }) => outcome.intestacy.n > 0);
  const cases = distinct(failing).toSorted((a, b) => part(b) - part(a) || deaths(a) - deaths(b));
  const likeliest = cases.toSorted((a, b) => deaths(a) - deaths(b))[0];
  const shown = [...(likeliest ? [likeliest] : []), ...cases.filter((each) => each !== likeliest)].slice(0, MAX_CASES);
  const closing = failing.length > 0 ? closingStep(facts.plan) : null;
  return {
    tried: tried.length,
    failing: failing.length,
    cases: cases
      .filter((each) => shown.includes(each))
      .map((each) => ({
        sentence: say(each),
        intestacy: { numerator: each.outcome.intestacy.n, denominator: each.outcome.intestacy.d },
        likeliest: each === likeliest,
        dead: [...each.trial.dead],
        noIssue: [...each.trial.noIssue],
      })),
    summary: summaryOf(tried.length, failing.length, people),
    step: closing && stepNumber(closing),
  };
}

const part = ({ outcome: { intestacy } }: Tried): number => intestacy.n / intestacy.d;
/** A family of which nobody is left counts like one who has died. */
const deathsIn = ({ dead, noIssue }: Trial): number => new Set([...dead, ...noIssue]).size;
const deaths = ({ trial }: Tried): number => deathsIn(trial);

function trialsOf(all: readonly (readonly Choice[])[], people: readonly PersonInWill[]): readonly Trial[] {
  const count = all.reduce((product, choices) => product * choices.length, 1);
  const choices = count <= MAX_TRIALS ? all : people.map((person): readonly Choice[] => (hasDied(person) ? ['gone'] : ['alive', 'gone']));
  const combinations = choices.reduce<readonly (readonly Choice[])[]>(
    (before, next) => before.flatMap((chosen) => next.map((choice) => [...chosen, choice])),
    [[]],
  );
  return combinations
    .map((chosen) => ({
      dead: people.flatMap((person, index) => (chosen[index] === 'alive' || hasDied(person) ? [] : [person.id])),
      noIssue: people.flatMap(({ id }, index) => (chosen[index] === 'gone' ? [id] : [])),
    }))
    .toSorted((a, b) => deathsIn(a) - deathsIn(b));
}

const choicesFor =
  (plan: ResiduePlan) =>
  (person: PersonInWill): readonly Choice[] =>
    hasDied(person) ? ['leaves', 'gone'] : descendantsTake(person, plan) ? ['alive', 'leaves', 'gone'] : ['alive', 'gone'];

/** One case for each outcome; where there are more than fit, one for each part of the estate that the intestacy rules decide about. */
function distinct(tried: readonly Tried[]): readonly Tried[] {
  const outcomes = oneOfEach(tried, ({ outcome: { takings, intestacy } }) => [
    takings.map(({ taker, as, share }) => [taker.id, as, share]),
    intestacy,
  ]);
  return outcomes.length <= MAX_CASES ? outcomes : oneOfEach(outcomes, ({ outcome }) => outcome.intestacy);
}

/** The first of each kind. Trials come with the fewest deaths first, so the first one found is the likeliest. */
const oneOfEach = (tried: readonly Tried[], kindOf: (each: Tried) => unknown): readonly Tried[] => {
  const kinds = new Map<string, Tried>();
  for (const each of tried) {
    const kind = JSON.stringify(kindOf(each));
    if (!kinds.has(kind)) kinds.set(kind, each);
  }
  return [...kinds.values()];
};

function sentenceOf(
  { trial, outcome }: Tried,
  people: readonly PersonInWill[],
  choices: (person: PersonInWill) => readonly Choice[],
): string {
  const dead = people.filter(({ id }) => trial.dead.includes(id));
  const childless = dead.filter((person) => trial.noIssue.includes(person.id) && choices(person).includes('leaves'));
  const what =
    outcome.takings.length === 0 ? 'everything passes' : `${shareForPeople(outcome.intestacy)} of the rest of your estate passes`;
  const ended = people.filter((person) => hasDied(person) && trial.noIssue.includes(person.id));
  const noneLeft = ended.length === 0 ? [] : [`no child or grandchild of ${orList(ended.map(({ name }) => name))} is alive`];
  if (dead.length + ended.length === 0) return `As things are, ${what} under the intestacy rules.`;
  const isAll = dead.length + ended.length === people.length && dead.length > MAX_NAMES;
  const [bodies, mortals] = [dead.filter(isOrganisationInWill), dead.filter((person) => !isOrganisationInWill(person))];
  const leaving =
    childless.length === 0
      ? ''
      : childless.length === mortals.length
        ? ' leaving no children'
        : ` (${andList(childless.map(({ name }) => name))} leaving no children)`;
  const haveDied = isAll ? [allHaveDied(dead.length, bodies.length > 0) + leaving] : have(mortals, `died before you${leaving}`);
  const haveClosed = isAll ? [] : have(bodies, 'closed');
  return `If ${[...haveDied, ...haveClosed, ...noneLeft].join(' and ')}, ${what} under the intestacy rules.`;
}

const allHaveDied = (count: number, someClose: boolean): string =>
  someClose
    ? `everybody who could take (${count}) has died or closed before you`
    : `everybody who could take (${count} people) has died before you`;

const have = (people: readonly PersonInWill[], what: string): readonly string[] =>
  people.length === 0 ? [] : [`${andList(people.map(({ name }) => name))} ${people.length === 1 ? 'has' : 'have'} ${what}`];

function summaryOf(tried: number, failing: number, people: readonly PersonInWill[]): string {
  const found = failing === 0 ? 'In none of them does anything pass' : `In ${failing} of them something passes`;
  const of = people.some(isOrganisationInWill) ? 'deaths and closures' : 'deaths';
  return `We tried ${counted(tried, 'combination', 'combinations')} of ${of}. ${found} by the intestacy rules.`;
}

/** One name more in a list of shares closes a gap; elsewhere another rule does, or a last resort. */
function closingStep({ first, rest, lastResort }: ResiduePlan): StepId {
  const isList = first === null && lastResort === null && rest.kind === 'shares';
  return isList && !rest.shares.some(({ substitution }) => substitution === 'intestacy') ? 'beneficiaries' : 'substitutes';
}
