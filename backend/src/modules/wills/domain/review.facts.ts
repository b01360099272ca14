import { FlagDecision, FlagSeverity, FlagSubject } from '@willow/contracts';
import { z } from 'zod';
import { defineFact } from '../../../event-sourcing/core/fact.ts';

const reviewed = {
  orderId: z.string(),
  willRevision: z.number().int(),
  answerHash: z.string(),
};
const flag = { ...reviewed, key: z.string(), flag: z.string() };

export const WillReviewed = defineFact('WillReviewed', { data: z.object(reviewed) });
/** What a flag says may name people, so it is sealed; which rule it was and how much it weighs is not. */
export const ReviewFlagRaised = defineFact('ReviewFlagRaised', {
  data: z.object({ ...flag, severity: FlagSeverity }),
  personal: z.object({ about: z.nullable(FlagSubject), message: z.string(), action: z.string() }),
});
export const ReviewFlagDecided = defineFact('ReviewFlagDecided', {
  data: z.object({ ...flag, decision: FlagDecision }),
  personal: z.object({ reason: z.string() }),
});
/** Nothing stopped the will when it was approved: the place of this fact among the decisions proves it. */
export const WillCleared = defineFact('WillCleared', { data: z.object(reviewed) });

export const reviewFacts = [WillReviewed, ReviewFlagRaised, ReviewFlagDecided, WillCleared] as const;
