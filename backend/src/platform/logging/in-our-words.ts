import { PermanentJobError } from '../queue/job.ts';
import { describe } from './logger.ts';

/** Errors whose messages we wrote ourselves, without anything a person typed. */
const OURS = new Set([
  'PermanentJobError',
  'MailRefused',
  'MailUnavailable',
  'PdfFailed',
  'PaymentUnavailable',
  'ProjectionBehind',
  'StoreUnavailable',
]);

/**
 * An error whose words may be kept and shown: our own stay as they are. Of any other only its kind, code and place are told, because libraries
 * quote the values they choked on, and those can be somebody's will.
 */
export function inOurWords(thrown: unknown): unknown {
  if (thrown instanceof PermanentJobError || (thrown instanceof Error && OURS.has(thrown.name))) return thrown;
  const { error, code, at } = describe(thrown);
  const told = new Error([error, code, at].filter(Boolean).join(' '));
  told.stack = told.message;
  return told;
}
