import { AsyncLocalStorage } from 'node:async_hooks';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import { newTraceId, toTraceId } from './trace-id.ts';

/** One click or one scheduled run, and everything that comes of it, in whatever process. */
export type Trace = {
  readonly id: string;
  /** It begins here. Otherwise it began elsewhere, perhaps long ago. */
  readonly begins: boolean;
  /** What is done now was asked for long ago, as in a replay: it is no news, and telemetry does not record it. */
  readonly isOld: boolean;
  /** What telemetry has open at this moment, if it is on. */
  readonly span?: unknown;
};

/** Facts that are older are history when they are processed. */
const OLD_AFTER_MS = 60 * 60_000;

export const currentTrace = new AsyncLocalStorage<Trace>();

/** The id of the trace that this code runs in; undefined outside of any. */
export const traceId = (): string | undefined => currentTrace.getStore()?.id;

export const newTrace = (id: string = newTraceId()): Trace => ({ id, begins: true, isOld: false });

/** The trace with this id goes on here; another one begins where it has none. */
export const traceOf = (correlationId: string | null): Trace => {
  const id = correlationId === null ? null : toTraceId(correlationId);
  return id === null ? newTrace() : { id, begins: false, isOld: false };
};

/** The trace that a fact belongs to goes on where the fact is processed. */
export const traceOfFact = ({ metadata, recordedAt }: Pick<RecordedFact, 'metadata' | 'recordedAt'>, now = Date.now()): Trace => ({
  ...traceOf(metadata.correlationId),
  isOld: now - Date.parse(recordedAt) > OLD_AFTER_MS,
});
