import { describe, expect, it } from '@jest/globals';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RecordCustomerView } from '../../operators/index.ts';
import { CustomerOperatorController } from './customer.operator.controller.ts';

const BY = { kind: 'operator', id: 'olive', role: 'operator', sessionId: 's1', pending: false } as const;
const CONTEXT = { actor: 'operator:olive', correlationId: 'r1', causationId: 'r1', now: new Date('2026-11-28T12:00:00Z') } as const;

/** What is written into the access log, once the answer is there. */
async function recordedBy(look: (controller: CustomerOperatorController) => Promise<unknown>): Promise<readonly unknown[]> {
  const done: unknown[] = [];
  const queries = { execute: async () => ({ history: {} }) } as unknown as QueryBus;
  const commands = { execute: async (command: unknown) => void done.push(command) } as unknown as CommandBus;
  // The answers of these fakes keep no contract; what is recorded comes before.
  await look(new CustomerOperatorController(commands, queries)).catch(() => undefined);
  return done;
}

describe('a look at a customer (AM-8)', () => {
  it('is recorded as a look at the page, or at the history', async () => {
    const page = await recordedBy((controller) => controller.story({ id: 'c1' }, BY, null, CONTEXT));
    expect(page).toEqual([new RecordCustomerView('olive', { customerId: 'c1', what: 'page' }, CONTEXT)]);
    const history = await recordedBy((controller) => controller.history({ id: 'c1' }, { before: '9' }, BY, null, CONTEXT));
    expect(history).toEqual([new RecordCustomerView('olive', { customerId: 'c1', what: 'history' }, CONTEXT)]);
  });
});
