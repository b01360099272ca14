import { describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import type { Config } from '../../../platform/config/config.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { JobQueue } from '../../../platform/queue/index.ts';
import { initialSigning } from '../domain/signing.ts';
import type { Wills } from '../wills.repository.ts';
import { RemindersWorker } from './reminders.worker.ts';

const VERSION = { willRevision: 3, contentHash: 'a1b2c3d4e5' };
const SENT = { messageId: 'm1', alreadySent: false, mayBeDuplicate: false };
type Sent = Awaited<ReturnType<Mailer['send']>>;

/** What is recorded and queued when a reminder of a will that was signed a year ago has come, or of one that was sent then. */
async function remind(kind: 'toSign' | 'yearly', sent: Sent, details: object | null = { fullName: 'Jane Roe', email: 'jane@roe.test' }) {
  const done: unknown[] = [];
  const signatures = kind === 'yearly' ? [{ ...VERSION, on: '2025-11-01', witnesses: [], barred: 0 }] : [];
  const loaded = {
    state: { sent: { versions: [VERSION] }, signing: { ...initialSigning, signatures } },
    facts: [{ type: 'WillSent', data: VERSION, metadata: { occurredAt: '2025-10-28T12:00:00Z' } }],
  };
  const worker = new RemindersWorker(
    {
      add: async (_job: unknown, _id: string, { year }: { year: number }) => void done.push(`year ${year} is queued`),
    } as unknown as JobQueue,
    { load: async () => loaded, handle: async (_id: string, { type }: { type: string }) => void done.push(type) } as unknown as Wills,
    { execute: async () => ({ details }) } as unknown as QueryBus,
    { send: async () => sent } as unknown as Mailer,
    { now: () => new Date('2026-11-28T12:00:00Z') },
    { publicUrl: 'http://localhost:3000' } as Config,
  );
  await (kind === 'yearly'
    ? worker.yearly({ customerId: 'c1', ...VERSION, year: 1 }, { id: 'test' })
    : worker.toSign({ customerId: 'c1', ...VERSION, day: 60 }, { id: 'test' }));
  return done;
}

describe('a reminder', () => {
  it('that went is recorded, and the next year is queued', async () => {
    expect(await remind('toSign', SENT)).toEqual(['RecordSigningReminder']);
    expect(await remind('yearly', SENT)).toEqual(['RecordYearlyReminder', 'year 2 is queued']);
  });

  it('whose address is refused is not recorded, and asks again next year', async () => {
    expect(await remind('toSign', null)).toEqual([]);
    expect(await remind('yearly', null)).toEqual(['year 2 is queued']);
  });

  it('is the last once the customer was erased', async () => {
    expect(await remind('yearly', SENT, null)).toEqual([]);
  });
});
