import { DraftFailure, WillAnswers } from '@willow/contracts';
import { z } from 'zod';
import { defineFact, type FactOf } from '../../../event-sourcing/core/fact.ts';
import { reviewFacts } from './review.facts.ts';
import { signingFacts } from './signing.facts.ts';

export const AnswerSaved = defineFact('AnswerSaved', {
  data: z.object({
    /** Number of the step to show next. */
    step: z.number().int(),
    /** By name; their content is personal. */
    changed: z.array(z.string()),
    cleared: z.array(z.string()),
    /** Characters of the content. */
    size: z.number().int(),
  }),
  personal: z.object({ answers: WillAnswers }),
});
export const WillSubmitted = defineFact('WillSubmitted', { data: z.object({}) });
export const WillResubmitted = defineFact('WillResubmitted', { data: z.object({ orderId: z.string() }) });
export const AnswersLocked = defineFact('AnswersLocked', {
  data: z.object({
    orderId: z.string(),
    /** The revision of the order that locks: an older one never undoes a newer one. */
    orderRevision: z.number().int(),
    willRevision: z.number().int(),
    /** Of the customer's stream: the details that were locked before. Null for locks made before that was stored. */
    customerRevision: z.number().int().nullable(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...data, customerRevision: null }, personal })],
});
export const AnswersUnlocked = defineFact('AnswersUnlocked', { data: z.object({ orderId: z.string(), orderRevision: z.number().int() }) });
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
    /** Fingerprint of the wording, which a solicitor approves; null for drafts made before that was stored. */
    wording: z.string().nullable(),
    /** The version of Willow that made it; not there in drafts made before that was stored. */
    release: z.string().optional(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...data, wording: null }, personal })],
});
export const DraftRefused = defineFact('DraftRefused', {
  data: z.object({ orderId: z.string(), willRevision: z.number().int(), step: z.number().int() }),
  personal: z.object({ reason: z.string() }),
});
/** Nothing is wrong with the answers: the work on their draft failed, each time. */
export const DraftFailed = defineFact('DraftFailed', {
  data: z.object({ orderId: z.string(), willRevision: z.number().int(), failure: DraftFailure }),
});
/** An operator had a failed draft tried once more. */
export const DraftRetried = defineFact('DraftRetried', {
  data: z.object({ orderId: z.string(), willRevision: z.number().int(), customerRevision: z.number().int().nullable() }),
});

export const WillSent = defineFact('WillSent', {
  data: z.object({
    orderId: z.string(),
    approvalId: z.string(),
    willRevision: z.number().int(),
    customerRevision: z.number().int().nullable(),
    /** What it said: in another wording the same answers are another document. Null for wills sent before that was stored. */
    contentHash: z.string().nullable(),
  }),
  upcasts: [({ data, personal }) => ({ data: { ...data, contentHash: null }, personal })],
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
  DraftFailed,
  DraftRetried,
  WillSent,
  ...reviewFacts,
  ...signingFacts,
] as const;
export type WillFact = FactOf<(typeof willFacts)[number]>;
