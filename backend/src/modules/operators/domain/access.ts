import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';

/** `sheet`: a document that goes with the will. `moment`: how things stood at an entry of the history. */
const Viewed = z.enum(['details', 'draft', 'final', 'sheet', 'flags', 'changes', 'history', 'moment']);
export type Viewed = z.infer<typeof Viewed>;

/** All its answers, or its text. */
const SHOW_THE_WILL: ReadonlySet<Viewed> = new Set(['details', 'draft', 'final']);

export const showsTheWill = (what: Viewed): boolean => SHOW_THE_WILL.has(what);

export const RecordViewed = defineFact('RecordViewed', {
  /** `version`: the tag of what was shown; of a history, the newest entry that was. */
  data: z.object({ orderId: z.string(), what: Viewed, version: z.string() }),
});

export const accessFacts = [RecordViewed] as const;
export type AccessFact = FactOf<(typeof accessFacts)[number]>;
