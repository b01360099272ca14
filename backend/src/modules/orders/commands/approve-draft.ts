import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { MESSAGES } from '@willow/contracts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { accepted, RequestRefused } from '../../../platform/http/request-refused.ts';
import { WillDrafts } from '../../wills/index.ts';
import { order } from '../domain/order.decider.ts';
import { ORDER_REFUSALS } from '../order.refusals.ts';
import { orderStream } from '../order.streams.ts';
import { type Ended, outcomeOf } from './outcome-of.ts';

/** Approves the draft of an order, which sends it; waits a while for the mail to go out. */
export class ApproveDraft extends Command<Ended> {
  constructor(
    readonly orderId: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ApproveDraft)
export class ApproveDraftHandler implements ICommandHandler<ApproveDraft> {
  constructor(
    private readonly streams: Streams,
    private readonly drafts: WillDrafts,
  ) {}

  async execute({ orderId, context }: ApproveDraft): Promise<Ended> {
    const stream = orderStream(orderId);
    const { placed, payment } = (await this.streams.load(order, stream)).state;
    if (placed && payment.status === 'succeeded') await this.#refuseUndraftable(placed.customerId, placed.willRevision);
    const { state } = accepted(
      await this.streams.handle(order, stream, { type: 'ApproveDraft', approvalId: uuid() }, context),
      ORDER_REFUSALS,
    );
    const approval = state.approval!;
    return outcomeOf(this.streams, orderId, (now) => now.sends[approval]);
  }

  async #refuseUndraftable(customerId: string, willRevision: number): Promise<void> {
    const drafting = await this.drafts.draft(customerId, willRevision, 'final');
    if (!drafting?.ok) throw new RequestRefused(409, drafting?.refused.reason ?? MESSAGES.blocked);
  }
}
