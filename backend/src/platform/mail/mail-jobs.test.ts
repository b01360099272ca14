import { describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { defineMailJob, type JobRunner, PermanentJobError } from '../queue/index.ts';
import { MailRefused, MailUnavailable } from './failures.ts';
import { type JobMail, MailJobs, SendsMail } from './mail-jobs.ts';
import type { Mailer } from './mailer.ts';

const sendReceipt = defineMailJob({ name: 'orders.send-receipt', payload: z.object({ orderId: z.string() }) });
const MAIL = {
  about: { kind: 'receipt', customerId: 'c1', orderId: 'o1' },
  to: 'jane@roe.test',
  subject: 'Receipt',
  html: '<p>',
  text: 'paid',
} as const;

class Receipts {
  constructor(private readonly mail: JobMail | null) {}

  @SendsMail(sendReceipt)
  async receipt({ orderId }: { orderId: string }): Promise<JobMail | null> {
    return this.mail && { ...this.mail, subject: `Receipt ${orderId}` };
  }
}

/** What the mailer was given when the job ran, or how the job failed. */
async function ran(mail: JobMail | null, send: () => Promise<unknown> = async () => null): Promise<unknown> {
  const sent: unknown[] = [];
  let handler = async (_: unknown, __: unknown): Promise<void> => undefined;
  const runner = { register: (_: unknown, found: typeof handler) => void (handler = found) } as unknown as JobRunner;
  const discovery = { getProviders: () => [{ instance: new Receipts(mail) }] } as unknown as DiscoveryService;
  const mailer = { send: (given: unknown) => (sent.push(given), send()) } as unknown as Mailer;
  new MailJobs(discovery, runner, mailer).onModuleInit();
  return handler({ orderId: 'o1' }, { id: 'j1', attempt: 1, lastAttempt: false }).then(
    () => sent,
    (error: unknown) => error,
  );
}

describe('the job of a mail', () => {
  it('sends what a provider writes for it, under its own id', async () => {
    expect(await ran(MAIL)).toEqual([{ ...MAIL, subject: 'Receipt o1', key: 'j1' }]);
  });

  it('sends nothing when there is nothing to say', async () => {
    expect(await ran(null)).toEqual([]);
  });

  it('fails at once when the mail is refused, and is tried again when the provider is away', async () => {
    const refused = async () => Promise.reject(new MailRefused('Not accepted'));
    const away = new MailUnavailable('Out of order');
    expect(await ran(MAIL, refused)).toBeInstanceOf(PermanentJobError);
    expect(await ran(MAIL, async () => Promise.reject(away))).toBe(away);
  });
});
