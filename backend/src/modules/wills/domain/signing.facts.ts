import { z } from 'zod';
import { defineFact } from '../../../event-sourcing/core/fact.ts';

/** Which will was sent: the same answers in another wording are another document. */
const version = { willRevision: z.number().int(), contentHash: z.string().nullable() };

/** Its customer says that it is signed. The names of the witnesses are personal; how many of them the will gives something is not. */
export const WillSigned = defineFact('WillSigned', {
  data: z.object({ ...version, on: z.string(), barred: z.number().int() }),
  personal: z.object({ witnesses: z.array(z.string()) }),
});
export const WillStored = defineFact('WillStored', {
  data: z.object(version),
  personal: z.object({ keptAt: z.string() }),
});
/** Days after the will was sent. */
export const SigningReminderSent = defineFact('SigningReminderSent', { data: z.object({ ...version, day: z.number().int() }) });
/** Years after it was signed. */
export const YearlyReminderSent = defineFact('YearlyReminderSent', { data: z.object({ ...version, year: z.number().int() }) });
export const RemindersStopped = defineFact('RemindersStopped', { data: z.object({}) });
export const RemindersResumed = defineFact('RemindersResumed', { data: z.object({}) });

/** A will that was sent is back with its customer, who asked for that. */
export const UpdateBegun = defineFact('UpdateBegun', { data: z.object({ orderId: z.string(), orderRevision: z.number().int() }) });
/** The customer keeps the will as it is. What was typed since is dropped. */
export const UpdateAbandoned = defineFact('UpdateAbandoned', { data: z.object({ orderId: z.string() }) });

export const signingFacts = [
  WillSigned,
  WillStored,
  SigningReminderSent,
  YearlyReminderSent,
  RemindersStopped,
  RemindersResumed,
  UpdateBegun,
  UpdateAbandoned,
] as const;
