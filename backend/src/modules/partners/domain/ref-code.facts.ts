import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** The partner has this ref code from now on, and the one it had before is free. */
export const RefCodeAssigned = defineFact('RefCodeAssigned', { data: z.object({ refCode: z.string(), partnerId: z.string() }) });

export const refCodeFacts = [RefCodeAssigned] as const;
export type RefCodeFact = FactOf<(typeof refCodeFacts)[number]>;
