import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { resendWill, sendReceipt } from '../jobs/order.jobs.ts';
import type { Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

type Kind = 'receipt' | 'will';

const REQUESTS = { receipt: 'RequestReceipt', will: 'RequestResend' } as const;

/** A click that waited for its place behind others is one of the same clicks, though their mail has gone meanwhile. */
const SAME_CLICKS_MS = 60_000;

/** Resends a mail of an order. Answers the id of the request; of several clicks all have the same. */
export class ResendMail extends Command<string> {
  constructor(
    readonly orderId: string,
    readonly kind: Kind,
    readonly seen: Seen | null,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ResendMail)
export class ResendMailHandler implements ICommandHandler<ResendMail> {
  constructor(
    private readonly orders: Orders,
    private readonly jobs: JobQueue,
  ) {}

  async execute({ orderId, kind, seen, context }: ResendMail): Promise<string> {
    const gone = await this.#justSent(orderId, kind, context.now);
    if (gone) return gone;
    const newId = uuid();
    const { state, facts } = await this.orders.handle(
      orderId,
      { type: REQUESTS[kind], requestId: newId, seen: seen?.standing ?? null },
      context,
    );
    if (facts.length > 0) return newId;
    const requestId = (kind === 'receipt' ? state.receipt : state.resend).pending ?? newId;
    await this.#resume(orderId, requestId);
    return requestId;
  }

  async #justSent(orderId: string, kind: Kind, now: Date): Promise<string | null> {
    for (const fact of (await this.orders.load(orderId)).facts.toReversed())
      if ((kind === 'receipt' && fact.type === 'ReceiptSent') || (kind === 'will' && fact.type === 'WillResent'))
        return now.getTime() - Date.parse(fact.recordedAt) < SAME_CLICKS_MS ? fact.data.requestId : null;
    return null;
  }

  /** Asked for before and still on its way: should its job have given up, it starts again. */
  async #resume(orderId: string, requestId: string): Promise<void> {
    for (const fact of (await this.orders.load(orderId)).facts) {
      const asked = fact.type === 'ReceiptRequested' || fact.type === 'ResendRequested';
      if (asked && fact.data.requestId === requestId)
        await this.jobs.retry((fact.type === 'ReceiptRequested' ? sendReceipt : resendWill).name, fact.id);
    }
  }
}
