import { describe, expect, it } from '@jest/globals';
import type { CommandBus } from '@nestjs/cqrs';
import type { FactCodec } from '../../../event-sourcing/codec/fact-codec.ts';
import { decide, fold } from '../../../event-sourcing/core/decider.ts';
import { accepted } from '../../../event-sourcing/core/refusal.ts';
import type { OrderCommand } from '../domain/order.commands.ts';
import { order } from '../domain/order.decider.ts';
import * as facts from '../domain/order.facts.ts';
import type { Orders } from '../orders.repository.ts';
import type { PaymentGateway } from '../payment/payment-gateway.ts';
import { FollowSecondWill, FollowSecondWillHandler } from './follow-second-will.ts';
import { SettlePayment } from './settle-payment.ts';

const HERS = '0197a000-0000-7000-8000-000000000001';
const HIS = '0197a000-0000-7000-8000-000000000002';
const CONTEXT = { actor: 'system:payments', correlationId: 'q1', causationId: 'q1', now: new Date('2026-11-29T12:00:00Z') } as const;

const secondWill = { orderId: HIS, pence: 5000 };
const version = { willRevision: 3, customerRevision: 7, discount: null };
const placed = (customerId: string) => facts.OrderPlaced.of({ customerId, willRevision: 3, amountPence: 5000, partnerRef: null });
const paid = facts.PaymentSucceeded.of({ ...version, customerId: 'c2', intentId: 'pi_his', amountPence: 5000 });
const atTheTill = [placed('c2'), facts.PaymentRequested.of({ intentId: 'pi_his', amountPence: 5000, attempt: 1 })];
const prepaid = facts.WillPrepaid.of({ by: HERS });
const ended = facts.WillPrepaymentEnded.of({ by: HERS });
const hers = [
  placed('c1'),
  facts.SecondWillAdded.of(secondWill),
  facts.PaymentSucceeded.of({ ...version, customerId: 'c1', intentId: 'pi_hers', amountPence: 10_000, secondWill }),
];
const wanted = (amountPence: number) => facts.RefundRequested.of({ ...asked, amountPence }, { note: '' });
const asked = { requestId: 'q1', intentId: 'pi_hers', reason: 'asked', will: 'second' } as const;
const back = (amountPence: number) =>
  facts.PaymentRefunded.of({ intentId: 'pi_hers', amountPence, refundId: 're_1', requestId: 'q1', customerId: 'c1', leftPence: 5000 });

type World = {
  readonly his?: readonly facts.OrderFact[];
  readonly more?: readonly facts.OrderFact[];
  readonly erased?: boolean;
  readonly tooLate?: boolean;
};

/** What became of it: facts of hers, facts of his, and what was asked of the card provider. */
async function follows({ his = [], more = [], erased = false, tooLate = false }: World) {
  const streams = new Map<string, facts.OrderFact[]>([
    [HERS, [...hers, ...more]],
    [HIS, [...his]],
  ]);
  const before = new Map([...streams].map(([id, known]) => [id, known.length]));
  const done: string[] = [];
  const load = async (id: string) => {
    const facts = streams.get(id)!;
    return { state: fold(order, facts), facts, revision: facts.length - 1 };
  };
  const orders = {
    load,
    handle: async (id: string, command: OrderCommand) => {
      streams.set(id, [...streams.get(id)!, ...accepted(decide(order, command, await load(id)))]);
      return load(id);
    },
  };
  const gateway = { cancelIntent: async (id: string) => done.push(`cancel ${id}`) > 0 && !tooLate };
  const commands = { execute: async (command: object) => done.push(command instanceof SettlePayment ? `settle ${command.orderId}` : '?') };
  const codec = { keyOf: async () => (erased ? null : undefined) };
  const handler = new FollowSecondWillHandler(
    orders as unknown as Orders,
    gateway as unknown as PaymentGateway,
    commands as unknown as CommandBus,
    codec as unknown as FactCodec,
  );
  for (const _twice of [1, 2]) await handler.execute(new FollowSecondWill(HERS, CONTEXT));
  const after = (id: string) => streams.get(id)!.slice(before.get(id));
  return { hers: after(HERS), his: after(HIS), done: [...new Set(done)] };
}

const goesBack = { type: 'RefundRequested', data: { amountPence: 5000, will: 'second', reason: 'paid_twice' } };

describe('what was paid for the partner’s will', () => {
  it('is told to the partner’s order once, which need not have begun', async () => {
    expect(await follows({})).toEqual({ hers: [], his: [prepaid], done: [] });
  });

  it('closes the till of the partner, and what was paid there in the meantime is asked about', async () => {
    expect(await follows({ his: atTheTill })).toEqual({ hers: [], his: [prepaid], done: ['cancel pi_his'] });
    expect((await follows({ his: atTheTill, tooLate: true })).done).toEqual(['cancel pi_his', `settle ${HIS}`]);
  });

  it('goes back once when the partner has paid, was paid for by another, or was erased', async () => {
    for (const his of [[...atTheTill, paid], [facts.WillPrepaid.of({ by: 'o9' })]])
      expect(await follows({ his })).toMatchObject({ hers: [goesBack], his: [] });
    expect(await follows({ erased: true })).toMatchObject({ hers: [goesBack], his: [] });
  });

  it('is no more once it went back, whoever paid it back; a part of it changes nothing', async () => {
    expect((await follows({ his: [prepaid], more: [wanted(5000), back(5000)] })).his).toEqual([ended]);
    expect(await follows({ his: [prepaid], more: [wanted(2000), back(2000)] })).toEqual({ hers: [], his: [], done: [] });
  });

  it('that the team took back is not told again while that refund is under way', async () => {
    expect(await follows({ his: [prepaid, ended], more: [wanted(5000)] })).toEqual({ hers: [], his: [], done: [] });
  });
});
