import { z } from 'zod';
import { defineFact } from '../../../event-sourcing/core/fact.ts';

/** The other will of a couple, that is paid for with this order: whose order it is for, and what it costs. */
export const SecondWill = z.object({ orderId: z.string(), pence: z.number().int().min(0) });
export type SecondWill = z.infer<typeof SecondWill>;

/** The customer chose to pay for their partner's will as well. */
export const SecondWillAdded = defineFact('SecondWillAdded', { data: SecondWill });
export const SecondWillRemoved = defineFact('SecondWillRemoved', { data: z.object({}) });

/** The partner paid for this will, with the order that is named: nothing is to be paid any more. */
export const WillPrepaid = defineFact('WillPrepaid', { data: z.object({ by: z.string() }) });
/** That money went back before the will was ordered with it. */
export const WillPrepaymentEnded = defineFact('WillPrepaymentEnded', { data: z.object({ by: z.string() }) });
