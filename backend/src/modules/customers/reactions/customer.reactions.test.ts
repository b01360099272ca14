import { describe, expect, it } from '@jest/globals';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { JobQueue } from '../../../platform/queue/index.ts';
import { EmailChangeConfirmed, EmailChangeRequested } from '../domain/customer.facts.ts';
import { CustomerReactions } from './customer.reactions.ts';

const NOW = '2026-01-01T10:00:00.000Z';
const link = { linkId: 'l', tokenHash: 'h' };
const requested = (movesWithoutCurrentFrom: string | null) =>
  EmailChangeRequested.of(
    { changeId: 'x', links: { current: link, new: link }, requestedAt: NOW, expiresAt: NOW, movesWithoutCurrentFrom },
    { email: 'jane@new.example.test', reason: null },
  );

describe('the move to a new address', () => {
  it.each([
    ['at each yes', EmailChangeConfirmed.of({ changeId: 'x', mailbox: 'new' }), 0],
    ['when the current mailbox has had its time', requested('2026-01-03T10:00:00.000Z'), 48 * 3600_000],
    ['at once when that time is over already', requested('2025-12-31T10:00:00.000Z'), 0],
  ])('is tried %s', async (_, fact, delayMs) => {
    const added: unknown[] = [];
    const jobs = { add: (...job: unknown[]) => Promise.resolve(void added.push(job)) } as unknown as JobQueue;
    const clock: Clock = { now: () => new Date(NOW) };
    const [move] = new CustomerReactions(jobs, clock).others;
    const recorded = { ...fact, id: 'f', stream: 'customer-c' } as unknown as RecordedFact;
    expect(move?.concerns?.(recorded)).toBe(true);
    await move?.react(recorded);
    expect(added).toEqual([
      [expect.objectContaining({ name: 'customers.move-to-new-email' }), 'f', { customerId: 'c', changeId: 'x' }, { delayMs }],
    ]);
    expect(move?.concerns?.(requested(null) as unknown as RecordedFact)).toBe(false);
  });
});
