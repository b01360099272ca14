import { StreamNotFound } from '../store/event-store.ts';
import type { EventStore, Place, Position } from '../store/event-store.ts';
import type { Parked } from './parked.ts';
import { BEGINNING } from './checkpoint.ts';
import type { CheckpointRow, Run } from './checkpoint.ts';
import { compareWithLog } from './compare-with-log.ts';
import { listParked, resolveParked } from './parked.ts';
import { placeOf } from './batches.ts';
import { readParked } from './read-parked.ts';

/** A subscription that has read another log than the one there is. */
export type LostSubscription = {
  readonly subscription: string;
  readonly from: Position;
  /** The end of what it has read and is still there. */
  readonly to: Place;
  /** Written since, and not handled. */
  readonly unhandled: number;
};

type LiveCheckpoint = CheckpointRow & { readonly subscription: string; readonly movedAt: string };

export async function lostSubscriptions(run: Run, store: EventStore): Promise<readonly LostSubscription[]> {
  const checkpoints = await run<LiveCheckpoint>(
    `SELECT subscription, version, position, mark, to_char(moved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "movedAt"
       FROM subscription.checkpoint WHERE build = 'live' ORDER BY subscription`,
    [],
  );
  const lost: LostSubscription[] = [];
  for (const checkpoint of checkpoints) {
    if ((await compareWithLog(store, checkpoint)).fits) continue;
    lost.push({ subscription: checkpoint.subscription, from: checkpoint.position, ...(await commonEnd(store, checkpoint.movedAt)) });
  }
  return lost;
}

/** Whatever was written before a subscription last moved stood in the log that it read, and was handled; what was written later was not. */
async function commonEnd(store: EventStore, movedAt: string): Promise<Pick<LostSubscription, 'to' | 'unhandled'>> {
  let unhandled = 0;
  for await (const event of store.readAll('end', { backwards: true })) {
    if (event.recordedAt <= movedAt) return { to: placeOf(event), unhandled };
    unhandled += 1;
  }
  return { to: BEGINNING, unhandled };
}

/** The subscription goes on after what it has handled; parked events that are gone are given up. False when it moved meanwhile. */
export async function rewind(run: Run, store: EventStore, { subscription, from, to }: LostSubscription, reason: string): Promise<boolean> {
  const moved = await run(
    `WITH moved AS (
       UPDATE subscription.checkpoint SET position = $3, mark = $4, moved_at = clock_timestamp()
        WHERE subscription = $1 AND build = 'live' AND position = $2 RETURNING 1)
     SELECT FROM moved`,
    [subscription, from, to.position, to.mark],
  );
  if (moved.length === 0) return false;
  const gone = await parkedAndGone(run, store, subscription);
  if (gone.length > 0) await resolveParked(run, subscription, gone, { how: 'skipped', reason: `The log went back: ${reason}` });
  return true;
}

async function parkedAndGone(run: Run, store: EventStore, subscription: string): Promise<readonly string[]> {
  const gone: string[] = [];
  for (const [stream, parked] of Map.groupBy(await listParked(run, { subscription }), ({ stream }) => stream)) {
    const there = await standing(store, stream, parked);
    gone.push(...parked.map(({ eventId }) => eventId).filter((id) => !there.has(id)));
  }
  return gone;
}

async function standing(store: EventStore, stream: string, parked: readonly Parked[]): Promise<ReadonlySet<string>> {
  try {
    return new Set((await readParked(store, stream, parked)).map(({ id }) => id));
  } catch (error) {
    if (error instanceof StreamNotFound) return new Set();
    throw error;
  }
}
