import type { WillFacts } from '../../answers/will-facts.ts';
import type { Division, IfGone, Share } from '../../residue/residue-plan.ts';
import type { Step } from './sheet.ts';
import { andList, capitalised, ended, orList } from './wording.ts';

/** The three things about a will that matter most, in plain words, from the same plan as its clauses. */
export const mainEffects = (facts: WillFacts): readonly Step[] => [
  { title: 'Who inherits.', text: whoInherits(facts) },
  { title: 'If someone dies before you.', text: ifSomeoneDies(facts) },
  { title: 'Who is in charge.', text: whoIsInCharge(facts) },
];

function whoInherits({ plan: { first, rest }, gifts }: WillFacts): string {
  const estate = `everything that is left after debts, costs and tax${gifts.length > 0 ? ' and after your particular gifts' : ''}`;
  const survival = 'A person must be alive 28 days after your death to inherit.';
  if (first) return `${capitalised(estate)} goes to ${first.name}, if they survive you. ${survival}`;
  return `${capitalised(estate)} ${goesTo(rest)} ${survival}`;
}

function ifSomeoneDies({ plan: { first, rest } }: WillFacts): string {
  if (!first) return whenGone(rest);
  if (rest.kind === 'intestacy')
    return `If ${first.name} does not survive you, you have chosen to name nobody else: the law’s intestacy rules decide which of your relatives inherit.`;
  return `If ${first.name} does not survive you, it ${goesTo(rest)} ${whenGone(rest)}`;
}

function goesTo(division: Division): string {
  switch (division.kind) {
    case 'intestacy':
      return 'passes under the intestacy rules.';
    case 'children':
      return toChildren(division.children.map(({ name }) => name));
    case 'shares':
      return toShares(division.shares);
  }
}

function toChildren(names: readonly string[]): string {
  if (names.length === 0) return 'goes in equal shares to any children born to you or adopted by you after you sign.';
  const shared = names.length === 1 ? `goes to your child, ${names[0]},` : `is shared equally by your children, ${andList(names)},`;
  return `${shared} and any child born to you or adopted by you after you sign.`;
}

const toShares = (shares: readonly Share[]): string =>
  shares.length === 1
    ? ended(`goes to ${shares[0]!.name}`)
    : ended(`is divided: ${andList(shares.map(({ percent, name }) => `${percent}% to ${name}`))}`);

function whenGone(division: Division): string {
  switch (division.kind) {
    case 'intestacy':
      return 'The intestacy rules decide who inherits.';
    case 'children':
      return childGone(division.children.length, division.ifGone);
    case 'shares':
      return division.shares.length === 1 ? onlyOneGone(division.shares[0]!) : sharesGone(division.shares);
  }
}

const NOBODY_LEFT = 'If nobody is left to inherit, the intestacy rules decide.';

function childGone(count: number, ifGone: 'descendants' | 'others' | 'intestacy'): string {
  if (count === 0) return 'If there are none, the intestacy rules decide.';
  switch (ifGone) {
    case 'descendants':
      return `If a child of yours dies before you, their own children take that child’s part. ${NOBODY_LEFT}`;
    case 'others':
      return `If a child of yours dies before you, your other children share that part, and the children of the one who died get nothing. ${NOBODY_LEFT}`;
    case 'intestacy':
      return 'If a child of yours dies before you, that child’s part does not go to your other children: the intestacy rules decide who gets it.';
  }
}

function onlyOneGone({ name, ifGone }: Share): string {
  if (ifGone === 'descendants')
    return `If ${name} dies before you, their own children take it. If there are none, the intestacy rules decide.`;
  return `If ${name} dies before you, nobody else is named: the intestacy rules decide who inherits.`;
}

function sharesGone(shares: readonly Share[]): string {
  const under = (rule: IfGone) => shares.filter(({ ifGone }) => ifGone === rule).map(({ name }) => name);
  const lines = ([rule, told]: readonly [IfGone, (names: readonly string[]) => string]) =>
    under(rule).length > 0 ? [told(under(rule))] : [];
  const allLapse = shares.every(({ ifGone }) => ifGone === 'intestacy');
  return [...WHEN_GONE.flatMap(lines), ...(allLapse ? [] : [NOBODY_LEFT])].join(' ');
}

const WHEN_GONE: readonly (readonly [IfGone, (names: readonly string[]) => string])[] = [
  [
    'descendants',
    (names) =>
      `If ${orList(names)} dies before you, their own children take that share; if there are none, it is divided among the others.`,
  ],
  [
    'others',
    (names) =>
      names.length === 1
        ? `If ${names[0]} dies before you, that share is divided among the others, not passed to their children.`
        : `If ${orList(names)} dies before you, that share goes to the others of these ${names.length} who survive you, not to their children.`,
  ],
  ['intestacy', (names) => `If ${orList(names)} dies before you, the intestacy rules decide who gets that share.`],
  ['spread', (names) => `If ${orList(names)} does not survive you, or no longer exists, that share is divided among the others.`],
];

function whoIsInCharge({ executors, executorsAct, guardian }: WillFacts): string {
  const names = executors.map(({ name }) => name);
  const [first, ...others] = names;
  const together =
    names.length === 1
      ? `${first} is your executor and carries out your will.`
      : `${andList(names)} are your executors and carry out your will together.`;
  const inOrder = `${first} is your executor and carries out your will; if they cannot, ${others.join(', and then ')} does.`;
  const acting = executorsAct === 'in-order' && others.length > 0 ? inOrder : together;
  return guardian === null
    ? acting
    : `${acting} ${guardian.name} is to be guardian of your children under 18, as a rule once no parent with parental responsibility is living.`;
}
