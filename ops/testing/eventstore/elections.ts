import { randomUUID } from 'node:crypto';

/** What a node goes into an election with. */
export type Candidate = {
  readonly epoch: number;
  readonly writer: number;
  readonly chaser: number;
  readonly priority: number;
  /** Another one each time that the server starts. */
  readonly instanceId: string;
};

export const newCandidate = (priority = 0): Candidate => ({ epoch: 0, writer: 0, chaser: 0, priority, instanceId: randomUUID() });

/** Negative when `a` is the better one. A leader that has resigned is a candidate like the others, as it is on servers (23.10, 24.10, 25.0). */
export function compareCandidates(a: Candidate, b: Candidate): number {
  const byNumbers = b.epoch - a.epoch || b.writer - a.writer || b.chaser - a.chaser || b.priority - a.priority;
  return byNumbers || (a.instanceId > b.instanceId ? -1 : 1);
}
