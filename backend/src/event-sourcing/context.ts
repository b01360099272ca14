import type { Position } from './store/event-store.ts';
import type { RecordedFact } from './codec/recorded-fact.ts';

export type Actor = `customer:${string}` | `operator:${string}` | `provider:${string}` | `system:${string}` | 'visitor';

export type Context = {
  readonly actor: Actor;
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
