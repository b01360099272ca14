import { describe, expect, it } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { defineJob, type JobContext } from './job.ts';
import { jobMethods } from './job-methods.ts';

const payload = z.object({ orderId: z.string() });
const sendReceipt = defineJob({ name: 'orders.send-receipt', payload });
const sendDraft = defineJob({ name: 'orders.send-draft', payload });
const { mark, find } = jobMethods<string>();

class Receipts {
  constructor(private readonly greeting: string) {}

  @mark(sendReceipt)
  async receipt({ orderId }: { orderId: string }, { id }: JobContext): Promise<string> {
    return `${this.greeting} ${orderId} ${id}`;
  }

  @mark(sendDraft)
  async draft(): Promise<string> {
    return 'a draft';
  }
}

const among = (...instances: unknown[]) => ({ getProviders: () => instances.map((instance) => ({ instance })) }) as DiscoveryService;
const JOB = { id: 'j1', attempt: 1, lastAttempt: false };

describe('the methods that are marked for a job', () => {
  it('are found among the providers, and run as methods of theirs', async () => {
    const found = find(among(undefined, null, 'a setting', new Date(), new Receipts('Hello')));
    expect(found.map(({ job }) => job)).toEqual([sendReceipt, sendDraft]);
    expect(await Promise.all(found.map(({ run }) => run({ orderId: 'o1' }, JOB)))).toEqual(['Hello o1 j1', 'a draft']);
  });

  it('are not found where there is no provider of their class', () => {
    expect(find(among(new Date()))).toEqual([]);
    expect(jobMethods().find(among(new Receipts('Hello')))).toEqual([]);
  });
});
