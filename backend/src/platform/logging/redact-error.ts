import { PermanentJobError } from '../queue/job.ts';
import { describe } from './logger.ts';

const SAFE_MESSAGES = new Set([
  'PermanentJobError',
  'MailRefused',
  'MailUnavailable',
  'PdfFailed',
  'PaymentUnavailable',
  'ProjectionBehind',
  'StoreUnavailable',
]);

/**
 * An error that may be stored and shown. One of ours stays as it is. Of any other only name, code and stack are kept: messages of libraries quote
 * the values they failed on, which may be personal.
 */
export function redactError(error: unknown): unknown {
  if (error instanceof PermanentJobError || (error instanceof Error && SAFE_MESSAGES.has(error.name))) return error;
  const { error: name, code, at } = describe(error);
  const redacted = new Error([name, code, at].filter(Boolean).join(' '));
  redacted.stack = redacted.message;
  return redacted;
}
