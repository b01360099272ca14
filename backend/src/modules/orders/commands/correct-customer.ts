import { Command, CommandBus, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { CorrectedDetails } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { CorrectDetails, GetCustomer } from '../../customers/index.ts';
import { DetailsCorrections } from '../details-corrections.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { orderIdOf } from '../order-id.ts';
import { Orders } from '../orders.repository.ts';

type Corrected = { readonly corrected: boolean; readonly drafting: boolean };

/**
 * Corrects the name, date of birth or address of a customer who asked for it. When they are locked for an order, the order decides first:
 * from then on nothing is approved until its will stands on the corrected details.
 */
export class CorrectCustomer extends Command<Corrected> {
  constructor(
    readonly customerId: string,
    readonly correction: { readonly changes: CorrectedDetails; readonly reason: string },
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CorrectCustomer)
export class CorrectCustomerHandler implements ICommandHandler<CorrectCustomer> {
  constructor(
    private readonly orders: Orders,
    private readonly corrections: DetailsCorrections,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, correction: { changes, reason }, context }: CorrectCustomer): Promise<Corrected> {
    const details = (await this.queries.execute(new GetCustomer(customerId)))?.details;
    if (!details) throw new RefusedError<OrderRefusal>('NoDetails');
    const before: Readonly<Record<string, string | null>> = details;
    if (Object.entries(changes).every(([key, value]) => before[key] === value)) return { corrected: false, drafting: false };
    const correction = { correctionId: uuid(), changes, reason };
    const orderId = orderIdOf(customerId);
    const begun = await this.orders.handle(orderId, { type: 'BeginCorrection', ...correction }, context);
    if (begun.facts.length === 0) {
      const open = { ...correction, orderId: null };
      return { corrected: await this.commands.execute(new CorrectDetails(customerId, open, context)), drafting: false };
    }
    const corrected = await this.corrections.make(orderId, customerId, correction, context);
    return { corrected, drafting: corrected && begun.state.payment.status === 'succeeded' };
  }
}
