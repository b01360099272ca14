import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { GetWordingState } from '../../launch/index.ts';
import { GetOpenedVersions } from '../../operators/index.ts';
import { ClearToSend, type ReadVersions } from '../../wills/index.ts';
import type { Cleared, OrderRefusal } from '../domain/order.commands.ts';
import { hasOpenEnquiry, willVersionOf } from '../domain/order.state.ts';
import { refuseMoved, type Seen } from '../order-version.ts';
import { Orders } from '../orders.repository.ts';

/** Who lets a will go out, and what their screen showed; null when they do not say. */
export type Approver = { readonly operatorId: string; readonly seen: Seen | null };

/**
 * Lets the will of a paid order go out, or refuses: wording that waits for its approval, a version that the approver has not read, what cannot
 * be drafted, and what a review flag stops. Null where the order's own rules stand in the way.
 */
export class ClearDraft extends Command<Cleared | null> {
  constructor(
    readonly orderId: string,
    readonly approver: Approver,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ClearDraft)
export class ClearDraftHandler implements ICommandHandler<ClearDraft> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ orderId, approver, context }: ClearDraft): Promise<Cleared | null> {
    const { state, facts } = await this.orders.load(orderId);
    const { placed, payment, status, returned, customerRevision } = state;
    if (!placed || payment.status !== 'succeeded') return null;
    if (status === 'archived') throw new RefusedError<OrderRefusal>('OrderArchived');
    if (returned || hasOpenEnquiry(state)) return null;
    refuseMoved(approver.seen, state);
    const { missing, stops } = await this.queries.execute(new GetWordingState());
    if (stops && missing !== null) throw new RefusedError<OrderRefusal>('WordingNotApproved', { message: missing });
    const version = willVersionOf({ placed, customerRevision });
    const read = await this.#readBy(approver, orderId, facts[0]!.recordedAt);
    const tag = await this.commands.execute(new ClearToSend(orderId, version, read, context));
    return { willRevision: version.willRevision, customerRevision, tag };
  }

  async #readBy({ operatorId, seen }: Approver, orderId: string, since: string): Promise<ReadVersions> {
    const opened = await this.queries.execute(new GetOpenedVersions(operatorId, orderId, since));
    return { named: seen?.tag ?? null, opened };
  }
}
