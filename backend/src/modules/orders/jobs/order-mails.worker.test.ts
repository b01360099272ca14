import { describe, expect, it } from '@jest/globals';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Config } from '../../../platform/config/config.ts';
import { MailRefused, MailUnavailable } from '../../../platform/mail/failures.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import type { JobContext } from '../../../platform/queue/index.ts';
import { initialOrder } from '../domain/order.state.ts';
import type { Orders } from '../orders.repository.ts';
import { CERTAIN_FAILURES } from './order.jobs.ts';
import { OrderMailsWorker } from './order-mails.worker.ts';

const LATE = { attempt: CERTAIN_FAILURES, lastAttempt: false };

/** Of a job that was tried with this answer of the mailer: which commands its order was given, and how it failed. */
async function tried(send: () => Promise<unknown>, { attempt, lastAttempt }: Pick<JobContext, 'attempt' | 'lastAttempt'>) {
  const commands: unknown[] = [];
  const state = { ...initialOrder, placed: { customerId: 'c1', amountPence: 5000 } };
  const facts = [{ type: 'PaymentSucceeded', recordedAt: '2026-11-28T12:00:00Z' }];
  const worker = new OrderMailsWorker(
    {
      load: async () => ({ state, facts }),
      handle: async (_: string, command: unknown) => void commands.push(command),
    } as unknown as Orders,
    { execute: async () => ({ details: { fullName: 'Jane Roe', email: 'jane@roe.test' } }) } as unknown as QueryBus,
    {} as CommandBus,
    { send } as unknown as Mailer,
    { now: () => new Date('2026-11-28T12:00:00Z') },
    { publicUrl: 'http://localhost:3000' } as Config,
  );
  const receipt = worker.receipt({ orderId: 'o1', requestId: 'r1' }, { id: 'j1', attempt, lastAttempt });
  const failure: unknown = await receipt.catch((error: unknown) => error);
  return { commands, failure };
}

/** Which commands an order is given when the receipt that a customer asked for does not go out. */
async function commandsAfter(error: Error, attempts: Pick<JobContext, 'attempt' | 'lastAttempt'>) {
  const fail = async () => {
    throw error;
  };
  const { commands, failure } = await tried(fail, attempts);
  expect(failure).toMatchObject({ message: error.message });
  return commands;
}

describe('a mail of an order that does not go out', () => {
  const failed = (reason: unknown) => [{ type: 'RecordReceipt', requestId: 'r1', outcome: { failed: reason } }];

  it('is given up early only when the provider surely has not taken it', async () => {
    expect(await commandsAfter(new MailUnavailable('Out of order'), LATE)).toEqual(failed('Out of order'));
    expect(await commandsAfter(new MailUnavailable('Out of order'), { ...LATE, attempt: CERTAIN_FAILURES - 1 })).toEqual([]);
    expect(await commandsAfter(new MailUnavailable('No answer', { mayBeAccepted: true }), LATE)).toEqual([]);
  });

  it('is given up at the end, and at once when the provider refuses it', async () => {
    const late = new MailUnavailable('No answer', { mayBeAccepted: true });
    expect(await commandsAfter(late, { attempt: 8, lastAttempt: true })).toEqual(failed('No answer'));
    expect(await commandsAfter(new MailRefused('Not accepted'), { attempt: 1, lastAttempt: false })).toEqual(failed('Not accepted'));
  });

  it('is recorded, and is nothing for people on call, when it is the address that is refused', async () => {
    const { commands, failure } = await tried(async () => null, { attempt: 1, lastAttempt: false });
    expect(commands).toEqual(failed('The mail provider does not accept this address.'));
    expect(failure).toBeUndefined();
  });
});
