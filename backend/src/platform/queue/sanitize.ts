import { UnrecoverableError } from 'bullmq';
import { PermanentJobError } from './job.ts';
import { textOf } from './error-property.ts';

const MAX_MESSAGE = 2_000;
const MAX_STACK = 6_000;

/** PostgreSQL stores neither NUL nor half a surrogate pair: a job with one could never be marked as done and would run for ever. */
export const sanitizeText = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

export const sanitizeJson = (value: unknown): unknown => {
  if (typeof value === 'string') return sanitizeText(value);
  if (Array.isArray(value)) return value.map(sanitizeJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [sanitizeText(key), sanitizeJson(item)]));
};

const withoutAddresses = (text: string): string => text.replace(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '[address removed]');

const shorten = (text: string, max: number): string => withoutAddresses(sanitizeText(text.slice(0, max)));

/**
 * A handler's failure as it is stored: short and without email addresses. It is a new error, because BullMQ takes some error names for
 * instructions.
 */
export const sanitizeError = (error: unknown): Error => {
  const message = shorten(textOf(error, 'message') || textOf(error, 'name') || String(error), MAX_MESSAGE);
  const sanitized = error instanceof PermanentJobError ? new UnrecoverableError(message) : new Error(message);
  sanitized.stack = shorten(textOf(error, 'stack') || message, MAX_STACK);
  return sanitized;
};
