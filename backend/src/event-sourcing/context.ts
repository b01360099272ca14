import type { Position } from './store/event-store.ts';
import type { RecordedFact } from './codec/recorded-fact.ts';
import { traceId } from './telemetry/current-trace.ts';

export type Actor = `customer:${string}` | `operator:${string}` | `provider:${string}` | `system:${string}` | 'visitor';

export type Context = {
  readonly actor: Actor;
  /** The id of the trace: of the click, or of the scheduled run, that it comes of in the end. */
  readonly correlationId: string;
  readonly causationId: string;
  readonly now: Date;
  /** Called with the position of every append, so that the next read can wait for it. */
  readonly written?: (position: Position) => void;
};

export const causedBy = (fact: Pick<RecordedFact, 'id' | 'metadata'>, part: string, now: Date): Context => ({
  actor: `system:${part}`,
  correlationId: fact.metadata.correlationId,
  causationId: fact.id,
  now,
});

/** Of a job or a timer; `cause` is its id. It belongs to the trace that it runs in. */
export const causedByJob = (actor: Actor, cause: string, now: Date): Context => ({
  actor,
  correlationId: traceId() ?? cause,
  causationId: cause,
  now,
});

/** Returns the position that a command wrote, so that what is read next is not older. */
export async function trackPosition<T>(
  context: Context,
  run: (context: Context) => Promise<T>,
): Promise<{ readonly outcome: T; readonly position: Position | null }> {
  let position: Position | null = null;
  const written = (at: Position): void => {
    context.written?.(at);
    position = at;
  };
  return { outcome: await run({ ...context, written }), position };
}
