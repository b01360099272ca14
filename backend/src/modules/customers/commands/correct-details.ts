import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CorrectedDetails } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Customers } from '../customers.repository.ts';

export type Correction = {
  readonly correctionId: string;
  /** The order that they are locked for, which lets them be corrected; null when they are open. */
  readonly orderId: string | null;
  readonly changes: CorrectedDetails;
  readonly reason: string;
};

/** Safe to repeat. Answers whether it changed anything; refused while the details are locked for another order than is named. */
export class CorrectDetails extends Command<boolean> {
  constructor(
    readonly customerId: string,
    readonly correction: Correction,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(CorrectDetails)
export class CorrectDetailsHandler implements ICommandHandler<CorrectDetails> {
  constructor(private readonly customers: Customers) {}

  async execute({ customerId, correction: { changes, ...correction }, context }: CorrectDetails): Promise<boolean> {
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    await this.customers.handle(customerId, { type: 'CorrectDetails', ...correction, changes: given }, context);
    const { facts } = await this.customers.load(customerId);
    return facts.some(({ type, data }) => type === 'DetailsCorrected' && data.correctionId === correction.correctionId);
  }
}
