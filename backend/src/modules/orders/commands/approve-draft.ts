import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { Orders } from '../orders.repository.ts';
import { GetWordingState } from '../../launch/index.ts';
import { ClearToSend, ReviewWill, WillDrafts, type WillVersion } from '../../wills/index.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import type { RecordedFact } from '../../../event-sourcing/codec/recorded-fact.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { DraftApproved } from '../domain/order.facts.ts';
import { type Order, type Placed, willVersionOf } from '../domain/order.state.ts';
import { sendDraft } from '../jobs/order.jobs.ts';
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

type Approvable = Order & { readonly placed: Placed };

/** Whether nothing but the will itself can stand in the way: anything else the order refuses by its own rules. */
const mayBeApproved = (state: Order): state is Approvable =>
  state.placed !== null && state.payment.status === 'succeeded' && state.status !== 'archived' && !state.returned;

@CommandHandler(ApproveDraft)
export class ApproveDraftHandler implements ICommandHandler<ApproveDraft> {
  constructor(
    private readonly orders: Orders,
    private readonly drafts: WillDrafts,
    private readonly jobs: JobQueue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, context }: ApproveDraft): Promise<Ended> {
    const before = (await this.orders.load(orderId)).state;
    const cleared = mayBeApproved(before) ? await this.#clear(orderId, before, context) : null;
    const outcome = await this.orders.handle(orderId, { type: 'ApproveDraft', approvalId: uuid(), cleared }, context);
    const approval = outcome.state.approval!;
    if (outcome.facts.length === 0) await this.#push(orderId, approval);
    const ended = await outcomeOf(this.orders, orderId, (now) => now.sends[approval]);
    if (ended === 'failed') await this.#refuseWhatChanged(orderId, context);
    return ended;
  }

  /** An order put away or a flag opened again while the mail was being made is the reason to name, not the mail. */
  async #refuseWhatChanged(orderId: string, context: Context): Promise<void> {
    const { state } = await this.orders.load(orderId);
    if (state.status === 'archived') throw new RefusedError<OrderRefusal>('OrderArchived');
    if (mayBeApproved(state)) await this.#clear(orderId, state, context);
  }

  /** Refuses what cannot be drafted, wording that waits for its approval, and what a review flag stops. */
  async #clear(orderId: string, state: Approvable, context: Context): Promise<WillVersion> {
    const version = willVersionOf(state);
    const drafting = await this.drafts.draft(version, 'final');
    if (!drafting?.ok) throw new RefusedError<OrderRefusal>('DraftImpossible', { message: drafting?.refused.reason });
    const { missing, stops } = await this.queries.execute(new GetWordingState());
    if (stops && missing !== null) throw new RefusedError<OrderRefusal>('WordingNotApproved', { message: missing });
    await this.commands.execute(new ReviewWill(orderId, version, context));
    await this.commands.execute(new ClearToSend(version.customerId, version.willRevision, context));
    return version;
  }

  /** Approved before and still on its way: should its job have been lost or have given up, it starts again. */
  async #push(orderId: string, approvalId: string): Promise<void> {
    const { facts } = await this.orders.load(orderId);
    const isIt = (fact: RecordedFact): fact is RecordedFact & FactOf<typeof DraftApproved> =>
      fact.type === 'DraftApproved' && (fact as RecordedFact & FactOf<typeof DraftApproved>).data.approvalId === approvalId;
    const approved = facts.find(isIt);
    if (!approved) return;
    if (!(await this.jobs.retry(sendDraft.name, approved.id))) await this.jobs.add(sendDraft, approved.id, { orderId, ...approved.data });
  }
}
