import { describe, expect, it } from '@jest/globals';
import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetCustomer } from '../../customers/index.ts';
import { GetSettings } from '../../settings/index.ts';
import type { AnswersLock } from '../answers-lock.ts';
import type { DiscountHolds } from '../discount-holds.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { initialOrder, type Order } from '../domain/order.state.ts';
import type { Orders } from '../orders.repository.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import { FindPartnerOrder } from '../queries/find-partner-order.ts';
import { CreatePayment, CreatePaymentHandler } from './create-payment.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const CONTEXT = { actor: 'customer:c1', correlationId: 'q1', causationId: 'q1', now: NOW } as const;
const OPEN = { status: 'open' } as const;

/** Begins to pay where the order refuses the request, and gives which intents were made and which were cancelled. */
async function refusedFor(reason: OrderRefusal, payment: Partial<Order['payment']> = {}) {
  const made: string[] = [];
  const cancelled: string[] = [];
  const gateway = {
    createIntent: async () => {
      made.push('pi_new');
      return { id: 'pi_new', clientSecret: 's', charge: OPEN };
    },
    findIntent: async (id: string) => ({ id, clientSecret: 's', charge: OPEN }),
    cancelIntent: async (id: string) => cancelled.push(id) > 0,
  };
  const state = { ...initialOrder, payment: { ...initialOrder.payment, ...payment } };
  const orders = {
    load: async () => ({ state, revision: -1, facts: [] }),
    handle: () => Promise.reject(new RefusedError<OrderRefusal>(reason)),
  };
  const queries = {
    execute: async (query: unknown) => {
      if (query instanceof FindPartnerOrder) return null;
      if (query instanceof GetSettings) return { paymentsPaused: false };
      return query instanceof GetCustomer ? { partnerRef: null, revision: 2 } : { status: 'submitted', willRevision: 1 };
    },
  };
  const handler = new CreatePaymentHandler(
    orders as unknown as Orders,
    gateway as unknown as PaymentGateway,
    {} as CommandBus,
    {} as AnswersLock,
    {} as DiscountHolds,
    queries as unknown as QueryBus,
  );
  await expect(
    handler.execute(new CreatePayment('c1', { discountCode: null, forBoth: false, usePrepaid: false }, CONTEXT)),
  ).rejects.toMatchObject({ reason });
  return { made, cancelled };
}

describe('beginning to pay in two tabs', () => {
  it('leaves the intent of the slower one not payable, also when it is the first of the order', async () => {
    expect(await refusedFor('PriceChanged')).toEqual({ made: ['pi_new'], cancelled: ['pi_new'] });
    const older = { intentId: 'pi_old', attempt: 1, requested: { pi_old: { amountPence: 4000 } } } as unknown as Order['payment'];
    expect(await refusedFor('PriceChanged', older)).toEqual({ made: ['pi_new'], cancelled: ['pi_old', 'pi_new'] });
  });

  it('leaves the one intent that both have where the order refuses for another reason', async () => {
    expect(await refusedFor('OrderAlreadyPaid')).toEqual({ made: ['pi_new'], cancelled: [] });
  });
});
