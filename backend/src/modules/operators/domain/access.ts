import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

export const RecordViewed = defineFact('RecordViewed', {
  data: z.object({ orderId: z.string(), what: z.enum(['details', 'draft', 'final', 'flags', 'changes']) }),
});

export const accessFacts = [RecordViewed] as const;
export type AccessFact = FactOf<(typeof accessFacts)[number]>;
