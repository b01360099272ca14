import type { Position } from './store/event-store.ts';
import type { RecordedFact } from './codec/recorded-fact.ts';

/** Who acted: a customer, an operator, the card provider, somebody not signed in, or a part of the system by name. */
export type Actor = `customer:${string}` | `operator:${string}` | `provider:${string}` | `system:${string}` | 'visitor';

/** Where a command comes from and when. Handlers pass it on; the facts keep it. */
export type Context = {
  readonly actor: Actor;
  /** The request, or the one that started it all. */
  readonly correlationId: string;
  /** The fact that led to this command, or the request itself. */
  readonly causationId: string;
  readonly now: Date;
  /** Told the position of every append, so that the answer can carry it and the next read can wait for it. */
  readonly written?: (position: Position) => void;
};

/** The context of work that a fact started: same correlation, caused by the fact. */
export const causedBy = (fact: Pick<RecordedFact, 'id' | 'metadata'>, part: string, now: Date): Context => ({
  actor: `system:${part}`,
  correlationId: fact.metadata.correlationId,
  causationId: fact.id,
  now,
});

/** Runs a command and keeps the position it wrote, so that what is read next is not older than that. */
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
