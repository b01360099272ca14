import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Context } from '../../event-sourcing/context.ts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { CorrectDetails, type Correction } from '../customers/index.ts';
import { AnswersLock } from './answers-lock.ts';
import { Orders } from './orders.repository.ts';

/**
 * Makes a correction of details that are locked for an order: on the customer's stream, then on the lock, which the order follows. A reaction
 * does the same from the fact that began it, in case this process dies before. Safe to repeat.
 */
@Injectable()
export class DetailsCorrections {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: Orders,
    private readonly lock: AnswersLock,
  ) {}

  /** Answers whether anything changed. */
  async make(orderId: string, customerId: string, correction: Omit<Correction, 'orderId'>, context: Context): Promise<boolean> {
    const corrected = await this.commands
      .execute(new CorrectDetails(customerId, { ...correction, orderId }, context))
      .catch((error: unknown) => {
        // Erased since: nothing is left to correct.
        if (isRefusedFor(error, 'CustomerUnknown')) return false;
        throw error;
      });
    await this.lock.follow(orderId, await this.orders.load(orderId), context);
    await this.orders.handle(orderId, { type: 'EndCorrection', correctionId: correction.correctionId }, context);
    return corrected;
  }
}
