import { describe, expect, it } from '@jest/globals';
import { type Candidate, compareCandidates, newCandidate } from './elections.ts';

const candidate = (given: Partial<Candidate>): Candidate => ({ epoch: 0, writer: 0, chaser: 0, priority: 0, instanceId: 'b', ...given });

describe('an election', () => {
  it('looks at epoch, writer, chaser and priority in this order, and at a random id when all are equal', () => {
    const best = [
      candidate({ epoch: 1 }),
      candidate({ writer: 2, priority: -5 }),
      candidate({ writer: 1, chaser: 1, priority: -9 }),
      candidate({ writer: 1, priority: 7 }),
      candidate({ priority: 1, instanceId: 'a' }),
      candidate({ instanceId: 'c' }),
      candidate({ instanceId: 'b' }),
      candidate({ instanceId: 'z', priority: -1 }),
    ];
    expect(best.toReversed().toSorted(compareCandidates)).toEqual(best);
  });

  it('is lost by nobody for good: each start has another id', () => {
    expect(new Set(Array.from({ length: 20 }, () => newCandidate().instanceId)).size).toBe(20);
  });
});
