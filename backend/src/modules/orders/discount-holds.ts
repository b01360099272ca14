import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { EndHold } from '../discounts/index.ts';
import type { OrderFact } from './domain/order.facts.ts';

/**
 * Tells codes with a limit what became of the uses that an order held, at once, so that the next customer already sees it. A reaction does
 * the same from the facts, in case this process dies before. Each hold has a number and ends once, so an old word takes nothing from a
 * newer hold.
 */
@Injectable()
export class DiscountHolds {
  constructor(private readonly commands: CommandBus) {}

  async follow(facts: readonly OrderFact[], context: Context): Promise<void> {
    for (const fact of facts) {
      if (fact.type === 'DiscountHoldDropped')
        await this.commands.execute(new EndHold(fact.data.customerId, fact.data, 'released', context));
      if (fact.type !== 'PaymentSucceeded' || fact.data.discount === null) continue;
      const { code, hold } = fact.data.discount;
      if (hold !== null) await this.commands.execute(new EndHold(fact.data.customerId, { code, hold }, 'used', context));
    }
  }
}
