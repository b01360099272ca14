import { LogRewritten } from '../event-store.ts';
import { markOf, positionOfMark } from '../mark.ts';
import type { Mark } from '../mark.ts';
import { Failure } from './failures.ts';
import type { HistoryOptions } from './history.ts';
import { parsePosition, toPosition } from './positions.ts';

/** False when the log ends before the mark. That is not judged here: a node behind its leader may lack what another node gave us. */
export async function assertNotRewritten(mark: Mark | null, options: HistoryOptions): Promise<boolean> {
  if (mark === null) return true;
  try {
    const standing = await firstFrom(mark, options);
    if (standing !== null && standing !== mark) throw new LogRewritten(mark);
    return standing !== null;
  } catch (error) {
    // Servers refuse a position that lies within a record.
    throw error instanceof Failure && error.kind === 'refused' ? new LogRewritten(mark) : error;
  }
}

async function firstFrom(mark: Mark, { client, idleTimeoutMs, signal }: HistoryOptions): Promise<Mark | null> {
  const from = parsePosition(positionOfMark(mark));
  const range = { backwards: false, maxCount: 1 };
  const pages = client.stream((gateway, signal) => gateway.readAll(from, range, { signal, idleTimeoutMs }), signal);
  for await (const [first] of pages) if (first) return markOf({ position: toPosition(first.position), id: first.id });
  return null;
}
