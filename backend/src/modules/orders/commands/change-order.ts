import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Context } from '../../../event-sourcing/context.ts';
import type { Cleared, OrderChange } from '../domain/order.commands.ts';
import { Orders } from '../orders.repository.ts';
import { type Approver, ClearDraft } from './clear-draft.ts';

/** Sends nothing. What is marked as sent by hand is cleared like what is mailed. */
export class ChangeOrder extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly change: OrderChange,
    readonly operator: Approver,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrder)
export class ChangeOrderHandler implements ICommandHandler<ChangeOrder> {
  constructor(
    private readonly orders: Orders,
    private readonly commands: CommandBus,
  ) {}

  async execute(asked: ChangeOrder): Promise<void> {
    const { orderId, change, operator, context } = asked;
    const cleared = change.status === 'sent' ? await this.#cleared(asked) : null;
    await this.orders.handle(orderId, { type: 'Update', ...change, cleared, seen: operator.seen?.standing ?? null }, context);
  }

  async #cleared({ orderId, operator, context }: ChangeOrder): Promise<Cleared | null> {
    const { status, versions, approval } = (await this.orders.load(orderId)).state;
    const isSent = status === 'sent' || versions.at(-1)?.sent;
    return isSent || approval ? null : this.commands.execute(new ClearDraft(orderId, operator, context));
  }
}
