import type { WillFacts } from '../answers/will-facts.ts';
import { listsOf, neverFails } from '../residue/residue-plan.ts';

/** By name: a body that only its relationship calls a charity fails as any other organisation does. */
export const charitiesIn = ({ gifts, plan }: Pick<WillFacts, 'gifts' | 'plan'>): readonly string[] => {
  const given = gifts.filter(({ charity }) => charity).map(({ recipientName }) => recipientName);
  const inShares = listsOf(plan).flatMap(({ shares }) => shares.filter(neverFails).map(({ name }) => name));
  return [...new Set([...given, ...inShares])];
};
