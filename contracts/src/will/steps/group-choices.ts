import { PERCENT_TOTAL } from '../../constants.ts';
import { type Draft, FIELDS, type GroupGift, type WillAnswers } from '../answers.ts';
import { samePerson, type SaidOfPerson } from '../people/same-person.ts';
import { holds, isLive, liveChildren } from '../rules.ts';
import { missing, problem, type Problem } from '../step.ts';

export const GROUPS = ['grandchildren', 'nephewsAndNieces'] as const;
export type GroupKey = (typeof GROUPS)[number];

const TO = { grandchildren: 'your grandchildren', nephewsAndNieces: 'your nephews and nieces' } as const;

const isBegun = ({ amount, percentage, age }: GroupGift): boolean => [amount, percentage, age].some((answer) => answer !== undefined);

/** A sum for each or a part for all, and an age: the same for the wizard and for answers from a file. */
export function groupContradictions(answers: WillAnswers): readonly Problem[] {
  const live = GROUPS.filter((key) => isLive(key, answers));
  const each = live.flatMap((key): readonly Problem[] => {
    const group = answers[key] ?? {};
    const { amount, percentage, age } = group;
    if (!isBegun(group)) return [];
    return [
      ...(amount === undefined && percentage === undefined
        ? [problem([key, 'amount'], `Enter a sum for each of ${TO[key]}, or a part of your estate for all of them`)]
        : []),
      ...(amount !== undefined && percentage !== undefined
        ? [problem([key, 'percentage'], `Take out the sum or the part for ${TO[key]}: it is one or the other`)]
        : []),
      ...(percentage === 0 ? [problem([key, 'percentage'], `Enter a part above 0 for ${TO[key]}`)] : []),
      ...missing(age, [key, 'age'], `Choose at what age ${TO[key]} get it`),
    ];
  });
  const parts = live.reduce((sum, key) => sum + (answers[key]?.percentage ?? 0), 0);
  const last = live.findLast((key) => answers[key]?.percentage !== undefined);
  return last !== undefined && parts >= PERCENT_TOTAL
    ? [...each, problem([last, 'percentage'], 'Leave something for the people who inherit the rest: these parts leave nothing')]
    : each;
}

/** Those who have a share of their own, from which something can be taken off; a charity borrows nothing. */
export function sharersIn(answers: Draft): readonly SaidOfPerson[] {
  const { customBeneficiaries = [], customSubstitutes = [] } = answers;
  const inList = (rows: readonly (SaidOfPerson & { readonly charity?: boolean | undefined })[]): readonly SaidOfPerson[] =>
    rows.flatMap(({ fullName, relationship, charity }) => (charity ? [] : [{ fullName, relationship }]));
  return [
    ...(holds('childrenInherit', answers)
      ? liveChildren(answers).map(({ fullName, dob }) => ({ fullName, dob, relationship: 'Child' }))
      : []),
    ...(isLive('customBeneficiaries', answers) ? inList(customBeneficiaries) : []),
    ...(isLive('customSubstitutes', answers) ? inList(customSubstitutes) : []),
  ];
}

/** What is counted needs a share to be counted against; each borrower is named once. */
export const loanContradictions = (answers: WillAnswers): readonly Problem[] =>
  (answers.loans ?? []).flatMap((loan, index, all) => {
    const who = `${FIELDS.loans.noun} ${index + 1}`;
    const at = (part: string): readonly (string | number)[] => ['loans', index, part];
    const isNamed = (other: SaidOfPerson): boolean => samePerson(other, loan) === 'same';
    return [
      ...(all.slice(0, index).some(isNamed)
        ? [problem(at('fullName'), `Take out ${who}: ${loan.fullName} is named already, and all that they owe is meant`)]
        : []),
      ...(loan.treatment === 'counted' && !sharersIn(answers).some(isNamed)
        ? [
            problem(
              at('treatment'),
              `Forgive ${who}, or give ${loan.fullName || 'them'} a share: without one there is nothing to take it off`,
            ),
          ]
        : []),
      ...(loan.payBack && loan.treatment === 'forgiven'
        ? [problem(at('payBack'), `Choose one for ${who}: it is forgiven, or some of it is paid back`)]
        : []),
    ];
  });
