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
/** The chosen sentence names nobody and is kept as it was read that day; free words may, so they are sealed. */
const decision = { ...flag, decision: FlagDecision, choice: z.nullable(z.string()) };

/** What a flag says may name people, so it is sealed; which rule it was, how much it weighs and whether one person may decide it is not. */
export const ReviewFlagRaised = defineFact('ReviewFlagRaised', {
  data: z.object({ ...flag, severity: FlagSeverity, twoPeople: z.boolean() }),
  personal: z.object({ about: z.nullable(FlagSubject), message: z.string(), action: z.string() }),
});
export const ReviewFlagDecided = defineFact('ReviewFlagDecided', {
  data: z.object(decision),
  personal: z.object({ reason: z.string() }),
});
/** It settles nothing until somebody other than `by` agrees to it. */
export const ReviewDecisionProposed = defineFact('ReviewDecisionProposed', {
  data: z.object({ ...decision, by: z.string() }),
  personal: z.object({ reason: z.string() }),
});
/** `proposal`: the revision of what was agreed to. */
export const ReviewDecisionAgreed = defineFact('ReviewDecisionAgreed', {
  data: z.object({ ...flag, decision: FlagDecision, proposal: z.number().int(), by: z.string() }),
});
/** An operator's adjustment: a will that deals only with property in this country stays in force. Empty when it was taken back. */
export const WillAbroadKept = defineFact('WillAbroadKept', {
  data: z.object({ orderId: z.string(), willRevision: z.number().int() }),
  personal: z.object({ country: z.string() }),
});
/** Nothing stopped the will when it was approved: the place of this fact among the decisions proves it. */
export const WillCleared = defineFact('WillCleared', { data: z.object(reviewed) });

export const reviewFacts = [
  WillReviewed,
  ReviewFlagRaised,
  ReviewFlagDecided,
  ReviewDecisionProposed,
  ReviewDecisionAgreed,
  WillAbroadKept,
  WillCleared,
] as const;
