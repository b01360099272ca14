import type { Loan, WillFacts } from '../answers/will-facts.ts';
import { countedIn, forgivenIn } from '../clauses/money-owed-to-me.ts';
import { andList, childrenOf, ended } from '../document/in-words.ts';
import type { PersonInWill } from '../people/people-in-will.ts';
import type { Allocation } from '../residue/decision-table.ts';
import { sharesOf } from '../residue/shares-of.ts';
import type { RoleChange } from './place.ts';

export const owedBy = ({ name }: Pick<Loan, 'name'>): string => `what ${name} owes you`;

const namesOf = (loans: readonly Loan[]): readonly string[] => loans.map(({ name }) => name);

/** Who owes nothing any more, whose share is smaller, and what says how much it is. */
export function explainLoans({ loans }: Pick<WillFacts, 'loans'>): readonly [string, string, ...string[]] {
  const [first = '', ...others] = [...sayForgiven(namesOf(forgivenIn(loans))), ...sayCounted(countedIn(loans))];
  return [
    first,
    'How much it is counts on the day you die. Sign a record of each loan and of what is paid back, and keep it with this will but not attached to it: without one your family has to prove it. Money you gave as a present is no loan. Of a loan that you made together with somebody who outlives you, this reaches only your part, if you have one: their right to be paid stays.',
    ...others,
    'What you owe to others is no matter for a gift: the law has it paid before anybody gets anything.',
  ];
}

const owe = (names: readonly string[]): string => `${andList(names)} ${names.length === 1 ? 'owes' : 'owe'}`;

const sayForgiven = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        `What ${owe(names)} you is forgiven, even if they die before you, but not if you were married or in a civil partnership and that has ended since you signed. Anybody else who owes the same money, or has promised to pay it for them, stays liable for their own part, and what they gave as security stays.`,
      ];

function sayCounted(loans: readonly Loan[]): readonly string[] {
  if (loans.length === 0) return [];
  const free = namesOf(loans.filter(({ payBack }) => !payBack));
  const owing = namesOf(loans.filter(({ payBack }) => payBack));
  return [
    [
      `What ${owe(namesOf(loans))} you is taken off ${loans.length === 1 ? 'their share' : 'the share of each'}, as if they had that much of it already, and off the share of whoever takes it in their place.`,
      ...(free.length > 0 ? [`If ${owe(free)} more than the share, nothing has to be paid back.`] : []),
      ...(owing.length > 0
        ? [`If ${owe(owing)} more than the share, they have to pay back the difference, as far as the law still lets it be claimed.`]
        : []),
      'Tax on that share is worked out before the debt is taken off: whoever takes it bears it, if need be from their own money.',
      'As long as nobody takes the share, for example because your partner takes everything, it is owed to your estate like any other debt, as far as the law still lets it be claimed.',
    ].join(' '),
  ];
}

type Dead = readonly Pick<PersonInWill, 'roles'>[];

/** A debt that is forgiven is so in every trial; one that is counted is taken off the share of whoever has it, and owed where nobody has. */
export const loansAfter = ({ loans, plan }: Pick<WillFacts, 'loans' | 'plan'>, dead: Dead, { takings }: Allocation) =>
  loans.map((loan, index) => {
    const isGone = dead.some(({ roles }) => roles.some((role) => role.kind === 'borrower' && role.loan === index));
    if (loan.treatment === 'forgiven')
      return {
        description: `release from the debt of ${loan.name}`,
        recipient: isGone ? `the estate of ${loan.name}` : loan.name,
        fails: false,
      };
    const ids = sharesOf(loan, plan).flatMap(({ id, substitutes = [] }) => [id, ...substitutes.map((each) => each.id)]);
    const bearers = takings
      .filter(({ taker }) => ids.includes(taker.id))
      .map(({ taker, as }) => (as === 'self' ? taker.name : childrenOf(taker)));
    const description = `the debt of ${loan.name}, as part of a share`;
    return bearers.length > 0
      ? { description, recipient: andList(bearers), fails: false }
      : { description, recipient: loan.name, fails: true };
  });

const changed = (before: Loan | undefined, after: Loan | undefined): string | null => {
  if (!after) return before ? `This will says nothing any more of ${owedBy(before)}.` : null;
  if (before?.treatment === after.treatment && before.payBack === after.payBack && before.relationship === after.relationship) return null;
  if (after.treatment === 'forgiven') return ended(`${owedBy(after).replace('what', 'What')} is now forgiven`);
  return `What ${after.name} owes you is now taken off their share${after.payBack ? ', and what is more than the share stays owed' : ''}.`;
};

export function loanChanges({ loans: before }: WillFacts, { loans: after }: WillFacts): readonly RoleChange[] {
  const names = [...new Set(namesOf([...before, ...after]))];
  const find = (loans: readonly Loan[], name: string): Loan | undefined => loans.find((loan) => loan.name === name);
  return names.flatMap((name) => {
    const sentence = changed(find(before, name), find(after, name));
    return sentence === null ? [] : [{ place: 'loans', sentence }];
  });
}
