import { z } from 'zod';
import { defineFact } from '../../../event-sourcing/core/fact.ts';

const pence = z.number().int().min(0);
const disputeId = z.string();
const ofDispute = { disputeId, intentId: z.string() };
/** An inquiry takes no money yet; a chargeback does; an appeal is against its end. */
const howItStands = {
  phase: z.enum(['inquiry', 'chargeback', 'appeal']),
  status: z.enum(['needs_response', 'under_review']),
  /** Until when evidence is taken: an instant, ISO 8601 UTC. */
  dueBy: z.string().nullable(),
};
/** The customer's bank asks a payment back, or asks about it. The reason is the provider's code. */
export const DisputeOpened = defineFact('DisputeOpened', {
  data: z.object({ ...ofDispute, amountPence: pence, reason: z.string(), ...howItStands }),
});
export const DisputeUpdated = defineFact('DisputeUpdated', { data: z.object({ ...ofDispute, ...howItStands }) });
/** The bank has the money until it has decided. */
export const DisputeFundsWithdrawn = defineFact('DisputeFundsWithdrawn', { data: z.object({ ...ofDispute, amountPence: pence }) });
export const DisputeFundsReinstated = defineFact('DisputeFundsReinstated', { data: z.object({ ...ofDispute, amountPence: pence }) });
export const DisputeWon = defineFact('DisputeWon', {
  data: z.object({
    ...ofDispute,
    customerId: z.string(),
    amountPence: pence,
    /** What had counted as lost before, and does not any more. */
    returnedPence: pence,
    /** What is kept of the order's payment now; null when it is about another charge. */
    leftPence: pence.nullable(),
  }),
});
/** The bank took the money back for good: like a refund that nobody of us made. */
export const DisputeLost = defineFact('DisputeLost', {
  data: z.object({
    ...ofDispute,
    customerId: z.string(),
    /** What is gone: no more than there was of the order's payment. */
    amountPence: pence,
    /** What is kept of the order's payment after it; null when it is about another charge. */
    leftPence: pence.nullable(),
  }),
});
/** Over without a decision, as an inquiry that came to nothing is. The money stayed. */
export const DisputeClosed = defineFact('DisputeClosed', { data: z.object(ofDispute) });
/** A card's bank believes that a payment was fraud: a dispute often follows. The kind is the provider's code. */
export const FraudWarningReceived = defineFact('FraudWarningReceived', {
  data: z.object({
    warningId: z.string(),
    intentId: z.string(),
    fraudType: z.string(),
    /** Whether what it warns of had come already. */
    disputed: z.boolean(),
  }),
});
