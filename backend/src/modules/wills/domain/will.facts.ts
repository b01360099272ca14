import { WillAnswers } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { reviewFacts } from './review.facts.ts';

export const AnswerSaved = defineFact('AnswerSaved', {
  data: z.object({
    /** The question to show next. */
    step: z.number().int(),
    /** Which answers changed and which were cleared, by name; their content is personal. */
    changed: z.array(z.string()),
    cleared: z.array(z.string()),
  }),
  personal: z.object({ answers: WillAnswers }),
});
export const WillSubmitted = defineFact('WillSubmitted', { data: z.object({}) });
/** Submitted again, after what was paid for went back to its customer. */
export const WillResubmitted = defineFact('WillResubmitted', { data: z.object({ orderId: z.string() }) });
export const AnswersLocked = defineFact('AnswersLocked', {
  data: z.object({
    orderId: z.string(),
    /** The order's revision that says so: an older word never undoes a newer one. */
    orderRevision: z.number().int(),
    /** The submission that is being paid for, as its revision on this stream. */
    willRevision: z.number().int(),
  }),
});
export const AnswersUnlocked = defineFact('AnswersUnlocked', { data: z.object({ orderId: z.string(), orderRevision: z.number().int() }) });
/** The customer may change what was paid for, and submits it again. */
export const AnswersReopened = defineFact('AnswersReopened', { data: z.object({ orderId: z.string(), orderRevision: z.number().int() }) });
export const DraftGenerated = defineFact('DraftGenerated', {
  data: z.object({
    orderId: z.string(),
    willRevision: z.number().int(),
    /** First eight hexadecimal digits of the content hash: printed on every page. */
    versionCode: z.string(),
    contentHash: z.string(),
    /** SHA-256 of the PDF's bytes. */
    pdfHash: z.string(),
    /** Which wording it was written in, for the approval of a solicitor; null for drafts older than that. */
    wording: z.string().nullable(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...(data as object), wording: null }, personal })],
});
/** The answers that were paid for cannot make a will: an operator has to ask the customer. */
export const DraftRefused = defineFact('DraftRefused', {
  data: z.object({ orderId: z.string(), willRevision: z.number().int(), step: z.number().int() }),
  personal: z.object({ reason: z.string() }),
});

/** The finished will went out to its customer. */
export const WillSent = defineFact('WillSent', {
  data: z.object({
    orderId: z.string(),
    approvalId: z.string(),
    willRevision: z.number().int(),
    customerRevision: z.number().int().nullable(),
    /** What it said: in another wording the same answers are another document. Null for wills sent before that was stored. */
    contentHash: z.string().nullable(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...(data as object), contentHash: null }, personal })],
});

export const willFacts = [
  AnswerSaved,
  WillSubmitted,
  WillResubmitted,
  AnswersLocked,
  AnswersUnlocked,
  AnswersReopened,
  DraftGenerated,
  DraftRefused,
  WillSent,
  ...reviewFacts,
] as const;
export type WillFact = FactOf<(typeof willFacts)[number]>;
