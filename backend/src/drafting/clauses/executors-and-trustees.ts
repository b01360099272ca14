import type { Person, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, subClause, type SubClause } from '../document/clause.ts';
import { described, describedWithin } from '../document/described.ts';
import { either, say, type Sentence, term } from '../document/sentence.ts';

export const executorsAndTrustees: ClauseTemplate = {
  id: 'executors',
  heading: 'Executors and trustees',
  subClauses: (facts) => [
    ...appointed(facts),
    ...inReserve(facts),
    subClause(
      say`${term('My Executors')} means whoever is acting as executor or trustee of this will at the time, whether one person or more, and an ${term('Executor')} is any one of them.`,
    ),
  ],
};

function appointed({ executors, executorsAct }: WillFacts): readonly SubClause[] {
  const [first, ...others] = executors;
  if (others.length === 0) return [subClause(appoint(first))];
  if (executorsAct === 'in-order') return inOrder(first, others);
  return [
    { text: say`I appoint these people together as my executors and trustees:`, items: executors.map(described) },
    subClause(
      say`If one of them has died, or cannot or does not want to act, the rest may act without that person and have every power this will gives.`,
    ),
  ];
}

function inReserve({ executors, reserves: [first, second] }: WillFacts): readonly SubClause[] {
  if (!first) return [];
  const names = executors.map(({ name }) => name);
  const [only = '', other = ''] = names;
  const gone =
    names.length === 1
      ? say`If ${only} cannot or will not act, or dies before proving this will,`
      : names.length === 2
        ? say`If neither ${only} nor ${other} can or will act, or both die before proving this will,`
        : say`If none of ${either(names)} can or will act, or all of them die before proving this will,`;
  return [
    subClause(say`${gone} I appoint ${describedWithin(first)} as my executor and trustee instead.`),
    ...(second
      ? [
          subClause(
            say`If ${first.name} cannot or will not act either, or dies before proving this will, I appoint ${describedWithin(second)} instead.`,
          ),
        ]
      : []),
  ];
}

const appoint = (person: Person): Sentence => say`I appoint ${describedWithin(person)} as my executor and trustee.`;

const inOrder = (first: Person, [second, third]: readonly Person[]): readonly SubClause[] => [
  subClause(appoint(first)),
  ...(second
    ? [
        subClause(
          say`If ${first.name} cannot or will not act, or dies before proving this will, I appoint ${describedWithin(second)} instead.`,
        ),
      ]
    : []),
  ...(second && third
    ? [
        subClause(
          say`If both ${first.name} and ${second.name} cannot or will not act, or die before proving this will, I appoint ${describedWithin(third)} instead.`,
        ),
      ]
    : []),
];
