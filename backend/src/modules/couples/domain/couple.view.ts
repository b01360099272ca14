import type { OwnCouple } from '@willow/contracts';
import { fold } from '../../../event-sourcing/core/decider.ts';
import type { Dated } from '../../../event-sourcing/core/tell.ts';
import { couple } from './couple.decider.ts';
import type { CoupleFact } from './couple.facts.ts';
import { isIn, offeredTo } from './couple.state.ts';

/**
 * What somebody sees of a pair: what they did themselves, that the invitation was accepted, and whether something is offered to them now.
 */
export function viewOf(facts: readonly (CoupleFact & Dated)[], customerId: string): OwnCouple | null {
  const state = fold(couple, facts);
  if (!isIn(state, customerId)) return null;
  const at = (type: CoupleFact['type'], by?: string) =>
    facts.findLast((fact) => fact.type === type && (by === undefined || ('by' in fact.data && fact.data.by === by)))?.metadata.occurredAt ??
    null;
  const acceptedAt = at('PairLinked');
  const isOwnInvitation = customerId === state.inviterId && acceptedAt === null && state.partner !== null;
  return {
    invitedAt: at('PartnerInvited') ?? '',
    invited: isOwnInvitation && state.partner ? { ...state.partner, until: state.expiresAt ?? '' } : null,
    acceptedAt,
    offeredAt: customerId in state.offers ? at('AnswersOffered', customerId) : null,
    isOfferedAnswers: offeredTo(state, customerId) !== null,
  };
}
