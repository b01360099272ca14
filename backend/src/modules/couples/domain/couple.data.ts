import { type DataEntry, stepAt } from '@willow/contracts';
import { type Dated, leftOut, tell, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { CoupleFact } from './couple.facts.ts';

type Told = Pick<DataEntry, 'says' | 'details'>;

/** To one of the two, of what they did themselves: the other has rights of their own. */
export const coupleTelling: Telling<CoupleFact, Told> = {
  PartnerInvited: ({ personal }) => ({
    says: 'You invited your partner to make two wills for a couple.',
    ...(personal && { details: { friendName: personal.name, friendEmail: personal.email } }),
  }),
  PartnerDeclined: leftOut('That somebody declined is about them.'),
  PairLinked: () => ({ says: 'The invitation to make two wills for a couple was accepted.' }),
  AnswersOffered: () => ({ says: 'You offered your answers to your partner.' }),
  OfferWithdrawn: () => ({ says: 'You took back the offer of your answers.' }),
  AnswersTakenOver: ({ data: { step } }) => ({ says: `You kept what your partner offered for “${stepAt(step).question}”` }),
  PairUnlinked: () => ({ says: 'You left your two wills for a couple.' }),
};

/** Of the pair, what is the customer's own. */
export const coupleEntries = (facts: readonly (CoupleFact & Dated)[], customerId: string): readonly DataEntry[] =>
  tell(
    coupleTelling,
    facts.filter(({ type, data }) =>
      type === 'PartnerInvited' ? data.customerId === customerId : !('by' in data) || data.by === customerId,
    ),
    null,
  );
