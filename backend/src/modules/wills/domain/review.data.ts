import { type DataEntry, type FlagDecision, HELD_BACK_NOTE } from '@willow/contracts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { leftOut, type Telling } from '../../../event-sourcing/core/tell.ts';
import type { reviewFacts } from './review.facts.ts';

type ReviewFact = FactOf<(typeof reviewFacts)[number]>;

const CONCLUDED: Readonly<Record<FlagDecision, string>> = {
  accepted: 'It may stand as it is.',
  confirmed: 'It is as you want it.',
  fixed: 'It was put right.',
  asked: 'We wait for your answer.',
  read: 'It was read.',
  reopened: 'The decision was taken back.',
};

const decided = (says: string, decision: FlagDecision, choice: string | null) => ({
  says,
  details: { conclusion: [CONCLUDED[decision], choice].filter(Boolean).join(' '), heldBack: HELD_BACK_NOTE },
});

export const reviewTelling: Telling<ReviewFact, Pick<DataEntry, 'says' | 'details'>> = {
  WillReviewed: () => ({ says: 'Your answers were checked by our rules.' }),
  ReviewFlagRaised: ({ personal }) => ({
    says: 'We checked your answers and found a point for our reviewer.',
    ...(personal && { details: { finding: personal.message, about: personal.about, whatWeDoAboutIt: personal.action } }),
  }),
  ReviewFlagDecided: ({ data: { decision, choice } }) => decided('Our team decided about it.', decision, choice),
  ReviewDecisionProposed: ({ data: { decision, choice } }) =>
    decided('Our team decided about it, and a second person had to agree.', decision, choice),
  ReviewDecisionAgreed: ({ data: { decision } }) => ({
    says: 'A second person of our team agreed.',
    details: { conclusion: CONCLUDED[decision] },
  }),
  WillAbroadKept: ({ personal }) => ({
    says: 'Our team noted that a will of yours abroad stays in force, or took that back.',
    ...(personal && { details: personal }),
  }),
  WillCleared: leftOut('Says that nothing stands in the way of the approval, which is told with the order.'),
};
