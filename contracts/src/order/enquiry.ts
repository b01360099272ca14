import { REASON_LIMIT } from '../answer-limits.ts';
import { MESSAGES } from '../messages.ts';
import { hasText } from '../printable.ts';
import { z } from '../zod.ts';
import { trimmed } from '../unseen.ts';

/** Asked, answered, and settled by an operator. */
export const EnquiryState = z.enum(['open', 'answered', 'closed']);
export type EnquiryState = z.infer<typeof EnquiryState>;

/** So many questions of one order may stand at once. */
export const MAX_OPEN_ENQUIRIES = 5;

/** The number of the step whose answers are to change; null when words will do. */
export const EnquiryStep = z.nullable(z.int().check(z.gte(1), z.lte(10)));

const words = (missing: string) =>
  z.string(missing).check(trimmed, z.refine(hasText, missing), z.maxLength(REASON_LIMIT, MESSAGES.enquiryTooLong));

export const EnquiryQuestion = words(MESSAGES.enquiryMissing);
export const EnquiryAnswer = z.object({ text: words(MESSAGES.enquiryAnswerMissing) });

/** How an answer came: written on the dashboard, written down by an operator, or by answers that were handed in again. */
export const EnquiryAnswerBy = z.enum(['dashboard', 'operator', 'answers']);
