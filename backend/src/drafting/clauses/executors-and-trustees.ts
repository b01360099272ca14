import type { Person, WillFacts } from '../answers/will-facts.ts';
import { type ClauseTemplate, part, type Part } from '../document/clause.ts';
import { described, describedWithin } from '../document/described.ts';
import { say, type Sentence, term } from '../document/sentence.ts';

export const executorsAndTrustees: ClauseTemplate = {
  id: 'executors',
  heading: 'Executors and trustees',
  parts: (facts) => [
    ...appointed(facts),
    part(say`${term('My Executors')} means whoever is acting as executor or trustee of this will at the time, whether one person or more.`),
  ],
};

function appointed({ executors, executorsAct }: WillFacts): readonly Part[] {
  const [first, ...others] = executors;
  if (others.length === 0) return [part(appoint(first))];
  if (executorsAct === 'in-order') return inOrder(first, others);
  return [
    { text: say`I appoint these people together as my executors and trustees:`, items: executors.map(described) },
    part(
      say`If one of them has died, or cannot or does not want to act, the rest may act without that person and have every power this will gives.`,
    ),
  ];
}

const appoint = (person: Person): Sentence => say`I appoint ${describedWithin(person)} as my executor and trustee.`;

const inOrder = (first: Person, [second, third]: readonly Person[]): readonly Part[] => [
  part(appoint(first)),
  ...(second
    ? [part(say`If ${first.name} cannot or will not act, or dies before proving this will, I appoint ${describedWithin(second)} instead.`)]
    : []),
  ...(second && third
    ? [
        part(
          say`If both ${first.name} and ${second.name} cannot or will not act, or die before proving this will, I appoint ${describedWithin(third)} instead.`,
        ),
      ]
    : []),
];
