import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import { MESSAGES } from '@willow/contracts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { accepted, RequestRefused } from '../../../platform/http/request-refused.ts';
import { WillDrafts } from '../../wills/index.ts';
import type { FactOf } from '../../../kernel/fact.ts';
import type { RecordedFact } from '../../../platform/event-store/recorded-fact.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import { order } from '../domain/order.decider.ts';
import type { DraftApproved } from '../domain/order.facts.ts';
import { type Order, type Placed, willVersionOf } from '../domain/order.state.ts';
import { sendDraft } from '../jobs/order.jobs.ts';
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
    private readonly jobs: JobQueue,
  ) {}

  async execute({ orderId, context }: ApproveDraft): Promise<Ended> {
    const stream = orderStream(orderId);
    const before = (await this.streams.load(order, stream)).state;
    if (before.placed && before.payment.status === 'succeeded') await this.#refuseUndraftable({ ...before, placed: before.placed });
    const outcome = accepted(
      await this.streams.handle(order, stream, { type: 'ApproveDraft', approvalId: uuid() }, context),
      ORDER_REFUSALS,
    );
    const approval = outcome.state.approval!;
    if (outcome.facts.length === 0) await this.#push(orderId, approval);
    return outcomeOf(this.streams, orderId, (now) => now.sends[approval]);
  }

  async #refuseUndraftable(state: Order & { readonly placed: Placed }): Promise<void> {
    const drafting = await this.drafts.draft(willVersionOf(state), 'final');
    if (!drafting?.ok) throw new RequestRefused(409, drafting?.refused.reason ?? MESSAGES.blocked);
  }

  /** Approved before and still on its way: should its job have been lost or have given up, it starts again. */
  async #push(orderId: string, approvalId: string): Promise<void> {
    const { facts } = await this.streams.load(order, orderStream(orderId));
    const isIt = (fact: RecordedFact): fact is RecordedFact & FactOf<typeof DraftApproved> =>
      fact.type === 'DraftApproved' && (fact as RecordedFact & FactOf<typeof DraftApproved>).data.approvalId === approvalId;
    const approved = facts.find(isIt);
    if (!approved) return;
    if (!(await this.jobs.retry(sendDraft.name, approved.id))) await this.jobs.add(sendDraft, approved.id, { orderId, ...approved.data });
  }
}
