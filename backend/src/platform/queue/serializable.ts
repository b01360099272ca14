import { UnrecoverableError } from 'bullmq';
import { PermanentJobError } from './job.ts';
import { textOf } from './error-property.ts';

const LONGEST_MESSAGE = 2_000;
const LONGEST_STACK = 6_000;

/** PostgreSQL stores neither NUL nor half a surrogate pair; a job that carries one could never be finished there and would run for ever. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

/** The same value with every string in it made storable. */
export const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), storable(item)]));
};

const withoutAddresses = (text: string): string => text.replace(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '[address removed]');

const shown = (text: string, longest: number): string => withoutAddresses(storableText(text.slice(0, longest)));

/**
 * What is kept of a handler's failure: a plain error, short, storable and free of email addresses. Building it anew also keeps any error whose
 * name means something to the queue library from steering it.
 */
export const toSerializableError = (thrown: unknown): Error => {
  const message = textOf(thrown, 'message') || textOf(thrown, 'name') || String(thrown);
  const kept = shown(message, LONGEST_MESSAGE);
  const error = thrown instanceof PermanentJobError ? new UnrecoverableError(kept) : new Error(kept);
  error.stack = shown(textOf(thrown, 'stack') || kept, LONGEST_STACK);
  return error;
};
