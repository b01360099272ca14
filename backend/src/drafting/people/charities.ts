import type { WillFacts } from '../answers/will-facts.ts';
import { neverFails } from '../residue/residue-plan.ts';

/** By name: a body that only its relationship calls a charity fails as any other organisation does. */
export const charitiesIn = ({ gifts, plan: { rest } }: Pick<WillFacts, 'gifts' | 'plan'>): readonly string[] => {
  const given = gifts.filter(({ charity }) => charity).map(({ recipientName }) => recipientName);
  return [...new Set([...given, ...(rest.kind === 'shares' ? rest.shares.filter(neverFails).map(({ name }) => name) : [])])];
};
